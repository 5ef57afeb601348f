import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no page, section or component formats dates but one', () => {
  const found = globSync('src/**/*.astro').filter((file) =>
    /\b(?:DATE_FORMATS|longDate|shortDate|dateWithWeekday|DateTimeFormat|toLocaleDateString)\b/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(found.map((file) => file.replaceAll('\\', '/'))).toEqual([
    'src/components/site/Day.astro',
  ]);
});
