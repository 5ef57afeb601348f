import type { SourceText } from '../shared/config.ts';
import type { LaterText } from '../shared/report.ts';
import { normalizeText } from '../words/extract/html.ts';
import { parseHtml } from '../words/extract/page.ts';
import { diffWords, reportedWords } from '../words/texts/word-diff.ts';
import type { Sites } from './sites.ts';

/**
 * Finds new and changed texts of the project's files that no page of the site after shows, such as those of another
 * state. Otherwise they would first appear under somebody else's change.
 */
export function laterTexts({ after, registers }: Sites): LaterText[] {
  const { texts } = registers ?? {};
  if (!texts) return [];
  const keyOf = ({ file, place }: SourceText) => JSON.stringify([file, place]);
  const textsBefore = new Map(texts.before.map((text) => [keyOf(text), text.text]));
  const changed = texts.after.filter((text) => textsBefore.get(keyOf(text)) !== text.text);
  if (changed.length === 0) return [];
  const shown = [...after.pages.values()].map(saidIn).join('\n');
  return changed
    .filter(({ text }) => !patternOf(text).test(shown))
    .map((text) => ({
      file: text.file,
      place: text.place,
      words: reportedWords(diffWords(textsBefore.get(keyOf(text)) ?? '', text.text)),
    }));
}

/** Everything that a page says: its texts, and the values of attributes. */
function saidIn(html: string): string {
  const $ = parseHtml(html);
  const values = $('*')
    .toArray()
    .flatMap((element) => ('attribs' in element ? Object.values(element.attribs) : []));
  return [$.root().text(), ...values].map(plain).join('\n');
}

/** A text without what Markdown, JSON and typography write in different ways. */
const plain = (text: string): string =>
  normalizeText(text)
    .replaceAll(/[“”‘’"'\\*_`]/g, '')
    .replaceAll(/\s+/g, ' ');

/** A pattern for a text, in which a variable such as `{count}` stands for any words, of at most 200 characters. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{[^{}]*\}/)
      .map((part) => RegExp.escape(plain(part).trim()))
      .join('.{0,200}?'),
    'iu',
  );
