import { expect, it } from 'vitest';
import { addressFault, isOtherSite, isOutside } from '../../../src/formats/web-address.ts';

it.each([
  ['https://a.example/b?c#d', undefined],
  ['https://münchen.example', undefined],
  ['http://a.example', 'not-secure'],
  ['//a.example', 'not-secure'],
  ['/\\a.example', 'not-secure'],
  ['https://a', 'incomplete'],
  ['https://', 'incomplete'],
  ['https://a.example:99999', 'incomplete'],
  ['javascript:alert(1)', 'incomplete'],
  ['java\tscript:alert(1)', 'incomplete'],
  ['https://pump.fun@a.example/', 'user-info'],
  ['https://:b@a.example/', 'user-info'],
  // The second letter is Cyrillic.
  ['https://p\u0430ypal.example', 'mixed-alphabets'],
  ['https://xn--pypal-4ve.example', 'mixed-alphabets'],
])('addressFault of %j is %s', (address, fault) => {
  expect(addressFault(address)).toBe(fault);
});

it.each([
  ['/legal', false],
  ['#faq', false],
  ['legal', false],
  ['mailto:a@b.example', true],
  ['//a.example', true],
  ['\tjavascript:x', true],
  ['https://', true],
])('isOutside of %j is %s', (address, outside) => {
  expect(isOutside(address)).toBe(outside);
});

it.each([
  ['https://a.example/b', true],
  ['//a.example', true],
  ['/legal', false],
  ['mailto:a@b.example', false],
  ['https://', false],
])('isOtherSite of %j is %s', (address, other) => {
  expect(isOtherSite(address)).toBe(other);
});
