import { expect, it } from 'vitest';
import { readPage } from '../../../src/editorial/review/extract/page.ts';
import { config } from '../../../src/editorial/review.config.ts';

const HTML = '<p>7 Aug 2026<i class="stamp">Pledged</i><i class="stamp">Passed</i><b>be</b>fore';

const textsOf = (html: string, apart?: readonly string[]) =>
  readPage('/', html, { ignore: [], data: [], ...(apart ? { apart } : {}) }).sections.flatMap(
    ({ blocks }) => blocks.map(({ text }) => text),
  );

it('what stands apart by its style alone is read as words of its own', () => {
  expect(textsOf(HTML, ['.stamp'])).toEqual(['7 Aug 2026 Pledged Passed before']);
});

it('what is not known to stand apart is one word with what it touches', () => {
  expect(textsOf(HTML)).toEqual(['7 Aug 2026PledgedPassedbefore']);
});

it('the stamps, notes and numbers of this site stand apart', () => {
  const html =
    '<h3><b>1</b>LP Lock</h3><p>No<span class="stamp">Pledged</span><span class="slot-lapse">It</span><small>So.</small>';
  expect(textsOf(html, config.apart)).toEqual(['1 LP Lock', 'No Pledged It So.']);
});
