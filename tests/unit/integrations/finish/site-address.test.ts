import { expect, test } from 'vitest';
import { siteAddress } from '../../../../integrations/finish/site-address.ts';
import { folderWith } from '../../../../packages/copy-review/tests/repository.ts';
import { siteWords } from '../../../site-words.ts';
import { placeholder, supplied } from '../../suppliables.ts';

test.each([
  ['the studio’s domain', supplied('https://studio.com'), 'https://studio.com'],
  [
    'its placeholder until it is supplied',
    placeholder('https://studio.example'),
    'https://studio.example',
  ],
])('the site’s address is %s', (_, domain, address) => {
  const { studio } = siteWords();
  const folder = folderWith({ 'studio.yaml': JSON.stringify({ ...studio, domain }) });
  expect(siteAddress(folder)).toBe(address);
});

test('an invalid file throws an error with a remedy and without a stack trace', () => {
  const folder = folderWith({ 'studio.yaml': 'name: "MUUVA\n' });
  expect(() => siteAddress(folder)).toThrow('Run “npm run check:content”');
  const withoutTrace = { stack: expect.not.stringContaining('    at ') as string };
  expect(() => siteAddress(folder)).toThrow(expect.objectContaining(withoutTrace));
});

test('a folder that is missing is named, and no file is blamed', () => {
  expect(() => siteAddress('no/such/folder')).toThrow(/^There is no folder “no\/such\/folder”/);
});
