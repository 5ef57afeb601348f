import { describe, expect, it } from 'vitest';
import { bracesIn, fill, type Template } from '../../../src/formats/templates.ts';

describe('A template', () => {
  it('is filled with the values of its variables', () => {
    expect(fill('Sheet {sheet} of {sheets}', { sheet: '?', sheets: 7 })).toBe('Sheet ? of 7');
  });

  it('has its braces found, also those that are not closed', () => {
    expect(bracesIn('Sheet {sheet} of {sheets}')).toEqual(['{sheet}', '{sheets}']);
    expect(bracesIn('{{ sheet } of')).toEqual(['{', '{ sheet }']);
    expect(bracesIn('Sheet')).toEqual([]);
  });

  it('throws if a variable has no value', () => {
    expect(() => fill('Until {date}', {})).toThrow('Nothing to put in {date}');
  });

  it('has a type that asks for a value for each variable that its schema allows', () => {
    const until: Template<'date' | 'days'> = 'Until {date}';
    // @ts-expect-error `days` is missing.
    expect(fill(until, { date: 'today' })).toBe('Until today');
  });
});
