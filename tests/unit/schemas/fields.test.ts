import { describe, expect, it } from 'vitest';
import { textWithFacts, isoDate, template, text, webAddress } from '../../../src/schemas/fields.ts';
import { link, pageBase } from '../../../src/schemas/parts.ts';
import { byCount } from '../../../src/schemas/sentences.ts';
import { suppliable } from '../../../src/schemas/suppliable.ts';
import { faults as faultsOf } from './faults.ts';

const faults = (...[schema, data]: Parameters<typeof faultsOf>) =>
  faultsOf(schema, data)
    .join('\n')
    .replaceAll(/^.*?: /gm, '');

describe('A field', () => {
  it('of text is not empty and has no space at its ends', () => {
    expect(faults(text('Words.'), '')).toContain('may not be empty');
    expect(faults(text('Words.'), 'words ')).toContain('Remove the space');
    expect(faults(text('Words.'), 3)).toContain('Write this as text');
  });

  it('with variables must contain each of them and no other', () => {
    const sheet = template('The sheet.', ['sheet']);
    expect(faults(sheet, 'Sheet {sheet}')).toBe('');
    expect(faults(sheet, 'Sheet 1')).toBe('Put {sheet} back: the site fills it in there.');
    expect(faults(sheet, 'Sheet {sheet} of {total}')).toContain(
      'Nothing fills in {total} here, so visitors would read it as it is. The site fills in only {sheet} here.',
    );
  });

  it('without variables may contain no brace', () => {
    expect(faults(text('Words.'), 'Within {hours} hours')).toContain('Nothing fills in {hours}');
    expect(faults(text('Words.'), 'Within } hours')).toContain('Nothing fills in }');
  });

  it('for facts may contain their variables, and no other', () => {
    expect(faults(textWithFacts('A claim.'), '{months} months')).toBe('');
    expect(faults(textWithFacts('A claim.'), 'No variable.')).toBe('');
    expect(faults(textWithFacts('A claim.'), '{month} months')).toContain(
      'Nothing fills in {month} here',
    );
  });

  it('for a date refuses a point in time', () => {
    expect(faults(isoDate('A day.'), new Date())).toContain('between quotes');
  });

  it('for a link takes a path of this site only', () => {
    const at = (href: string) => faults(link('A link.'), { label: 'Words', href });
    expect(at('/legal#no-guarantees')).toBe('');
    expect(at('#trust')).toBe('');
    expect(at('/press-kit.pdf')).toBe('');
    expect(at('legal')).toContain('Write a path of this site');
    expect(at('https://elsewhere.example')).toContain('Write a path of this site');
  });

  it('for search results has at most 160 characters, counts filled in', () => {
    const refused = (text: string) => faults(pageBase.description, text);
    expect(refused('Its {sections}'.padEnd(164, '.'))).toBe('');
    expect(refused('A'.repeat(160))).toBe('');
    expect(refused('Its {sections}'.padEnd(165, '.'))).toContain('at most 160');
    expect(refused('A'.repeat(161))).toContain('at most 160');
  });

  it('that nobody has supplied says what to supply', () => {
    const name = suppliable(text('A name.'), 'The name.');
    expect(faults(name, { status: 'supplied', value: 'MUUVA' })).toBe('');
    expect(faults(name, { status: 'placeholder', shown: 'not yet', needed: 'The name.' })).toBe('');
    expect(faults(name, { status: 'placeholder', shown: 'not yet' })).not.toBe('');
    expect(faults(name, 'MUUVA')).not.toBe('');
    expect(faults(name, { status: 'unknown' })).toContain('Write “status: placeholder”');
  });

  it('about several values has a sentence for each state, and only the counts as variables', () => {
    const record = { missing: 'None.', partly: '{linked} of {count}.', supplied: 'All.' };
    expect(faults(byCount('Proofs.'), record)).toBe('');
    expect(faults(byCount('Proofs.'), { ...record, partly: '{some}.' })).toContain(
      'Nothing fills in {some} here',
    );
    expect(faults(byCount('Proofs.'), { ...record, partly: undefined })).not.toBe('');
  });
});

describe('A value that somebody is said to have supplied', () => {
  const REFUSED =
    'Type the real value, or put “status: placeholder” back, with “shown” and “needed”.';
  const supplied = (kind: typeof text, value: string) =>
    faults(suppliable(kind('It.'), 'It.'), { status: 'supplied', value });

  it.each(['…', '?', 'TBD', 'to be confirmed', 'not supplied yet', 'hello@muuva.example'])(
    'is none: “%s”',
    (value) => {
      expect(supplied(text, value)).toBe(REFUSED);
    },
  );

  it.each(['https://x.com/', 'https://muuva.example'])('is not an address: “%s”', (value) => {
    expect(faults(suppliable(webAddress('It.'), 'It.'), { status: 'supplied', value })).toBe(
      REFUSED,
    );
  });

  it.each(['none', 'Todor Xu', '2001/123', '@studio', 'Not Yet Studios', 'R'])(
    'is one: “%s”',
    (value) => {
      expect(supplied(text, value)).toBe('');
    },
  );

  it('may not be blank, which is said once', () => {
    const blank = 'This may not be empty: write the text that a visitor will read.';
    expect([supplied(text, ''), supplied(text, '  ')]).toEqual([blank, blank]);
  });
});
