import { hasPassed, isRealDate, longDate, type IsoDate } from '../../facts/dates.ts';
import { findPlaceholders } from '../../facts/placeholders.ts';
import { placeAt, placeOf } from '../content/places.ts';
import type { ContentFile } from '../content/read.ts';
import { inOrder, type Message } from '../message.ts';

/** Facts that claim something up to a date, and what to do once that date has passed. */
const CLAIMS = [
  { file: 'coins/bigfoot.yaml', key: ['lpLockedUntil'], claim: 'LP locked until' },
  { file: 'contests/meme-wars.yaml', key: ['closing', 'value'], claim: 'Meme Wars closes on' },
] as const;

const STILL_MISSING = /not (?:been )?(?:published|supplied)(?: yet)?/g;

/** Everything that keeps the content from release: placeholders, passed dates, open conflicts, prose about gaps. */
export function findMissing(files: readonly ContentFile[], today: IsoDate): Message[] {
  return inOrder(
    files.flatMap((file) => [
      ...placeholders(file),
      ...passedClaims(file, today),
      ...conflicts(file),
      ...proseAboutGaps(file),
    ]),
  );
}

const message = (
  file: ContentFile,
  place: { line: number; column: number },
  rule: string,
  what: string,
  fix: string,
): Message => ({ file: file.path, ...place, rule, severity: 'error', what, fix });

function placeholders(file: ContentFile): Message[] {
  return findPlaceholders(file.data).map(({ path, placeholder }) =>
    message(
      file,
      placeOf(file, path),
      'placeholder',
      `${path.join(' › ')} is a placeholder.`,
      `Supply: ${placeholder.supply}`,
    ),
  );
}

function passedClaims(file: ContentFile, today: IsoDate): Message[] {
  return CLAIMS.filter((claim) => claim.file === file.name).flatMap(({ key, claim }) => {
    const date: unknown = file.settings.getIn(key);
    if (typeof date !== 'string' || !isRealDate(date) || !hasPassed(date, today)) return [];
    return [
      message(
        file,
        placeOf(file, key),
        'date-passed',
        `“${claim}” gives ${longDate(date)}, which has passed.`,
        'Supply the date that holds now, or take the claim back.',
      ),
    ];
  });
}

function conflicts(
  file: ContentFile,
  data = file.data,
  path: readonly (string | number)[] = [],
): Message[] {
  if (typeof data !== 'object' || data === null) return [];
  const inner = Object.entries(data).flatMap(([key, value]) =>
    conflicts(file, value, [...path, key]),
  );
  const readings = 'disputed' in data ? readingsOf(data.disputed) : undefined;
  if (!readings) return inner;
  return [
    message(
      file,
      placeOf(file, path),
      'open-conflict',
      `${path.join(' › ')} has ${readings.length} readings.`,
      'Say which one is right, and replace “disputed” by “value” and “shown”.',
    ),
  ];
}

function readingsOf(conflict: unknown): readonly unknown[] | undefined {
  const { readings } = (conflict ?? {}) as { readings?: unknown };
  return Array.isArray(readings) ? readings : undefined;
}

function proseAboutGaps(file: ContentFile): Message[] {
  return [...file.body.matchAll(STILL_MISSING)].map((match) =>
    message(
      file,
      placeAt(file, file.bodyStart + match.index),
      'prose-about-gaps',
      `The text says that something is “${match[0]}”.`,
      'Supply what is missing, then rewrite the sentence.',
    ),
  );
}
