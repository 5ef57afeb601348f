import { lookUp } from '../../content/dictionary.ts';
import { placeAt } from '../../content/places.ts';
import { readProse } from '../../content/prose.ts';
import type { ContentFile } from '../../content/read.ts';
import { isInCode, passagesOf } from '../../content/visible.ts';
import type { Finding, Rule } from '../rule.ts';

/** The file of words that are right although no dictionary has them: one in a line, remarks after a #. */
const OWN_WORDS = 'words.txt';

/** Addresses, gaps that the site fills in, hashtags, names of coins, and figures with their units. */
const NO_WORD =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+|\b[\w-]+\.(?:fun|com|org|net|io|example)\b\S*|\{\w+\}|[#$@]\w+|\b\w*\d\w*/gu;

/** Letters, with signs among them that nobody sees: those are told of by their own rule. */
const WORD = /\p{L}[\p{L}\p{M}\p{Cf}]*(?:[’'-]\p{L}[\p{L}\p{Cf}]*)*/gu;

/** Every word that a visitor reads is in the British dictionary, or in the site’s own list of words. */
export const wordsAreSpeltRight: Rule = {
  name: 'words-are-spelt-right',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nWe recieve nothing.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nWe receive nothing.\n' },
  check: (files) => {
    const own = ownWords(files);
    const typed = files.flatMap((file) => wordsIn(file).map((found) => ({ file, ...found })));
    const unknown = typed.filter(({ word }) => !own.has(word) && !own.has(word.toLowerCase()));
    return unknown.flatMap(({ file, word, offset }): Finding[] => {
      const answer = lookUp(word);
      return answer === 'right' ? [] : [tell(file, word, offset, answer)];
    });
  },
};

function tell(file: ContentFile, word: string, offset: number, meant: readonly string[]): Finding {
  const list = `add it to ${OWN_WORDS}`;
  return {
    file: file.path,
    ...placeAt(file, offset),
    severity: 'hint',
    what: `“${word}” is not in the dictionary.`,
    why: 'A misspelt word makes visitors doubt the rest.',
    fix: meant.length > 0 ? `Write ${meant.join(' or ')}, or ${list}` : `Correct it, or ${list}`,
  };
}

function ownWords(files: readonly ContentFile[]): ReadonlySet<string> {
  const lines = files.find(({ name }) => name === OWN_WORDS)?.source.split('\n') ?? [];
  return new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter((word) => word !== ''));
}

interface Word {
  readonly word: string;
  readonly offset: number;
}

const known = new WeakMap<ContentFile, readonly Word[]>();

/** The words of a file and where they stand; the parts of a compound are looked at one by one. */
function wordsIn(file: ContentFile): readonly Word[] {
  const words = known.get(file) ?? find(file);
  known.set(file, words);
  return words;
}

function find(file: ContentFile): Word[] {
  const { code } = readProse(file);
  const isCode = (offset: number) =>
    code.some((sign) => sign.offset <= offset && offset < sign.offset + sign.text.length);
  return passagesOf(file).flatMap(({ text, at }) => {
    const words = text.replace(NO_WORD, (other) => ' '.repeat(other.length));
    return [...words.matchAll(WORD)].flatMap(({ 0: compound, index }) =>
      [...compound.matchAll(/[^-]+/g)].flatMap((part) => {
        const word = part[0]
          .replaceAll('’', "'")
          .replace(/\p{Cf}/gu, '')
          .replace(/'s?$/, '');
        const offset = at[index + part.index] ?? 0;
        return word.length < 3 || isInCode(file, offset) || isCode(offset)
          ? []
          : [{ word, offset }];
      }),
    );
  });
}
