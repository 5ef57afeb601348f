import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolders, compareInChild, type Folders } from '../../src/comment/compare.ts';
import { emptyFolder } from '../repository.ts';

/** Two sites of one page, and empty folders of sources, in the layout of `copy-review --keep`. */
function newFolders(before = '<p>One.', after = before) {
  const root = emptyFolder();
  const put = (name: string, text = '') => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
    return join(root, name);
  };
  put('before/site/index.html', before);
  put('after/site/index.html', after);
  put('before/source/facts.yaml');
  put('after/source/facts.yaml');
  const folders = (from = root): Folders => ({
    before: join(from, 'before/site'),
    after: join(from, 'after/site'),
    sources: { before: join(from, 'before/source'), after: join(from, 'after/source') },
  });
  return { root, put, folders };
}

describe('Folders that a pull request has built', () => {
  it('may be read if they have files, also below a symbolic link', () => {
    const { root, folders } = newFolders();
    const link = join(emptyFolder(), 'link');
    symlinkSync(root, link);
    expect(checkFolders(folders())).toBeUndefined();
    expect(checkFolders(folders(link))).toBeUndefined();
  });

  it('are missing if there is no folder, or a symbolic link', () => {
    const missing = 'There are no pages to compare: the build may have failed.';
    const { root, folders } = newFolders();
    expect(checkFolders({ before: '', after: join(root, 'after/site') })).toBe(missing);
    expect(checkFolders(folders(emptyFolder()))).toBe(missing);
    const other = emptyFolder();
    for (const side of ['before', 'after']) symlinkSync(join(root, side), join(other, side));
    expect(checkFolders(folders(other))).toBe(missing);
  });

  it('must not contain symbolic links', () => {
    const { root, folders } = newFolders();
    symlinkSync('/etc/passwd', join(root, 'after/source/link.yaml'));
    expect(checkFolders(folders())).toContain('something that is no file');
  });
});

describe('Their comparison', () => {
  const CONFIG =
    'export const config = { language: "en", ignore: [], data: [], documents: [], register: () => [] };';

  const compare = async (folders: Folders, more: { config?: string; seconds?: number } = {}) =>
    await compareInChild({
      ...{ folders, out: emptyFolder(), config: '', labels: undefined, seconds: 60 },
      ...more,
    });

  it('returns the report, and whether a check blocks the change', async () => {
    const { put, folders } = newFolders('<p>We keep 5 %.', '<p>We keep 6 %.');
    const fact = '{ name: "Share", kind: "percent", file: "a", values: ["5"], isDisputed: false }';
    const config = put('config.mjs', CONFIG.replace('[] }', `[${fact}] }`));
    const { before, after } = folders();
    expect(await compare({ before, after })).toMatchObject({ isBlocked: false });
    expect(await compare(folders(), { config })).toMatchObject({
      isBlocked: true,
      summary: expect.stringContaining('| percent | ~~5 %') as string,
      outline: expect.stringContaining('~~5 %') as string,
    });
  });

  it('runs without the environment variables of the job', async () => {
    const { root, put, folders } = newFolders();
    const written = join(root, 'variables.json');
    const config = put(
      'config.mjs',
      `import { writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(written)}, JSON.stringify(Object.keys(process.env)));
      ${CONFIG}`,
    );
    expect(await compare(folders(), { config })).toMatchObject({ isBlocked: false });
    expect(JSON.parse(readFileSync(written, 'utf8'))).toEqual(['PATH']);
  });

  it.each([
    ['fails', 'throw "so";', 'cannot be compared'],
    ['leaves no report', 'process.exit(0);', 'cannot be compared'],
  ])('returns a fault if it %s', async (_, code, fault) => {
    const { put, folders } = newFolders();
    const config = put('config.mjs', code);
    expect(await compare(folders(), { config })).toEqual({
      fault: expect.stringContaining(fault) as string,
    });
  });

  it('is unknown if it needs more time than its budget', async () => {
    const { put, folders } = newFolders();
    const config = put('config.mjs', 'while (true);');
    expect(await compare(folders(), { config, seconds: 2 })).toEqual({
      isBlocked: true,
      outline: expect.stringContaining('took more than 2 seconds') as string,
      summary: expect.stringContaining('took more than 2 seconds') as string,
    });
  });
});
