import { once } from 'node:events';
import { createReadStream, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { buildSides } from '../../../../src/editorial/review/sides.ts';
import { build, page, project, PROJECT } from './project.ts';
import { emptyFolder, namedPipe } from './repository.ts';

// Each test starts programs, which take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** What each side came to, by its route. */
const said = async (sides: ReturnType<typeof build>) => {
  const { before, after } = await sides;
  return [before, after].map(({ pages }) => Object.fromEntries(pages));
};

describe('a review of a project', () => {
  it('builds the commit and the working tree, and says so', async () => {
    const { repository } = project();
    const short = repository.git('rev-parse', '--short', 'HEAD~1');
    const words: string[] = [];
    const sides = await buildSides('HEAD~1', PROJECT, (text) => words.push(text), repository.root);
    expect(sides).toMatchObject({
      before: { name: `HEAD~1 (${short})`, pages: new Map([['/', '<p>One.</p>']]) },
      after: { name: 'the working tree', pages: new Map([['/', '<p>Two.</p>']]) },
    });
    expect(words).toEqual([`Building HEAD~1 (${short}) and the working tree …`]);
  });

  it('calls a commit that nobody named by its hash', async () => {
    const { repository } = project();
    const { before } = await build(repository);
    expect(before.name).toBe(repository.git('rev-parse', '--short', 'HEAD'));
  });

  it('takes the folder that it is started in for the project’s', async () => {
    const { repository } = project();
    vi.spyOn(process, 'cwd').mockReturnValue(join(repository.root, 'pages'));
    const { after } = await buildSides('HEAD', PROJECT, () => undefined);
    expect(after.pages.get('/')).toBe('<p>Two.</p>');
  });

  it('counts what is not committed, and what git does not know yet', async () => {
    const { repository } = project();
    repository.write({ ...page('Three.'), 'pages/new.html': '<p>New.</p>' });
    expect(await said(build(repository))).toEqual([
      { '/': '<p>Two.</p>' },
      { '/': '<p>Three.</p>', '/new': '<p>New.</p>' },
    ]);
  });

  it('takes the facts that each side declares', async () => {
    const { repository } = project();
    const register = (root: string) => [
      {
        name: 'Text',
        kind: 'words',
        file: 'index.html',
        values: [readFileSync(join(root, 'pages/index.html'), 'utf8')],
        isDisputed: false,
      },
    ];
    const { registers } = await build(repository, 'HEAD~1', { register });
    expect([registers?.before, registers?.after].map((side) => side?.[0]?.values)).toEqual([
      ['<p>One.</p>'],
      ['<p>Two.</p>'],
    ]);
  });

  const TODAY = 'mkdir -p "$OUT" && echo "$SOURCE_DATE_EPOCH" > "$OUT/index.html"';

  it('builds both sides on one day: this one', async () => {
    const { repository } = project();
    vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
    const start = Math.floor(Date.now() / 1000);
    const [before, after] = await said(build(repository, 'HEAD', { build: TODAY }));
    const now = Number(after?.['/']);
    expect(before).toEqual(after);
    expect(now).toBeGreaterThanOrEqual(start);
    expect(now).toBeLessThanOrEqual(Date.now() / 1000);
  });

  it('builds both sides on another day, if it is told to', async () => {
    const { repository } = project();
    vi.stubEnv('SOURCE_DATE_EPOCH', '86400');
    const day = { '/': '86400\n' };
    expect(await said(build(repository, 'HEAD', { build: TODAY }))).toEqual([day, day]);
  });
});

const LIST = 'mkdir -p "$OUT" && ls -A node_modules > "$OUT/index.html"';

describe('what the build needs', () => {
  it('is what is installed here, without what builds keep beside it', async () => {
    const { repository } = project();
    for (const name of ['one', '.bin', '.cache'])
      mkdirSync(join(repository.root, 'node_modules', name), { recursive: true });
    repository.commit({ 'lock.json': '1' });
    const [before, after] = await said(build(repository, 'HEAD', { build: LIST }));
    expect([before, after]).toEqual([{ '/': '.bin\none\n' }, { '/': '.bin\n.cache\none\n' }]);
    expect(readdirSync(join(repository.root, 'node_modules'))).toEqual(['.bin', '.cache', 'one']);
  });

  it('is installed anew where the lock file was another', async () => {
    const { repository } = project();
    repository.write({ 'node_modules/one': '' });
    repository.commit({ 'lock.json': '1' });
    repository.write({ 'lock.json': '2' });
    const [before, after] = await said(build(repository, 'HEAD', { build: LIST }));
    expect([before, after]).toEqual([{ '/': 'mark\n' }, { '/': 'one\n' }]);
  });

  it('is installed anew where there was no lock file', async () => {
    const { repository } = project();
    repository.write({ 'node_modules/one': '', 'lock.json': '1' });
    const [before] = await said(build(repository, 'HEAD', { build: LIST }));
    expect(before).toEqual({ '/': 'mark\n' });
  });

  it('may be nothing', async () => {
    const { repository } = project();
    expect(await said(build(repository, 'HEAD'))).toHaveLength(2);
  });

  it('is told to be missing in the words of its own installer', async () => {
    const { repository } = project();
    repository.write({ 'lock.json': '1' });
    const install = 'echo not to be had >&2; exit 3';
    await expect(build(repository, 'HEAD', { install })).rejects.toThrow(
      `The version to compare with cannot be built. The last words of “${install}”:\n\nnot to be had`,
    );
  });
});

const LONG = 'for n in $(seq 20); do echo "line $n"; done; exit 1';
const LAST = Array.from({ length: 15 }, (_, index) => `line ${index + 6}`).join('\n');

describe('a build that fails', () => {
  it.each([
    [
      'The working tree',
      `[ "$(cat pages/index.html)" = "<p>One.</p>" ] && ${PROJECT.build} || { ${LONG}; }`,
    ],
    [
      'The version to compare with',
      `[ "$(cat pages/index.html)" = "<p>Two.</p>" ] && ${PROJECT.build} || { ${LONG}; }`,
    ],
  ])('is told with its last words: %s', async (what, command) => {
    const { repository } = project();
    await expect(build(repository, 'HEAD~1', { build: command })).rejects.toThrow(
      new Error(`${what} cannot be built. The last words of “${command}”:\n\n${LAST}`),
    );
  });

  it('is told in the order in which both its voices spoke', async () => {
    const { repository } = project();
    const command = 'echo one; sleep 0.2; echo two >&2; sleep 0.2; echo three; exit 1';
    await expect(build(repository, 'HEAD', { build: command })).rejects.toThrow(/one\ntwo\nthree$/);
  });

  it('ends the other one', async () => {
    const started = join(emptyFolder(), 'started');
    const pipe = namedPipe();
    const { repository } = project();
    const isOne = '[ "$(cat pages/index.html)" = "<p>One.</p>" ]';
    const fails = `until [ -e "${started}" ]; do sleep 0.05; done; exit 1`;
    // What the other one has started holds the pipe open for as long as it runs.
    const command = `${isOne} && { ${fails}; }; exec 3> "${pipe}"; touch "${started}"; sleep 600 & wait`;
    const otherHasEnded = once(createReadStream(pipe).resume(), 'end');
    await expect(build(repository, 'HEAD~1', { build: command })).rejects.toThrow(
      'cannot be built',
    );
    await otherHasEnded;
  });
});
