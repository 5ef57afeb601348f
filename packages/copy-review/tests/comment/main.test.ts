import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { NOTHING_CHANGED } from '../../src/report.ts';

const program = fileURLToPath(new URL('../../src/comment/main.ts', import.meta.url));
const CONFIG =
  'export const config = { language: "en", ignore: [], data: [], documents: [], register: () => [] };';
const NOT_KNOWN = 'What visitors will read differently is not known';

const newFolder = () => mkdtempSync(join(tmpdir(), 'comment-'));

function put(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Two sites, as `copy-review --keep` writes them. */
function sitesOf(before: string, after: string): string {
  const folder = newFolder();
  put(folder, 'before/site/index.html', before);
  put(folder, 'after/site/index.html', after);
  return folder;
}

interface Run {
  readonly sites?: string;
  readonly changed?: string;
  readonly status?: string;
  readonly config?: string;
  readonly seconds?: string;
}

/** Runs the program, which must print nothing, and returns the comment. */
function comment({
  sites = '',
  changed,
  status = 'success',
  config = CONFIG,
  seconds = '60',
}: Run) {
  const folder = newFolder();
  put(folder, 'config.mjs', config);
  if (changed !== undefined) put(folder, 'changed', changed);
  const options = {
    sites,
    out: folder,
    commit: 'abc1234',
    run: 'https://forge.example/1',
    status,
    seconds,
  };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const files = ['--changed', join(folder, 'changed'), '--config', join(folder, 'config.mjs')];
  const data = ['--data', 'src/content'];
  const ran = spawnSync(process.execPath, [program, ...words, ...files, ...data], {
    encoding: 'utf8',
  });
  expect({ status: ran.status, said: ran.stdout + ran.stderr }).toEqual({ status: 0, said: '' });
  return readFileSync(join(folder, 'comment.md'), 'utf8');
}

describe('The comment', () => {
  it('is written from the sites, by this checkout, whatever report lies beside them', () => {
    const sites = sitesOf('<p>It costs 5 %.', '<p>It costs 6 %.');
    put(sites, 'report.json', '{ "nothingChanged": true }');
    put(sites, 'report.md', NOTHING_CHANGED);
    const text = comment({ sites, changed: 'src/content/a.mdx\n' });
    expect(text.startsWith('<!-- copy review -->\n')).toBe(true);
    expect(text).toContain('| percent | ~~5 %');
    expect(text).toContain('Of abc1234.');
    expect(text).not.toContain(NOTHING_CHANGED);
    expect(text).not.toContain('WARNING');
  });

  it('says at its top that code has changed, which could have forged the pages', () => {
    const sites = sitesOf('<p>One.', '<p>One.');
    const text = comment({
      sites,
      changed: 'src/content/a.mdx\npackages/copy-review/src/main.ts\n',
    });
    expect(text.indexOf('packages/copy-review/src/main.ts')).toBeGreaterThan(0);
    expect(text.indexOf('packages/copy-review/src/main.ts')).toBeLessThan(
      text.indexOf(NOTHING_CHANGED),
    );
    expect(comment({ sites })).toContain('WARNING');
  });

  it.each([
    ['there are no pages', () => newFolder()],
    [
      'one side has no pages',
      () => {
        const sites = sitesOf('<p>One.', '<p>One.');
        truncateSync(join(sites, 'after/site/index.html'), 30_000_000);
        return sites;
      },
    ],
    [
      'a folder is a symbolic link',
      () => {
        const [sites, other] = [newFolder(), sitesOf('<p>One.', '<p>One.')];
        symlinkSync(join(other, 'before'), join(sites, 'before'));
        symlinkSync(join(other, 'after'), join(sites, 'after'));
        return sites;
      },
    ],
    ['nothing was handed over', () => '/no'],
  ])('says that nothing is known where %s', (_, sites) => {
    const text = comment({ sites: sites(), changed: '' });
    expect(text).toContain(NOT_KNOWN);
    expect(text).not.toContain(NOTHING_CHANGED);
  });

  it('says so where the comparison does not end', () => {
    const config = `while (true);`;
    const sites = sitesOf('<p>One.', '<p>One.');
    expect(comment({ sites, changed: '', config, seconds: '2' })).toContain('more than 2 seconds');
  });

  it.each(['requested', 'action_required', 'cancelled', 'timed_out', 'startup_failure', 'new'])(
    'replaces an older result while a run is %s',
    (status) => {
      const text = comment({ sites: sitesOf('<p>One.', '<p>One.'), changed: '', status });
      expect(text).toContain(NOT_KNOWN);
      expect(text).not.toContain(NOTHING_CHANGED);
    },
  );

  it('is written from a run that is red because a check blocks the change', () => {
    const sites = sitesOf('<p>One.', '<p>One.');
    expect(comment({ sites, changed: '', status: 'failure' })).toContain(NOTHING_CHANGED);
  });
});
