import { isMap, isNode, isScalar } from 'yaml';
import { entryOf, PAGES } from '../../../src/content-map.ts';
import { valueAt } from '../../../src/facts/values.ts';
import { dayOf, isRealDate, longDate } from '../../../src/formats/dates.ts';
import { hasShowingSettings, type Showing } from '../../../src/formats/shown.ts';
import type { ContentFile } from '../../content/read.ts';

/** When a section is shown; without any setting, always. */
const ALWAYS: Showing = {};

/** When the section of some settings is shown. Settings of another type are those of a section that always is. */
export function showingOf(settings: unknown): Showing {
  if (!hasShowingSettings(settings)) return ALWAYS;
  const { shown, from, until } = settings;
  return { shown, from: asDay(from), until: asDay(until) };
}

/**
 * The day of a setting; undefined if it is none, which `valid-settings` reports. In frontmatter, one without
 * quotation marks is a Date, at midnight UTC.
 */
export function asDay(value: unknown): string | undefined {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? undefined : dayOf(value.getTime());
  return typeof value === 'string' && isRealDate(value) ? value : undefined;
}

/** When what is at an offset of a file is shown: its section, or the whole file if that is one. */
export function showingAt(file: ContentFile, offset: number): Showing {
  const page = entryOf(file.name)?.page;
  if (page === undefined) return ALWAYS;
  if (!file.name.startsWith('pages/')) return showingOf(file.data);
  const name = offset < file.bodyStart ? settingAt(file, offset) : PAGES[page].proseOf;
  return name === undefined ? ALWAYS : showingOf(valueAt(file.data, [name]));
}

/** The name of the setting at the top of a file that contains an offset. */
function settingAt({ settings: { contents }, settingsStart }: ContentFile, offset: number) {
  if (!isMap(contents)) return undefined;
  const at = offset - settingsStart;
  const pair = contents.items.findLast(({ key }) => isNode(key) && key.range[0] <= at);
  return isScalar(pair?.key) ? String(pair.key.value) : undefined;
}

/** Before and after every day, in the order of days such as `2026-08-07`. */
const [BEGINNING, END] = ['', '9999'];

/** Whether a section is shown on every day on which another one is. */
export function isShownWith(section: Showing, other: Showing): boolean {
  if (other.shown === false) return true;
  if (section.shown === false) return false;
  const { from = BEGINNING, until = END } = section;
  return from <= (other.from ?? BEGINNING) && (other.until ?? END) <= until;
}

/** “is shown only from 1 June 2027 until 30 June 2027”. Not for a section that is always shown. */
export function describeShowing({ shown, from, until }: Showing): string {
  if (shown === false) return 'is not shown';
  const parts = [from && `from ${longDate(from)}`, until && `until ${longDate(until)}`];
  return `is shown only ${parts.filter(Boolean).join(' ')}`;
}
