import { expect, it } from 'vitest';
import { patternsOf } from '../../../../../editorial/check/phrases/report-phrases.ts';
import * as tables from '../../../../../editorial/check/phrases/tables.ts';
import { readEdits, textOf } from '../../edits/edits.ts';

const { LISTS, ...TABLES } = tables;
const TEXTS = readEdits('mistake').map(textOf);

/** The alternatives of a pattern, at any depth, each with the pattern that has it in place of all of them. */
function alternatives(source: string): (readonly [word: string, alone: string])[] {
  const found: (readonly [string, string])[] = [];
  const open = [{ start: 0, bars: [] as number[] }];
  const close = (end: number) => {
    const { start, bars } = open.pop() ?? { start: 0, bars: [] };
    const cuts = [start - 1, ...bars, end];
    for (const [index, bar] of bars.length > 0 ? cuts.slice(1).entries() : []) {
      const word = source.slice((cuts[index] ?? 0) + 1, bar);
      found.push([word, source.slice(0, start) + word + source.slice(end)]);
    }
  };
  for (const { 0: sign, index } of source.matchAll(
    /\\.|\[[^\]]*\]|\((?:\?(?:<?[=!]|-?i?:))?|[|)]/g,
  )) {
    if (sign.startsWith('(')) open.push({ start: index + sign.length, bars: [] });
    else if (sign === '|') open.at(-1)?.bars.push(index);
    else if (sign === ')') close(index);
  }
  close(source.length);
  return found;
}

/** The texts in which a phrase is. */
const textsWith = (phrase: string, texts: readonly string[]): string[] =>
  patternsOf({ clauses: [phrase], words: [] }).flatMap(({ pattern }) =>
    texts.filter((text) => text.search(pattern) >= 0),
  );

/** Without what must not follow or precede. */
const positive = (source: string) =>
  source.replaceAll(/\(\?<?!(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');

const PHRASES = Object.values(TABLES)
  .flatMap(({ clauses, words }) => [...clauses, ...words])
  .map((typed) => {
    const phrase = positive(typed);
    return { phrase, texts: textsWith(phrase, TEXTS) };
  });

it('Each word of each phrase is tried: a mistake has it', () => {
  expect(alternatives('(?:a|b) c|d').map(String)).toEqual(
    'a,(?:a) c|d; b,(?:b) c|d; (?:a|b) c,(?:a|b) c; d,d'.split('; '),
  );
  const ofPhrases = PHRASES.flatMap(({ phrase, texts }) => {
    const parts = phrase.split(' … ');
    return parts.flatMap((part, index) =>
      alternatives(part).flatMap(([word, alone]) =>
        textsWith(parts.with(index, alone).join(' … '), texts).length > 0
          ? []
          : [`${word} of ${phrase}`],
      ),
    );
  });
  const ofLists = [...LISTS].flatMap(([name, list]) => {
    const inPhrase = new RegExp(`\\b${name}\\b`, 'g');
    return alternatives(positive(list)).flatMap(([word, alone]) =>
      PHRASES.some(
        ({ phrase, texts }) =>
          phrase.search(inPhrase) >= 0 &&
          textsWith(
            phrase.replaceAll(inPhrase, () => alone),
            texts,
          ).length > 0,
      )
        ? []
        : [`${word} of ${name}`],
    );
  });
  expect([...ofPhrases, ...ofLists]).toEqual([]);
});
