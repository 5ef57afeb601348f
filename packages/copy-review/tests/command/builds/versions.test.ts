import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readSite } from '../../../src/files/site.ts';
import { buildCommit } from '../../../src/command/builds/versions.ts';
import { build, keepFolder, page, project, PROJECT } from '../../project.ts';
import type { Repository } from '../../repository.ts';

describe('the versions of a review', () => {
  it('are the commit and the working tree, with uncommitted and untracked files', async () => {
    const { repository } = project();
    const short = repository.git('rev-parse', '--short', 'HEAD~1');
    repository.write({ ...page('Three.'), 'pages/new.html': '<p>New.</p>' });
    expect(await build(repository, 'HEAD~1')).toMatchObject({
      before: { name: `HEAD~1 (${short})`, pages: new Map([['/', '<p>One.</p>']]) },
      after: {
        name: 'the working tree',
        pages: new Map([
          ['/', '<p>Three.</p>'],
          ['/new', '<p>New.</p>'],
        ]),
      },
      progress: [`Building HEAD~1 (${short}) and the working tree …`],
    });
  });

  it('are found from a folder of the repository; a default commit is named by its hash', async () => {
    const { repository } = project();
    repository.write(page('Three.'));
    const { before, after } = await build({ root: join(repository.root, 'pages') });
    expect(before.name).toBe(repository.git('rev-parse', '--short', 'HEAD'));
    expect(after.pages.get('/')).toBe('<p>Three.</p>');
  });

  it('have the facts that each of them declares', async () => {
    const { repository } = project();
    const register = (root: string) => [
      {
        name: 'Text',
        kind: 'words',
        file: 'index.html',
        isDisputed: false,
        values: [readFileSync(join(root, 'pages/index.html'), 'utf8')],
      },
    ];
    const { registers } = await build(repository, 'HEAD~1', { register, sources: ['pages'] });
    expect([registers.before, registers.after].map((side) => side[0]?.values)).toEqual([
      ['<p>One.</p>'],
      ['<p>Two.</p>'],
    ]);
  });

  it('have the list of ignored figures of the working tree', async () => {
    const { repository } = project();
    const ignoredFigures = 'figures.yaml';
    const ignoredIn = async () =>
      (await build(repository, 'HEAD', { ignoredFigures })).registers.ignored;
    expect(await ignoredIn()).toEqual({ file: ignoredFigures, before: '', after: '' });
    repository.write({ [ignoredFigures]: '- 24 hours' });
    expect(await ignoredIn()).toEqual({
      file: ignoredFigures,
      before: '',
      after: '- 24 hours',
    });
  });

  it('are built with the same date: now, or SOURCE_DATE_EPOCH', async () => {
    const { repository } = project();
    const today = 'mkdir -p "$OUT" && echo "$SOURCE_DATE_EPOCH" > "$OUT/index.html"';
    const days = async () => {
      const { before, after } = await build(repository, 'HEAD', { build: today });
      return [before, after].map(({ pages }) => Number(pages.get('/')));
    };
    vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
    vi.spyOn(Date, 'now').mockReturnValue(172_800_999);
    expect(await days()).toEqual([172_800, 172_800]);
    vi.stubEnv('SOURCE_DATE_EPOCH', '86400');
    expect(await days()).toEqual([86_400, 86_400]);
  });
});

describe('a version that cannot be built', () => {
  const isOld = '[ "$(cat pages/index.html)" = "<p>One.</p>" ]';

  it.each([
    ['The version to compare with', `${isOld} && exit 1; ${PROJECT.build}`],
    ['The working tree', `${isOld} || exit 1; ${PROJECT.build}`],
  ])('is named in the error: %s', async (what, command) => {
    const { repository } = project();
    await expect(build(repository, 'HEAD~1', { build: command })).rejects.toThrow(
      `${what} cannot be built.`,
    );
  });

  it('is told once the other version is built too, as the worktree is removed then', async () => {
    const { repository } = project();
    const done = join(keepFolder(), 'done');
    const command = `${isOld} || exit 1; sleep 0.5; ${PROJECT.build}; touch "${done}"`;
    await expect(build(repository, 'HEAD~1', { build: command })).rejects.toThrow();
    expect(existsSync(done)).toBe(true);
  });
});

describe('the version of a commit', () => {
  const optionsFor = ({ root }: Repository, commit: string, variables = {}) => ({
    commit,
    folder: root,
    keep: keepFolder(),
    env: { PATH: process.env.PATH, OUT: 'out', ...variables },
  });

  it('is built without the variables of this process, is kept with the sources of its facts, and leaves nothing else', async () => {
    const { repository, temporary } = project();
    vi.stubEnv('SECRET', 'A secret.');
    const commit = repository.git('rev-parse', 'HEAD~1');
    const command = `${PROJECT.build} && echo "<p>$DAY$SECRET" > out/day.html && ln -s day.html out/link.html && ln -s index.html pages/link.html`;
    const traces = readdirSync(temporary);
    const { name, site, source } = await buildCommit(
      { ...PROJECT, build: command, sources: ['pages'] },
      optionsFor(repository, commit, { DAY: 'Monday' }),
    );
    expect(name).toBe(commit.slice(0, 7));
    const { pages, faults } = readSite(site);
    expect([...pages]).toEqual([
      ['/day', '<p>Monday\n'],
      ['/', '<p>One.</p>'],
    ]);
    expect(faults.map(({ file }) => file)).toEqual(['link.html']);
    expect(readdirSync(join(source, 'pages'))).toEqual(['index.html']);
    expect(readFileSync(join(source, 'pages/index.html'), 'utf8')).toBe('<p>One.</p>');
    expect(readdirSync(temporary)).toEqual(traces);
  });

  it('can be changed before it is built', async () => {
    const { repository } = project();
    const commit = repository.git('rev-parse', 'HEAD');
    const { site } = await buildCommit(PROJECT, {
      ...optionsFor(repository, commit),
      prepare: (checkout) => {
        writeFileSync(join(checkout, 'pages/index.html'), '<p>Another.</p>');
      },
    });
    expect(readSite(site).pages.get('/')).toBe('<p>Another.</p>');
  });

  it('gets its own packages if its lock file is another one', async () => {
    const { repository } = project();
    const commit = repository.commit({ 'lock.json': '1' });
    repository.write({ 'lock.json': '2' });
    const config = {
      ...PROJECT,
      install: 'mkdir node_modules && echo own > node_modules/whose',
      build: `${PROJECT.build} && cp node_modules/whose "$OUT/index.html"`,
    };
    const { site } = await buildCommit(config, optionsFor(repository, commit));
    expect(readSite(site).pages.get('/')).toBe('own\n');
  });

  it('that fails to build is named, with the last fifteen lines', async () => {
    const { repository } = project();
    const commit = repository.git('rev-parse', 'HEAD');
    const failing = { ...PROJECT, build: 'echo no; exit 1' };
    const options = optionsFor(repository, commit);
    await expect(buildCommit(failing, options)).rejects.toThrow(
      `The commit ${commit.slice(0, 7)} cannot be built. The last words of “echo no; exit 1”:\n\nno`,
    );
    const long = { ...PROJECT, build: 'seq 16; exit 1' };
    await expect(buildCommit(long, options)).rejects.toThrow('”:\n\n2\n3\n');
  });
});
