import { expect, test } from 'vitest';
import type { InlineScript } from '../../../../hosting/allowed.ts';
import { hashOf, readInlineScripts } from '../../../../integrations/finish/inline-scripts.ts';
import closeOnLeaving from '../../../../src/components/site/close-on-leaving.ts';

const row = (source: string): InlineScript => ({ source, pages: 'all', bytes: 100 });

test('an inline script is known by the hash of what its source exports', async () => {
  const close = row('src/components/site/close-on-leaving.ts');
  expect(await readInlineScripts([close])).toEqual(new Map([[hashOf(closeOnLeaving), close]]));
});

test('a row without a script stops the build', async () => {
  await expect(readInlineScripts([row('src/nowhere.ts')])).rejects.toThrow(
    'hosting/allowed.ts names the inline script src/nowhere.ts, which cannot be read. Correct its path, or remove its row.',
  );
  await expect(readInlineScripts([row('src/directives/intent.ts')])).rejects.toThrow(
    'whose default export is no text. Export the script as a string there.',
  );
});
