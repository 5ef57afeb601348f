import { expect, test } from 'vitest';
import { editAddress } from '../../../src/formats/edit-address.ts';

const FILE = 'legal/03-no-guarantees.mdx';

test.each([
  'https://forge.example/muuva/website',
  'https://forge.example/muuva/website/',
  'https://forge.example/muuva/website.git',
  'https://someone:secret@forge.example/muuva/website?tab=readme#top',
])('the file of a text is edited in the forge’s web editor: %s', (repository) => {
  expect(editAddress(repository, FILE)).toBe(
    'https://forge.example/muuva/website/edit/main/src/content/legal/03-no-guarantees.mdx',
  );
});

test('“.git” is only removed at the end', () => {
  expect(editAddress('https://forge.example/my.github/site', 'a.mdx')).toBe(
    'https://forge.example/my.github/site/edit/main/src/content/a.mdx',
  );
});

test.each([
  'none',
  '',
  'http://forge.example/muuva/website',
  'git@forge.example:muuva/website',
  'ssh://forge.example/a',
  'javascript:alert(1)',
])('a repository without an https address has no edit address: “%s”', (repository) => {
  expect(editAddress(repository, FILE)).toBeUndefined();
});
