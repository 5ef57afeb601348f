import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/editorial/check/check.ts';
import { readContentFile } from '../../../src/editorial/content/read.ts';
import { CONTENT, withChange } from './fixture-content.ts';

const GUIDE = readFileSync('src/content/README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

const quoted = (pattern: RegExp) => [...GUIDE.matchAll(pattern)].map(([, found = '']) => found);

describe('The guide for editors', () => {
  it('uses no word of programming', () => {
    const words = GUIDE.replace(/`[^`]*`/g, '');
    const jargon =
      /\b(?:YAML|frontmatter|schema|string|parse\w*|token|commit|branch|merge|JSON|MDX|Markdown)\b/gi;
    expect(words.replace('a fact of the token', '').match(jargon)).toBeNull();
  });

  it('fits on one screen', () => {
    expect(GUIDE.split('\n').length).toBeLessThanOrEqual(70);
  });

  it('shows an entry of a change that can be copied as it stands', () => {
    const entry = /```\n([\s\S]*?)```/.exec(GUIDE)?.[1] ?? '';
    const files = withChange('legal.yaml', 'changes:\n', `changes:\n${entry}`).map((file) => {
      const source = file.source.replace(/^version: .*/m, 'version: "1.1"');
      return file.name === 'legal.yaml' ? readContentFile(file.name, source, file.path) : file;
    });
    expect(entry).toContain('kind: substantive');
    expect(GUIDE).toContain('Write the same `version` at the top of the file.');
    expect(checkContent(files)).toEqual(checkContent([...CONTENT]));
  });

  it('names commands that there are', () => {
    const commands = quoted(/`npm run ([\w:]+)`/g);
    expect(commands).not.toEqual([]);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('names files and folders that there are', () => {
    const places = quoted(/`([\w/.-]+(?:\.yaml|\.txt|\/))`/g);
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter((place) => !existsSync(`src/content/${place}`))).toEqual([]);
  });
});
