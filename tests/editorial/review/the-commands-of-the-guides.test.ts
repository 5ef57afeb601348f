import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newRepository, type Repository } from './repository.ts';

// Each test starts programs, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The project’s own command, with the pages of a site that is built by copying them. */
const CONFIG = `export const config = {
  language: 'en', ignore: [], data: [], documents: [], main: 'main',
  build: 'mkdir -p "$OUT" && cp pages/*.html "$OUT"', output: 'out', outputVariable: 'OUT',
  install: 'exit 1', lockFile: 'lock.json',
  register: (root) => [{ name: 'Share', kind: 'percent', file: 'facts.yaml', values: ['5'], isDisputed: false }],
};\n`;
const page = (text: string) => ({ 'pages/index.html': `<p>${text}</p>` });
/** A folder of HTML beside the repository’s own. */
const folder = (name: string, text: string) => ({ [`${name}/index.html`]: `<p>${text}</p>` });

/** All that a guide says can be typed, whether in a line of its own or within one. */
const commandsIn = (guide: string, command: string) =>
  [...readFileSync(guide, 'utf8').matchAll(/^(?<line>[^`\n]+)$|`(?<word>[^`\n]+)`/gm)]
    .map(({ groups }) => groups?.line ?? groups?.word ?? '')
    .filter((text) => text.startsWith(command));

/** Four commits on the main branch, one more on another, and a working tree that is not committed. */
function project(): Repository {
  const repository = newRepository();
  const { root, git, commit, write } = repository;
  mkdirSync(join(root, 'src/editorial'), { recursive: true });
  for (const path of ['tools', 'node_modules', 'src/editorial/review'])
    symlinkSync(resolve(path), join(root, path));
  copyFileSync('package.json', join(root, 'package.json'));
  const ignored = ['tools', 'node_modules', 'src', 'package.json', 'review', 'old', 'new'];
  commit({ ...page('We keep 5 % of it.'), '.gitignore': `${ignored.join('\n')}\n` });
  commit(page('It may rise.'));
  commit(page('It may rise soon.'));
  commit(page('We keep 5 % of it.'));
  git('checkout', '--quiet', '-b', 'work');
  commit(page('We keep 5 % of it, and more.'));
  write({
    ...{ 'src/editorial/review.config.ts': CONFIG, ...page('We keep 5 % of it, and no more.') },
    ...{ ...folder('old', 'It costs R 500 here.'), ...folder('new', 'It costs R 600 here.') },
  });
  return repository;
}

describe('a command of the guides', () => {
  let repository: Repository;
  beforeEach(() => {
    repository = project();
  });

  /** What the command says, and the reports that it writes. */
  function typed(command: string) {
    const { root } = repository;
    const words = command
      .replace('--before FOLDER', '--before old')
      .replace('--after FOLDER', '--after new')
      .split(' ');
    const { status, stdout } = spawnSync(words[0] ?? '', words.slice(1), {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, npm_config_loglevel: 'silent', npm_config_update_notifier: 'false' },
    });
    const reports = readdirSync(join(root, 'review')).toSorted();
    return { status, said: stdout.trim().split('\n'), reports };
  }

  const REPORTS = ['report.html', 'report.json', 'report.md'];

  it('is each of these, and there is no other', () => {
    expect(commandsIn('README.md', 'npm run review')).toEqual([
      'npm run review',
      'npm run review -- main~3',
      'npm run review -- --before FOLDER --after FOLDER',
    ]);
    expect(commandsIn('src/editorial/review/README.md', 'node ')).toEqual([
      'node src/editorial/review/main.ts --before FOLDER --after FOLDER --out review',
    ]);
  });

  it('compares with the commit at which the branch left main', () => {
    const { status, said, reports } = typed('npm run review');
    expect([status, reports]).toEqual([0, REPORTS]);
    expect(said.at(0)).toBe('No facts, 1 page, 1 changed text');
    expect(said.at(-1)).toBe('    ~ We keep 5 % of it{+, and no more+}.');
  });

  it('compares with a commit, and blocks where the register does not say what a page does', () => {
    repository.write(page('We keep 6 % of it.'));
    const { status, said, reports } = typed('npm run review -- main~3');
    expect([status, reports]).toEqual([1, REPORTS]);
    expect(said.at(0)).toBe('1 to put right, 1 fact, 1 page, 1 changed text');
    expect(said.at(1)).toMatch(/^main~3 \([0-9a-f]{7,}\) → the working tree$/);
    expect(typed('npm run review -- main~4')).toMatchObject({ status: 2, said: [''] });
  });

  it.each([
    'npm run review -- --before FOLDER --after FOLDER',
    'node src/editorial/review/main.ts --before FOLDER --after FOLDER --out review',
  ])('compares two folders: %s', (command) => {
    const { status, said, reports } = typed(command);
    expect([status, reports]).toEqual([0, REPORTS]);
    expect(said.slice(0, 2)).toEqual(['1 fact, 1 page, 1 changed text', 'old → new']);
    expect(said.at(-1)).toBe('    ~ It costs [-R 500-]{+R 600+} here.');
  });
});
