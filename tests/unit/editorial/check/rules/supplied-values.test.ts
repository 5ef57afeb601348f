import { expect, it } from 'vitest';
import { suppliedValues } from '../../../../../editorial/check/rules/supplied-values.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { reports } from '../../small-files.ts';

const studio = (setting: string, value: string) =>
  reports(suppliedValues, readContentFile('studio.yaml', `${setting}: { ${value} }\n`));

it.each([
  ['domain', 'status: supplied, value: "http://localhost:4321"', 'cannot be reached'],
  ['domain', 'status: supplied, value: "https://192.168.1.10"', 'cannot be reached'],
  // In a text an example address is fine; as the studio’s own address nobody could use it.
  ['domain', 'status: supplied, value: "https://muuva.example"', 'cannot be reached'],
  ['email', 'status: supplied, value: hello@muuva.example', 'cannot be reached'],
  ['x', 'url: { status: supplied, value: "https://t.me/muuva" }', 'is not an address on X'],
  ['email', 'status: placeholder, shown: hello@muuva.co.za', 'looks like the real value'],
])('Refuses %s: %s', (setting, value, reason) => {
  expect(studio(setting, value)).toEqual([expect.stringContaining(reason)]);
});

it.each([
  ['domain', 'status: supplied, value: "https://muuva.co.za"'],
  ['email', 'status: supplied, value: hello@muuva.co.za'],
  ['email', 'status: placeholder, shown: hello@muuva.example'],
  ['x', 'url: { status: supplied, value: "https://twitter.com/muuva" }'],
  ['contractAddress', 'status: placeholder, shown: NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND'],
])('Accepts %s: %s', (setting, value) => {
  expect(studio(setting, value)).toEqual([]);
});
