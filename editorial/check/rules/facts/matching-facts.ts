import { isExcused } from 'copy-review/figures';
import { LISTS } from '../../../../src/content-map.ts';
import { longDate, weekday } from '../../../../src/formats/dates.ts';
import type { Fact, FactValue } from '../../../../src/facts/register.ts';
import { pointAt, rangeOfSetting } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import { isSureFigureSlip, isFigureSlip } from '../../../content/nearest.ts';
import { claimsIn, isRenewal, isSure, type FigureClaim } from '../../facts/claims.ts';
import { adviceToList, warnOfContradiction, ignoredFigures } from '../../facts/ignored-figures.ts';
import {
  agrees,
  cite,
  formatLike,
  isValueOfFact,
  placeOf,
  siteFactsOf,
} from '../../facts/registered-facts.ts';
import { explainDate } from '../../settings/dates.ts';
import type { Diagnostic, Wording } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

/**
 * A fact has the same value in sentences as in the settings that hold the facts of the site, such as
 * `coins/bigfoot.yaml`. Cards and lists show those settings, so visitors would otherwise read two values.
 */
export const matchingFacts: Rule = {
  name: 'matching-facts',
  checkFiles: (files) => {
    const siteFacts = siteFactsOf(files);
    const list = ignoredFigures(files);
    const claims = claimsIn(files)
      .filter((claim, _, all) => !isBesideRightValue(claim, all, siteFacts))
      .filter((claim) => !isExcused(list, claim));
    const outvoted = siteFacts.flatMap((fact) => outvotedSettings(files, fact, claims));
    // If the setting looks like a slip, only the setting is reported. Otherwise it may have been changed
    // on purpose, so each sentence that still differs is reported too.
    const contradictsSlip = ({ facts, figure }: FigureClaim) =>
      outvoted.some(
        ({ fact, value }) => facts.includes(fact) && isSureFigureSlip(figure.text, value.shown),
      );
    return [
      ...outvoted.flatMap(reportOutvoted),
      ...claims
        .filter((claim) => !contradictsSlip(claim))
        .flatMap((claim) => reportFigure(files, claim)),
    ];
  },
};

/** The setting of a fact, and the sentences that contradict it and agree with each other. */
interface OutvotedSetting {
  readonly fact: Fact;
  readonly value: FactValue;
  readonly file: ContentFile;
  /** What the sentences say instead. */
  readonly text: string;
  /** The files and lines of the sentences. */
  readonly places: readonly string[];
}

/** How many sentences that agree with each other may be right against the setting of a fact. */
const MIN_SENTENCES = 3;

/**
 * The setting of a fact, if several sentences state the same other value and none states the right one: then
 * the slip may be in the setting. Otherwise empty.
 */
function outvotedSettings(
  files: readonly ContentFile[],
  fact: Fact,
  claims: readonly FigureClaim[],
): OutvotedSetting[] {
  const [value, ...others] = fact.values;
  const file = files.find(({ name }) => name === fact.file);
  const statements = claims.filter((claim) => claim.facts.includes(fact) && isSure(claim));
  const [first] = statements;
  if (!value || !file || !first || others.length > 0 || fact.isDisputed) return [];
  const isUnanimous = statements.every(({ figure }) => figure.value === first.figure.value);
  const places = new Set(
    statements.map((claim) => `${claim.file.path}:${pointAt(claim.file, claim.range[0]).line}`),
  );
  return isUnanimous && places.size >= MIN_SENTENCES && !agrees(first.figure, value)
    ? [{ fact, value, file, text: first.figure.text, places: [...places] }]
    : [];
}

const reportOutvoted = ({ fact, value, file, text, places }: OutvotedSetting): Diagnostic[] =>
  report(file, rangeOfSetting(file, value.path), {
    reason: `${places.length} sentences say ${text}, and this says ${value.shown}.`,
    note: `They are about “${fact.name}” and agree with each other, so the slip may be here.`,
    fix: `Write here what they say, or correct them: ${places.join(', ')}`,
    changesFact: true,
  });

/**
 * Whether the figure is the value of another fact, and the clause also states the right value:
 * locked “from 5 August 2025 to 7 August 2026”.
 */
function isBesideRightValue(
  claim: FigureClaim,
  all: readonly FigureClaim[],
  siteFacts: readonly Fact[],
): boolean {
  const values = claim.facts.flatMap((fact) => fact.values);
  return (
    isValueOfFact(claim.figure, siteFacts) &&
    all.some(
      ({ figure, passage, clause }) =>
        figure !== claim.figure &&
        passage === claim.passage &&
        clause.start === claim.clause.start &&
        figure.kind === claim.figure.kind &&
        values.some((value) => agrees(figure, value)),
    )
  );
}

/** Reports the first fault of a figure. */
function reportFigure(files: readonly ContentFile[], claim: FigureClaim): Diagnostic[] {
  const { file, figure, range } = claim;
  const wording =
    describeMonthFirst(claim) ??
    describeDisagreement(files, claim) ??
    describeOppositeBound(claim) ??
    describeImpossible(claim) ??
    describeWrongWeekday(claim);
  return report(file, range, wording && { ...wording, replaces: figure.text });
}

/**
 * What is wrong with a figure that no fact agrees with. `disputed-values-by-page` checks it if one of the
 * facts is disputed, `own-channels` if it is an email address.
 */
function describeDisagreement(
  files: readonly ContentFile[],
  claim: FigureClaim,
): Wording | undefined {
  const { figure } = claim;
  const facts = claim.facts.filter(({ isDisputed }) => !isDisputed);
  const mayBeDisputed = claim.facts.length > facts.length && figure.value !== undefined;
  if (facts.length === 0 || mayBeDisputed || figure.kind === 'email') return undefined;
  if (claim.facts.some(({ isReadable }) => !isReadable)) return undefined;
  if (facts.every(({ values }) => values.length === 0)) return describeUnsupplied(claim, facts);
  const isStated = facts.some(({ values }) => values.some((value) => agrees(figure, value)));
  return isStated ? undefined : describeOtherValue(files, claim, facts);
}

/** The names of facts: “Share in the pool” or “Founder hold”. */
const namesOf = (facts: readonly Fact[]) => facts.map(({ name }) => `“${name}”`).join(' or ');

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** What is wrong with a figure that would be the value of a fact which the owner has not supplied. */
function describeUnsupplied(claim: FigureClaim, facts: readonly Fact[]): Wording {
  const { kind, text } = claim.figure;
  if (kind === 'address')
    return {
      reason: `“${text}” is an address, and the owner has published none.`,
      note: 'A visitor may send money to it.',
      fix: 'Remove it: the only address that belongs on this site is the token’s own, and only the owner supplies it.',
    };
  const names = namesOf(facts);
  return {
    severity: isSure(claim) ? 'error' : 'warning',
    reason: `“${text}” is given as ${names}, which the owner has not supplied.`,
    note: 'A visitor would take it for a fact, although nobody has stated it.',
    fix: `Remove it, or let the owner supply ${names} in ${unique(facts.map(({ file }) => file)).join(' or ')}.`,
  };
}

/** The day of the week before a date: “Friday, 7 August 2026”. */
const WEEKDAY = /^[a-z]+day,? /i;

/** What is wrong with a figure that differs from the values of the facts which its sentence names. */
function describeOtherValue(
  files: readonly ContentFile[],
  claim: FigureClaim,
  facts: readonly Fact[],
): Wording {
  const { figure } = claim;
  const values = facts.flatMap((fact) => fact.values.map((value) => ({ fact, value })));
  const sources = unique(values.map(({ fact, value }) => cite(files, fact, value))).join('; or ');
  const replacements = unique(values.map(({ value }) => formatLike(figure, value)));
  const near = values.find(({ value }) =>
    isFigureSlip(figure.text.replace(WEEKDAY, ''), value.shown),
  );
  const reason = near
    ? `“${figure.text}” looks like a slip for ${near.value.shown}, the “${near.fact.name}”.`
    : `“${figure.text}” does not match the fact ${namesOf(facts)}.`;
  const note = `A visitor would read two answers: the site’s facts say ${sources}.`;
  if (isSure(claim)) {
    // A slip, and a name such as a hashtag, are hardly about something else.
    const isOnlyOurs = near !== undefined || /^[#$]/.test(figure.text);
    return {
      reason,
      note: isOnlyOurs
        ? note
        : `${note} A figure that is about something else goes into ${LISTS.ignoredFigures}, with the words around it.`,
      fix: replacements.join(' or '),
      expected: replacements,
      changesFact: true,
    };
  }
  const fix = `Write ${replacements.join(' or ')}`;
  const wording: Wording = near
    ? { severity: 'warning', reason, note, fix: `${fix}. ${adviceToList(claim)}` }
    : warnOfContradiction(claim, { reason, note, fix });
  const [fact] = claim.facts;
  if (!fact || figure.kind !== 'date' || !isRenewal(claim)) return wording;
  const renewed = `If the lock was renewed, write the new end into “${fact.name}”: ${placeOf(files, fact)}.`;
  return { ...wording, fix: `${renewed} ${wording.fix}` };
}

/** What is wrong with a date in the American order, if ours has no such date. */
function describeMonthFirst({ figure }: FigureClaim): Wording | undefined {
  const [meant] = figure.value === undefined ? explainDate(figure.text).candidates : [];
  if (meant === undefined) return undefined;
  return {
    reason: `“${figure.text}” has the month before the day.`,
    note: 'A visitor here reads the day first, and the calendar has no such day.',
    fix: `Write ${longDate(meant)}, if that is the day that you mean.`,
    expected: longDate(meant),
    changesFact: true,
  };
}

/** Words before a figure, and behind it, that make it a minimum or a maximum. */
const BOUNDS = {
  'at least': {
    before: /\b(?:at least|no less than|more than|over|minimum of)\s+$/i,
    after: /^\s+(?:or (?:more|longer)|at least)\b/i,
  },
  'at most': {
    before: /\b(?:at most|up to|no (?:more|longer) than|less than|under|maximum of)\s+$/i,
    after: /^\s+(?:or (?:less|shorter)|at most)\b/i,
  },
} as const;

/** What is wrong with a minimum that is stated as a maximum, or the reverse. */
function describeOppositeBound({ facts, figure, passage }: FigureClaim): Wording | undefined {
  const [fact, ...others] = facts;
  if (fact?.bound === undefined || others.length > 0) return undefined;
  const opposite = fact.bound === 'at least' ? 'at most' : 'at least';
  const { before, after } = BOUNDS[opposite];
  const isOpposite =
    before.test(passage.text.slice(0, figure.start)) || after.test(passage.text.slice(figure.end));
  if (!isOpposite) return undefined;
  return {
    severity: 'warning',
    reason: `“${figure.text}” is “${opposite}” here, and “${fact.bound}” in the “${fact.name}”.`,
    note: 'A visitor would read the opposite of what is pledged.',
    fix: `Write ${fact.bound} ${figure.text}`,
  };
}

/** What is wrong with a figure that looks like a date or an amount and is none. */
function describeImpossible({ figure }: FigureClaim): Wording | undefined {
  if (figure.value !== undefined) return undefined;
  return figure.kind === 'date'
    ? {
        reason: `“${figure.text}” is not a date.`,
        note: 'The calendar has no such day, so a visitor cannot know which one is meant.',
        fix: 'Write a day that the calendar has, such as 28 February 2026.',
      }
    : {
        reason: `“${figure.text}” is not an amount.`,
        note: 'Its groups do not have three figures each, so a visitor cannot know how much is meant.',
        fix: 'Write groups of three figures, such as 5,000,000, or words, such as 5 million.',
      };
}

/** What is wrong with a date whose day of the week is another one. */
function describeWrongWeekday({ figure }: FigureClaim): Wording | undefined {
  const { text, value = '', weekday: typedDay } = figure;
  if (typedDay === undefined || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const day = weekday(value);
  if (day.toLowerCase() === typedDay) return undefined;
  const replacement = text.replace(/[a-z]+day/i, day);
  return {
    reason: `“${text}” is a ${day}.`,
    note: 'A visitor cannot know whether the day of the week or the date is meant.',
    fix: `If the date is right, write ${replacement}. If the day of the week is right, correct the date.`,
    expected: replacement,
    changesFact: true,
  };
}
