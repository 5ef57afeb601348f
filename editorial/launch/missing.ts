import { DATA_FILES, PAGES } from '../../src/content-map.ts';
import { hasPassed, isRealDate, longDate, type IsoDate } from '../../src/formats/dates.ts';
import {
  findPlaceholders,
  isOpenQuestion,
  type FoundPlaceholder,
} from '../../src/facts/placeholders.ts';
import { valueAt, valuesIn } from '../../src/facts/values.ts';
import { wholeWords } from '../../src/formats/patterns.ts';
import { unkeptVersions } from '../content/kept-versions.ts';
import { describeSetting, isMapping } from '../check/settings/issues.ts';
import { report } from '../check/shared/rule.ts';
import { schemaOf } from '../../src/collections.ts';
import { rangeOfSetting, type Range } from '../content/places.ts';
import type { ContentFile } from '../content/read.ts';
import { sentencesIn } from 'copy-review/figures';
import { inOrder, type Diagnostic, type Wording } from '../output/diagnostic.ts';

/** Claims with an end date, what to do after that date, and the setting that acknowledges that they are over. */
const CLAIMS = [
  {
    file: DATA_FILES.coins.path,
    key: ['lpLockedUntil'],
    claim: 'LP locked until',
    fix: 'Write the end of the renewed lock here. If it was not renewed, say so: write below it lpLockEnded: { by: "…", on: "…" }, with who acknowledges that it ended, and the day. Each page then says that it ended.',
    acknowledged: ['lpLockEnded'],
  },
  {
    file: DATA_FILES.contests.path,
    key: ['closing', 'value'],
    claim: 'Meme Wars closes on',
    fix: 'Write the next closing date here, or make it a placeholder again.',
  },
] as const;

/**
 * Everything in the content that prevents a release: placeholders, open questions, passed dates,
 * open conflicts, sentences about missing or disputed facts, and adopted versions without a file.
 */
export function findMissing(files: readonly ContentFile[], today: IsoDate): Diagnostic[] {
  const isSettled = files.every((file) => conflicts(file).length === 0);
  return inOrder([
    ...unkept(files),
    ...files.flatMap((file) => [
      ...placeholders(file),
      ...openQuestions(file),
      ...passedClaims(file, today),
      ...conflicts(file),
      ...aboutGaps(file),
      ...(isSettled ? aboutConflict(file) : []),
    ]),
  ]);
}

/** Adopted versions without a file. */
const unkept = (files: readonly ContentFile[]): Diagnostic[] =>
  unkeptVersions(files).flatMap(({ file, document, version }) =>
    message(file, rangeOfSetting(file, ['version']), 'unkept-version', {
      reason: `Version ${version} of the ${PAGES[document].label} is adopted, and its text is not kept.`,
      note: 'Once the page changes, nobody can read any more what was adopted.',
      fix: `Run npm run adopt -- ${document} ${version}, or ask somebody with a terminal to.`,
    }),
  );

/** `1 thing is left`, `2 things are left`. */
export function thingsLeft(missing: readonly Diagnostic[]): string {
  return missing.length === 1 ? '1 thing is left' : `${missing.length} things are left`;
}

/** A diagnostic of the launch check, which has no rules. */
const message = (file: ContentFile, range: Range, ruleId: string, wording: Wording): Diagnostic[] =>
  report(file, range, wording).map((diagnostic) => ({ ...diagnostic, ruleId }));

function placeholders(file: ContentFile): Diagnostic[] {
  return findPlaceholders(file.data).flatMap((missing) =>
    message(file, rangeOfSetting(file, missing.path), 'placeholder', {
      reason: `Still missing: ${nameOf(file, missing)}`,
      note: `Until it is supplied, the site shows “${missing.placeholder.shown}”.`,
      fix: `Supply: ${missing.placeholder.needed}`,
    }),
  );
}

function openQuestions(file: ContentFile): Diagnostic[] {
  return valuesIn(file.data).flatMap(({ path, value }) =>
    isOpenQuestion(value)
      ? message(file, rangeOfSetting(file, path), 'open-question', {
          reason: `A question for ${value.to === 'owner' ? 'the owner' : 'counsel'} is open: ${value.asks}`,
          note: 'What the site says may be wrong until it is answered.',
          fix: 'Write “status: answered”, and “answer: …” with who gave the answer and when.',
        })
      : [],
  );
}

/** The name of a missing value: the label in its group, or the description in its schema. */
function nameOf(file: ContentFile, { path }: FoundPlaceholder): string {
  const label: unknown = file.settings.getIn([...path.slice(0, -1), 'label']);
  if (typeof label === 'string') return `${label}.`;
  const schema = schemaOf(file.name);
  return (schema && describeSetting(schema, path, file.data)) ?? `${path.join(' › ')}.`;
}

function passedClaims(file: ContentFile, today: IsoDate): Diagnostic[] {
  return CLAIMS.filter(
    (claim) =>
      claim.file === file.name &&
      !('acknowledged' in claim && file.settings.hasIn(claim.acknowledged)),
  ).flatMap(({ key, claim, fix }) => {
    const date: unknown = file.settings.getIn(key);
    if (typeof date !== 'string' || !isRealDate(date) || !hasPassed(date, today)) return [];
    const reason = `“${claim}” gives ${longDate(date)}, which has passed.`;
    const wording = { reason, note: 'A visitor reads a claim whose time is over.', fix };
    return message(file, rangeOfSetting(file, key), 'date-passed', wording);
  });
}

function conflicts(file: ContentFile): Diagnostic[] {
  return valuesIn(file.data).flatMap(({ path, value }) => {
    const readings = valueAt(value, ['disputed', 'readings']);
    if (!Array.isArray(readings)) return [];
    // `valid-settings` reports a reading that is no group.
    const settings = readings.filter(isMapping);
    const figures = settings.map(({ shown, where }) => `${String(shown)} (${String(where)})`);
    return message(file, rangeOfSetting(file, path), 'open-conflict', {
      reason: `The pages give different figures for the ${path.join(' › ')}: ${figures.join(', ')}.`,
      note: 'A visitor cannot know which one to rely on.',
      fix: `Say which one is right. In place of “disputed:” and everything below it, write the lines ${settings.map(linesOf).join('; or ')}. Below them write settled: { by: "…", on: "…", source: "…" } with who settled it, the day, and where that is written.`,
    });
  });
}

/** The lines that settle a conflict in favour of a reading. */
const linesOf = ({ value, shown }: Readonly<Record<string, unknown>>) =>
  `value: "${String(value)}" and shown: ${String(shown)}`;

/** A sentence of the prose of a file. */
interface Sentence {
  readonly text: string;
  /** Offset in the source of the file. */
  readonly offset: number;
}

/** Phrases that say that something has not been supplied. */
const GAP = wholeWords([
  'not (?:yet )?(?:been )?(?:published|supplied)',
  ...['still missing', 'unpublished', 'awaiting', 'placeholder', 'stand-in', 'no link yet'],
  ...['none (?:is )?linked', 'belongs? here', 'is published here', 'we do not say'],
]);

/** Phrases that say that the site gives more than one figure for the supply. */
const CONFLICT = wholeWords([
  '(?:two|both|neither|other|another) (?:figures?|readings?)',
  'says (?:otherwise|this page)',
  'given here',
  '(?:home|about)(?: page)? (?:gives|reads|says|states)',
  'which (?:figure|reading|one) is right',
  'disputed',
]);

/** The sentences of a file that say that something is missing. */
export const sentencesAboutGaps = (file: ContentFile): Sentence[] =>
  sentences(file).filter(({ text }) => GAP.test(text));

const aboutGaps = (file: ContentFile): Diagnostic[] =>
  sentencesAboutGaps(file).flatMap(({ text, offset }) =>
    message(file, [offset, offset + text.length], 'prose-about-gaps', {
      reason: `This sentence says that something is missing: “${text}”`,
      note: 'It is no longer true once everything has been supplied.',
      fix: 'Supply what is missing, then rewrite the sentence.',
    }),
  );

const aboutConflict = (file: ContentFile): Diagnostic[] =>
  sentences(file)
    .filter(({ text }) => CONFLICT.test(text))
    .flatMap(({ text, offset }) =>
      message(file, [offset, offset + text.length], 'prose-about-conflict', {
        reason: `The supply is settled, and this sentence still speaks of more than one figure: “${text}”`,
        note: 'It is no longer true.',
        fix: 'Write the one figure, or take the sentence out.',
      }),
    );

function sentences({ body, bodyStart }: ContentFile): Sentence[] {
  return [...body.matchAll(/\S.*/g)].flatMap(({ 0: line, index }) =>
    sentencesIn(line.trimEnd()).map((sentence) => ({
      text: sentence.text,
      offset: bodyStart + index + sentence.index,
    })),
  );
}
