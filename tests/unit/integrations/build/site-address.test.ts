import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteAddress } from '../../../../integrations/build/site-address.ts';
import { siteWords } from '../../../site-words.ts';

test.each([
  [
    'the studio’s domain',
    { status: 'supplied', value: 'https://studio.com' },
    'https://studio.com',
  ],
  [
    'its placeholder until it is supplied',
    { status: 'placeholder', shown: 'https://studio.example', supply: 'It.' },
    'https://studio.example',
  ],
])('the site’s address is %s', (_, domain, address) => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const { studio } = siteWords();
  writeFileSync(join(folder, 'studio.yaml'), JSON.stringify({ ...studio, domain }));
  expect(siteAddress(folder)).toBe(address);
});

test('an invalid file throws an error with a remedy and without a stack trace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'studio.yaml'), 'name: "MUUVA\n');
  expect(() => siteAddress(folder)).toThrow('Run “npm run check:content”');
  try {
    siteAddress(folder);
  } catch (error) {
    expect((error as Error).stack).not.toContain('    at ');
  }
});

test('a folder that is missing is named, and no file is blamed', () => {
  expect(() => siteAddress('no/such/folder')).toThrow(/^There is no folder “no\/such\/folder”/);
});
