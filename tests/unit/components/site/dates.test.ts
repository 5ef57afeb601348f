import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('only one component formats dates', () => {
  const found = globSync('src/components/**/*.astro').filter((file) =>
    /\b(?:DATE_FORMATS|longDate|shortDate|dateWithWeekday|DateTimeFormat|toLocaleDateString)\b/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(found.map((file) => file.replaceAll('\\', '/'))).toEqual([
    'src/components/site/Day.astro',
  ]);
});
