import { isAlias, isScalar, visit } from 'yaml';
import { schemaOf } from '../../../schemas/collections.ts';
import { placeAt, placeOf } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Finding, Rule } from '../shared/rule.ts';
import { judgeSettings, valueAt } from '../settings/issues.ts';
import { isLeftBehind, LEFT_BEHIND } from '../settings/partial-edits.ts';
import { tellFault } from '../settings/broken.ts';
import { quoted, type Path } from '../settings/typed.ts';

/**
 * The settings of every file can be read, and none of what was typed is left out in silence:
 * otherwise a visitor would miss a page, or the end of a line.
 */
export const settingsCanBeRead: Rule = {
  name: 'settings-can-be-read',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why: how?\n---\n\nSo.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: "Why: how?"\n---\n\nSo.\n' },
  checkFile: (file) => {
    if (file.name.endsWith('.mdx') && file.bodyStart === 0) return [withoutSettings(file)];
    return [...unread(file), ...cutOff(file), ...named(file)];
  },
};

function unread(file: ContentFile): Finding[] {
  const left = file.faults.filter((fault) => isLeftBehind(file, fault.right));
  return file.faults
    .filter((fault) => !left.slice(1).includes(fault))
    .map((fault): Finding => ({
      file: file.path,
      ...placeAt(file, file.settingsStart + fault.offset),
      severity: 'error',
      ...(left.includes(fault) ? LEFT_BEHIND : tellFault(fault)),
    }));
}

/** Values that end where a # stands behind a space: the rest is a note that no visitor reads. */
function cutOff(file: ContentFile): Finding[] {
  const found: Finding[] = [];
  visit(file.settings, {
    Scalar: (_, { type, comment, range }) => {
      if (type !== 'PLAIN' || typeof comment !== 'string' || !range) return;
      const at = file.settingsStart + range[1];
      const [rest = ''] = file.source.slice(at).split(/\r?\n/);
      const sign = rest.indexOf('#');
      if (sign >= 0) found.push(cut(file, file.settingsStart + range[0], at + sign, rest.trim()));
    },
  });
  return found;
}

/** Words behind an & are a name for the value, which no visitor reads; it does something only where an * calls it. */
function named(file: ContentFile): Finding[] {
  const found: Finding[] = [];
  const used = new Set<string>();
  visit(file.settings, {
    Alias: (_, { source }) => {
      used.add(source);
    },
  });
  visit(file.settings, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor === undefined || used.has(node.anchor) || !node.range)
        return;
      const at = file.source.lastIndexOf(`&${node.anchor}`, file.settingsStart + node.range[0]);
      const [rest = ''] = file.source.slice(at).split(/\r?\n/);
      const before = file.source.slice(file.source.lastIndexOf('\n', at) + 1, at).trim();
      found.push({
        file: file.path,
        ...placeAt(file, at),
        severity: 'warning',
        what: `“&${node.anchor}” is left out.`,
        why: 'What stands behind a & at the start of a value is a name that no visitor reads.',
        fix: isScalar(node) ? `${before} ${quoted(rest.trim())}` : before,
      });
    },
  });
  return found;
}

function cut(file: ContentFile, start: number, at: number, note: string): Finding {
  const before = file.source.slice(file.source.lastIndexOf('\n', start - 1) + 1, start);
  const value = file.source.slice(start, at) + note;
  const place = placeAt(file, at);
  return {
    file: file.path,
    ...place,
    severity: isMissed(file, place.line) ? 'error' : 'warning',
    what: `“${note}” is left out.`,
    why: 'What stands behind a space and a # is a note that no visitor reads.',
    fix: `${before.trim()} ${quoted(value)}`,
  };
}

/** Whether the site cannot do without what is left out. */
function isMissed(file: ContentFile, line: number): boolean {
  const schema = schemaOf(file.name);
  const issues = schema ? judgeSettings(file, schema).issues : [];
  return issues.some(({ path }) => isThere(file, path) && placeOf(file, path).line === line);
}

function isThere({ data }: ContentFile, path: Path): boolean {
  return path.length > 0 && valueAt(data, path) !== undefined;
}

/** Whether the end of a value is left out. */
export function isCut(file: ContentFile, path: Path): boolean {
  return isThere(file, path) && cutOff(file).some(({ line }) => line === placeOf(file, path).line);
}

function withoutSettings(file: ContentFile): Finding {
  const lines = file.source.split(/\r?\n/);
  if (!/^\uFEFF?---\s*$/.test(lines[0] ?? ''))
    return {
      ...at(file, 1),
      what: 'This file has no settings.',
      why: 'The site finds the title and the place of a text in its settings.',
      fix: 'Begin the file with a line of three hyphens, the settings, and another line of three hyphens.',
    };
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '');
  return {
    ...at(file, end < 0 ? lines.length : end + 1),
    what: 'The line of three hyphens below the settings is missing.',
    why: 'Without it the site cannot tell the settings from the text.',
    fix: '---',
  };
}

const at = (file: ContentFile, line: number) =>
  ({ file: file.path, line, column: 1, severity: 'error' }) as const;
