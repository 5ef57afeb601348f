import { DATE_FORMATS, type IsoDate } from '../src/formats/dates.ts';
import { fill } from '../src/formats/templates.ts';

/**
 * A pattern for a template of the content with the date in place of `{date}`, in any of the site's
 * formats: a component decides how its dates look.
 */
export function withDate(template: string, date: IsoDate): RegExp {
  // NUL stands for the date until the rest is escaped.
  const [start = '', ...rest] = fill(template, { date: '\0' })
    .split('\0')
    .map((text) =>
      text
        .split(/\s+/)
        .map((word) => RegExp.escape(word))
        .join(String.raw`\s+`),
    );
  // The longest first, because one may be the beginning or the end of another.
  const formats = Object.values(DATE_FORMATS)
    .map((format) => format(date))
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  return new RegExp([start, ...rest].join(`(?:${formats})`));
}
