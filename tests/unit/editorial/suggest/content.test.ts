import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Forge } from 'copy-review/forge';
import {
  openFakeForge,
  REPOSITORY,
  TOKEN,
} from '../../../../packages/copy-review/tests/forge/fake-forge.ts';
import { emptyFolder, newRepository } from '../../../../packages/copy-review/tests/repository.ts';
import { openForge } from '../../../../packages/copy-review/src/forge/client.ts';
import type { Part, Reads, Schema } from '../../../../packages/copy-review/tests/forge/github.ts';
import { copyContent, type FileContent, type Tree } from '../../../../editorial/suggest/content.ts';

/** What `content.ts` reads. */
export type Checked = [Reads<Tree, Schema<'git-tree'>>, Reads<FileContent, Schema<'blob'>>];

const TEXT = 'src/content/faq/01-why.mdx';

type Entry = Schema<'git-tree'>['tree'][number];

/** A forge stub that lists these entries, which Git has in no tree; each blob contains `x`. */
const forgeWith = (...tree: readonly Entry[]): Forge => ({
  request: (_, path) =>
    Promise.resolve<Part<Schema<'git-tree'> | Schema<'blob'>>>(
      path.startsWith('git/trees/')
        ? { tree, truncated: false }
        : { content: Buffer.from('x').toString('base64') },
    ),
  list: () => Promise.resolve([]),
});

const file = (path: string, more: Partial<Entry> = {}): Entry => ({
  path,
  mode: '100644',
  type: 'blob',
  sha: 'a'.repeat(40),
  size: 1,
  ...more,
});

const refusal = async (forge: Forge) =>
  await copyContent(forge, 'abc', emptyFolder(), emptyFolder()).catch((error: unknown) =>
    String(error),
  );

describe('The content of a commit', () => {
  it('is copied byte for byte, and downloaded only if the checkout has another version', async () => {
    const repository = newRepository();
    const [same, other] = ['A – ü\r\n', 'B'];
    repository.commit({ [TEXT]: same, 'src/content/studio.yaml': other, 'package.json': '{}' });
    const fake = await openFakeForge(repository);
    const forge = openForge({ api: fake.api, repository: REPOSITORY, token: TOKEN });
    const target = emptyFolder();
    const checkout = newRepository();
    checkout.commit({ [TEXT]: same, 'src/content/studio.yaml': 'C' });
    await copyContent(forge, repository.git('rev-parse', 'HEAD'), target, checkout.root);
    expect(readFileSync(join(target, TEXT), 'utf8')).toBe(same);
    expect(readFileSync(join(target, 'src/content/studio.yaml'), 'utf8')).toBe(other);
    expect(existsSync(join(target, 'package.json'))).toBe(false);
    expect(fake.requests.filter((one) => one.includes('blobs'))).toHaveLength(1);
  });

  it('is not copied from a symbolic link in the checkout', async () => {
    const [target, checkout] = [emptyFolder(), newRepository()];
    checkout.commit({ 'src/content/other': 'y' });
    symlinkSync('other', join(checkout.root, 'src/content/link.yaml'));
    await copyContent(forgeWith(file('src/content/link.yaml')), 'abc', target, checkout.root);
    expect(readFileSync(join(target, 'src/content/link.yaml'), 'utf8')).toBe('x');
  });

  it.each([
    ['a symbolic link', file(TEXT, { mode: '120000' })],
    ['the folder as a link', file('src/content', { mode: '120000' })],
    ['a submodule', file(TEXT, { mode: '160000', type: 'commit' })],
    ['a path out of the folder', file('src/content/../../a.js')],
    ['.. at the end', file('src/content/..')],
    ['a Windows path out of the folder', file(String.raw`src/content/..\..\a.js`)],
  ])('is rejected with %s', async (_, entry) => {
    expect(await refusal(forgeWith(entry))).toContain('is not a regular file.');
  });

  it('is rejected if it is too large or cannot be listed', async () => {
    expect(await refusal(forgeWith(file(TEXT, { size: 5_000_001 })))).toContain('too much');
    const many = Array.from({ length: 1001 }, (_, index) => file(`src/content/${index}.mdx`));
    expect(await refusal(forgeWith(...many))).toContain('too much');
    const cut = { tree: [], truncated: true } satisfies Part<Schema<'git-tree'>>;
    const forge = { ...forgeWith(), request: () => Promise.resolve(cut) };
    expect(await refusal(forge)).toContain('too many files');
  });
});
