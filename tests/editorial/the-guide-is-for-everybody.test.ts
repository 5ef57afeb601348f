import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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
