import { expect, it } from 'vitest';
import { overlayMessage } from '../../../../editorial/output/overlay.ts';
import { diagnostic } from '../example-diagnostic.ts';

it('The overlay is given the title as it is, and the message and the hint as HTML', () => {
  const typed = '<b> & more';
  const error = diagnostic({ reason: typed, note: typed, fix: typed });
  const escaped = '&lt;b&gt; &amp; more';
  expect(overlayMessage([error], new Map()).err).toMatchObject({
    title: typed,
    message: escaped,
    hint: escaped,
  });
});
