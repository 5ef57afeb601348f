import { expect, test } from 'vitest';
import { faces } from '../../../src/styles/faces.ts';
import { SHIPPED } from '../../../integrations/shipped-packages.ts';

// The scripts of a build are held against the list by tests/site/script-packages.test.ts.
test('the faces listed as sent are those in use', () => {
  const used = Object.keys(faces).map((face) => `@fontsource-variable/${face}`);
  const listed = Object.entries(SHIPPED).filter(([, kind]) => kind === 'face');
  expect(listed.map(([name]) => name).sort()).toEqual(used.sort());
});
