import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContentFile } from '../../../../editorial/content/read.ts';
import { validEncoding } from '../../../../editorial/check/rules/files/valid-encoding.ts';
import { validSettings } from '../../../../editorial/check/rules/files/valid-settings.ts';
import { validYaml } from '../../../../editorial/check/rules/files/valid-yaml.ts';
import { runRule } from '../../../../editorial/check/shared/rule.ts';
import { isError } from '../../../../editorial/output/diagnostic.ts';
import { parseYaml } from '../../../../src/formats/yaml.ts';
import { build } from '../fuzz/build.ts';

const NAME = 'faq/01-why.mdx';

/** Each alone, and some together. More with `FUZZ_COUNT=100000 FUZZ_SEED=2`. */
const { FUZZ_COUNT = '300', FUZZ_SEED = '1' } = process.env;

/** What one parser of YAML may take for something else than another one. */
const YAML = [
  ...'a 0 1 8 - + . .. _ 0b11 0x1F 0o17 010 1_000 1e3 1e400 .5 .inf .nan 12:30 : ,'.split(' '),
  ...'yes no on true null ~ << = " \' [ ] { } # & * ! !!str !!binary !!set !!null ? | >- |2'.split(
    ' ',
  ),
  ...['2026-08-07', '2026-8-7', '2026-02-30', '0001-01-01', 'T12:30:00Z', '\\', '\\x41', '\\/'],
  ...[' ', '\n  ', '\n', '\n\n  ', '\r', '\r\n  ', '\t', ': ', '- ', ' #', '&b ', '*b ', '? '],
  ...['\u00A0', '\uFEFF', '\u0085', '\u2028', '\u0007', '\uD800', '😀', '“', '---', '...'],
];

describe('The settings of a file', () => {
  it.each([
    [
      'closed at once',
      '---\n---\nquestion: Why?\n---\n\nSo.\n',
      {},
      'question: Why?\n---\n\nSo.\n',
    ],
    [
      'closed by more than three hyphens',
      '---\nquestion: Why?\n----\n\nSo.\n',
      { question: 'Why?' },
      '-\n\nSo.\n',
    ],
    [
      'opened by hyphens and spaces',
      '---  \nquestion: Why?\n---\n\nSo.\n',
      { question: 'Why?' },
      '\nSo.\n',
    ],
    [
      'after a byte order mark',
      '\uFEFF---\nquestion: Why?\n---\n\nSo.\n',
      { question: 'Why?' },
      '\nSo.\n',
    ],
    [
      'with CRLF',
      '---\r\nquestion: Why?\r\n---\r\n\r\nSo.\r\n',
      { question: 'Why?' },
      '\r\nSo.\r\n',
    ],
  ])('end where Astro ends them: %s', (_, source, data, body) => {
    const file = readContentFile(NAME, source);
    expect(file.data).toEqual(data);
    expect(file.body).toBe(body);
    const built = build('elsewhere.mdx', source);
    expect(built).toMatchObject({ accepted: true, data });
  });

  it.each([
    ['legal/01-a.mdx', 'anchor: a\ntitle: '],
    ['legal/01-a.mdx', 'anchor: a\ntitle: b\nbasisLink: { href: /legal, label: c', ' }'],
    [NAME, 'question: Why?\nuntil: '],
    [NAME, 'question: Why?\nprizeLoss: '],
    ['studio.yaml', 'a: '],
    ['studio.yaml', 'a: [b, ', ']'],
  ])('are what the build reads, or there is an error: %s: %j', (name, before, after = '') => {
    const values = fc.array(fc.constantFrom(...YAML), { minLength: 1, maxLength: 4 });
    const isProse = name.endsWith('.mdx');
    const rules = [validYaml, validEncoding, ...(isProse ? [validSettings] : [])];
    let accepted = 0;
    const property = fc.property(values, (value) => {
      const yaml = `${before}${value.join('')}${after}\n`;
      const source = isProse ? `---\n${yaml}---\n\nSo.\n` : yaml;
      const file = readContentFile(name, source);
      if (rules.some((rule) => runRule(rule, [file]).some(isError))) return;
      accepted += 1;
      expect(file.data).toEqual(isProse ? parseFrontmatter(source).frontmatter : parseYaml(source));
    });
    const examples = YAML.map((value): [string[]] => [[value]]);
    fc.assert(property, { examples, numRuns: Number(FUZZ_COUNT), seed: Number(FUZZ_SEED) });
    expect(accepted).toBeGreaterThan(0);
  });

  it.each([
    ['an alias without an anchor', 'question: Why?\nprizeLoss: *gone', '3:12'],
    ['an unknown tag', 'question: !!x Why?', '2:11'],
  ])('may not have %s, which is reported at its place', (_, settings, place) => {
    const source = `---\n${settings}\n---\n\nSo.\n`;
    expect(build(NAME, source).accepted).toBe(false);
    expect(
      runRule(validYaml, [readContentFile(NAME, source)]).map(
        ({ place: { start } }) => `${start.line}:${start.column}`,
      ),
    ).toEqual([place]);
  });
});
