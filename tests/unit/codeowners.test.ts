import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rules = readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));
const paths = rules.map(([path = '']) => path);
const isAtTop = (file: string) => !file.includes('/');
/** Who must approve a change of a file: the last rule that matches it. */
const ownersOf = (file: string) =>
  rules
    .findLast(
      ([path = '']) =>
        path === '*' || (path === '/*' ? isAtTop(file) : `/${file}`.startsWith(path)),
    )
    ?.slice(1);

describe('CODEOWNERS', () => {
  it('names paths that exist, with an owner for each', () => {
    // Until a version is adopted, its folder does not exist.
    const madeLater = ['/src/content/versions/'];
    const missing = paths.filter(
      (path) => !/^\/?\*$/.test(path) && !madeLater.includes(path) && !existsSync(path.slice(1)),
    );
    expect(missing).toEqual([]);
    expect(rules.filter(([, ...owners]) => owners.length === 0)).toEqual([]);
  });

  it.each(['legal', 'pledge'])('asks others than editors about the text of %s', (text) => {
    const editors = ownersOf('src/content/about/01-mission.mdx');
    for (const file of [`${text}/01-a.mdx`, `${text}.yaml`])
      expect(ownersOf(`src/content/${file}`)).not.toEqual(editors);
  });

  it('asks counsel alone about the warnings of loss, which no other owner can approve', () => {
    // One approval is enough, of any owner that a line names.
    expect(ownersOf('src/content/navigation.yaml')).toEqual(['@muuva/counsel']);
  });

  it('asks the founder about figures that the review is to ignore', () => {
    expect(ownersOf('src/content/figures.txt')).toEqual(['@muuva/founder']);
  });

  it('protects what decides who must approve: no later rule takes it back', () => {
    expect(paths[0]).toBe('*');
    const last = rules.slice(paths.indexOf('/*'));
    const folders = ['editorial', 'integrations', 'packages', 'scripts', 'tests', '.ci', '.github'];
    expect(last.map(([path]) => path)).toEqual(
      expect.arrayContaining(['/*', ...folders.map((folder) => `/${folder}/`)]),
    );
    for (const [path, ...owners] of last)
      expect([path, owners]).toEqual([path, ['@muuva/developers', '@muuva/founder']]);
  });

  it('asks the owners of the review about the programs of workflows and about each file at the top, which builds load', () => {
    // Paths from the root, not the ends of those after a variable, a slash or a dot.
    const programs = globSync('.github/workflows/*.yml').flatMap(
      (file) => readFileSync(file, 'utf8').match(/(?<![\w/$.])[\w./-]+\.[jt]s\b/g) ?? [],
    );
    const atTop = readdirSync('.', { withFileTypes: true }).filter((one) => one.isFile());
    expect(programs).not.toEqual([]);
    const owned = ownersOf('.github/workflows/review.yml');
    for (const file of [...atTop.map(({ name }) => name), ...programs])
      expect([file, ownersOf(file)]).toEqual([file, owned]);
  });
});
