import { expect, test } from 'vitest';
import { hashOf, packageOf, sourcesOf } from '../../../integrations/script-sources.ts';

test('module paths are relative to the project and without a query', () => {
  const outputs = [
    {
      type: 'chunk' as const,
      fileName: 'a.js',
      code: ' a() ',
      modules: { '/home/site/src/a.ts?client': {}, '\0rolldown/runtime.js': {} },
    },
    { type: 'asset' as const, fileName: 'a.svg' },
  ];
  expect(sourcesOf(outputs, '/home/site/')).toEqual({
    'a.js': { hash: hashOf('a()'), modules: ['src/a.ts', '\0rolldown/runtime.js'] },
  });
});

test('a module’s package is the innermost one', () => {
  expect(packageOf('node_modules/a/node_modules/@b/c/index.js')).toBe('@b/c');
  expect(packageOf('src/node.ts')).toBeUndefined();
});
