import { reportMatches } from '../shared/report-matches.ts';
import { answer, write, type Rule } from '../shared/rule.ts';

/** UTF-8 that was read as Windows-1252: “â€™” for ’, “Ã©” for é. */
const GARBLED =
  /(?:[\u00C2-\u00F4][\u0080-\u00BF\u20AC\u201A-\u201E\u2020-\u2026\u02C6\u2030\u0160\u0161\u2039\u203A\u0152\u0153\u017D\u017E\u2018-\u201D\u2022\u2013\u2014\u02DC\u2122\u0178\u0192]+)/g;

const WINDOWS_1252 = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/**
 * The original text of letters that match `GARBLED`; undefined if their bytes are not valid UTF-8, or
 * of a script that the site is not written in: “Ó’” of “Ó’Briain” would be a Cyrillic letter.
 */
function repaired(garbled: string): string | undefined {
  const bytes = Array.from(garbled, (letter) => WINDOWS_1252.get(letter) ?? 0);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** No letters are garbled by a program that read the file in another encoding. */
export const noGarbledText: Rule = {
  name: 'no-garbled-text',
  fails: answer('It’s the studioâ€™s own map.'),
  passes: answer('It’s the studio’s own map.'),
  checkFile: (file) =>
    reportMatches(file, GARBLED, (garbled) => {
      const replacement = repaired(garbled);
      return replacement === undefined
        ? undefined
        : {
            reason: `“${garbled}” is “${replacement}”, garbled by another program.`,
            note: 'A visitor would read characters that mean nothing.',
            ...write(replacement),
          };
    }),
};
