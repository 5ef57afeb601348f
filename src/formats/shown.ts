import { buildDate, type IsoDate } from './dates.ts';

/** When a section is shown, by its settings: from the first day to the last, or never; with none of them, always. */
export interface Showing {
  readonly shown?: boolean | undefined;
  readonly from?: IsoDate | undefined;
  readonly until?: IsoDate | undefined;
}

/** Whether a section is shown on a day. */
export const isShown = ({ shown, from, until }: Showing, day: IsoDate = buildDate()): boolean =>
  shown !== false && (from === undefined || from <= day) && (until === undefined || day <= until);

/** Whether the last day of a section is before its first one. */
export const endsBeforeStart = ({ from, until }: Showing): boolean =>
  from !== undefined && until !== undefined && until < from;

/** Whether settings can be those of a section, and have any that hide it. */
export const hasShowingSettings = (value: unknown): value is Showing =>
  typeof value === 'object' &&
  value !== null &&
  (('shown' in value && typeof value.shown === 'boolean') || 'from' in value || 'until' in value);

/** The settings of a page as a day shows it: those of a section that may be hidden can be missing. */
export type OnADay<Settings> = {
  [Name in keyof Settings]: 'shown' extends keyof Settings[Name]
    ? Settings[Name] | undefined
    : Settings[Name];
};

/** The settings of a page without those of the sections that the day of the build does not show. */
export function withoutHidden<Settings extends object>(settings: Settings): OnADay<Settings> {
  const shown = Object.entries(settings).filter(
    ([, section]) => !hasShowingSettings(section) || isShown(section),
  );
  return Object.fromEntries(shown) as OnADay<Settings>;
}
