import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { requireValidBuild } from '../../../integrations/valid-build.ts';
import { folderWith } from '../../../packages/copy-review/tests/repository.ts';

/** A hook, with those of Astro’s options that it uses. */
type Hook = (options: object) => void;

const folderOf = (files: Readonly<Record<string, string>>) =>
  pathToFileURL(`${folderWith(files)}/`);

const hooks = requireValidBuild().hooks as unknown as Record<
  'astro:config:setup' | 'astro:routes:resolved' | 'astro:build:done',
  Hook
>;

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
});

test.each(['staging', 'development', 'test'])(
  'a build with React’s development code does not begin: NODE_ENV=%s',
  (value) => {
    vi.stubEnv('NODE_ENV', value);
    const begin = (command: string) => {
      hooks['astro:config:setup']({
        command,
        config: { root: folderOf({}), publicDir: folderOf({ a: '' }), outDir: folderOf({}) },
      });
    };
    expect(() => {
      begin('build');
    }).toThrow(`NODE_ENV is “${value}”`);
    begin('dev');
  },
);

test.each(['C#', 'what?', '100%', 'a%20b', 'the "site"'])(
  'neither a build nor the dev server begins in a folder with the name %s, where they would break',
  (name) => {
    const root = pathToFileURL(`/home/me/${name}/site/`);
    for (const command of ['build', 'dev'])
      expect(() => {
        hooks['astro:config:setup']({ command, config: { root } });
      }).toThrow(`The project is in “${fileURLToPath(root)}”`);
    const ours = pathToFileURL(`/home/me/Bär & Söhne's [neu] (1+1)/`);
    hooks['astro:config:setup']({ command: 'dev', config: { root: ours } });
  },
);

test('a build does not empty a folder that has something else in it than a build', () => {
  const into = (outDir: URL) => () => {
    const [root, publicDir] = [folderOf({}), folderOf({})];
    hooks['astro:config:setup']({ command: 'build', config: { root, publicDir, outDir } });
  };
  const index = { 'index.html': '' };
  expect(into(folderOf({ ...index, 'thesis.txt': '' }))).toThrow('delete what is in it');
  expect(into(pathToFileURL('docs/'))).toThrow('delete what is in it');
  into(folderOf({}))();
  into(folderOf({ ...index, '_astro/a.css': '' }))();
});

test('a file that does not belong in public stops a build before it begins', () => {
  const [root, publicDir, outDir] = [folderOf({}), folderOf({ _redirects: '' }), folderOf({})];
  hooks['astro:config:setup']({ command: 'build', config: { root, publicDir, outDir } });
  expect(() => {
    hooks['astro:routes:resolved']({ routes: [] });
  }).toThrow(/^The build was stopped:\n- .*_redirects: “public” may hold/);
});

test('a file of an unknown type, and a page that its policy breaks, stop a build', () => {
  const policy = `<meta http-equiv="content-security-policy" content="script-src 'none'">`;
  const dir = folderOf({
    'terms.unknown': '',
    'index.html': `<!DOCTYPE html><head>${policy}</head><script>a()</script><script src="https://a.example/a.js"></script>`,
  });
  const end = () => {
    hooks['astro:build:done']({ dir });
  };
  expect(end).toThrow('- terms.unknown: The site has no files of this type');
  expect(end).toThrow('- index.html: Its policy refuses “https://a.example/a.js” in script-src');
  expect(end).toThrow('- index.html: Its policy does not allow the script “a()” by its hash');
});
