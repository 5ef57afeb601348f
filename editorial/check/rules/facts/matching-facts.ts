import { LISTS } from '../../../../src/content-map.ts';
import { longDate, weekday } from '../../../../src/formats/dates.ts';
import type { Fact } from '../../../../src/facts/register.ts';
import { pointAt, rangeOfSetting } from '../../../content/places.ts';
import type { ContentFile } from '../../../content/read.ts';
import { isMistyped, isNearly } from '../../../content/nearest.ts';
import { claimsIn, isRenewal, isSure, type FigureClaim } from '../../facts/claims.ts';
import {
  isElsewhere,
  isExcused,
  isRegistered,
  listIt,
  perhapsElsewhere,
  ignoredFigures,
} from '../../facts/ignored-figures.ts';
import { agrees, cite, formatLike, placeOf, registerOf } from '../../facts/registered-facts.ts';
import { explainDate } from '../../settings/dates.ts';
import type { Diagnostic, Wording } from '../../../output/diagnostic.ts';
import { report, type Rule } from '../../shared/rule.ts';

const COIN = 'lpLockedUntil: 2026-08-07\nname: $BIGFOOT\n';

/**
 * Facts in sentences have the values of the register. Cards and lists are rendered from the
 * register, so visitors would otherwise read two values for one fact.
 */
export const matchingFacts: Rule = {
  name: 'matching-facts',
  fails: {
    'coins/bigfoot.yaml': COIN,
    'faq/02-lock.mdx':
      '---\nquestion: Until when?\n---\n\nThe liquidity is locked until 1 July 2027.\n',
  },
  passes: {
    'coins/bigfoot.yaml': COIN,
    'faq/02-lock.mdx':
      '---\nquestion: Until when?\n---\n\nThe liquidity is locked until 7 August 2026.\n',
  },
  checkFiles: (files) => {
    const register = registerOf(files);
    const list = ignoredFigures(files);
    const claims = claimsIn(files, register)
      .filter((claim, _, all) => !isBesideItsOwn(claim, all, register))
      .filter((claim) => !isExcused(list, claim) && !isElsewhere(list, claim, register));
    const alone = register.map((fact) => [fact, reportLoneFact(files, fact, claims)] as const);
    // A slip in the register is reported there. A value that is no likely slip may have changed on
    // purpose, so each text that still differs is reported too.
    const isAlone = ({ facts, figure }: FigureClaim) =>
      alone.some(
        ([fact, { length }]) =>
          length > 0 &&
          facts.includes(fact) &&
          fact.values.some(({ shown }) => isMistyped(figure.text, shown)),
      );
    return [
      ...alone.flatMap(([, diagnostics]) => diagnostics),
      ...claims.filter((claim) => !isAlone(claim)).flatMap((claim) => check(files, claim)),
    ];
  },
};

const WEEKDAY = /^[a-z]+day,? /i;

/** How many files that agree with each other may be right against the register. */
const SEVERAL = 3;

/** Reports a fact from which several texts differ that agree with each other: the slip may be in the register. */
function reportLoneFact(
  files: readonly ContentFile[],
  fact: Fact,
  claims: readonly FigureClaim[],
): Diagnostic[] {
  const [value, ...others] = fact.values;
  const register = files.find(({ name }) => name === fact.file);
  const about = claims.filter((claim) => claim.facts.includes(fact) && isSure(claim));
  const [first] = about;
  if (!value || !register || !first || others.length > 0 || fact.isDisputed) return [];
  const agree = about.every(({ figure }) => figure.value === first.figure.value);
  const places = new Set(
    about.map(({ file, range: [start] }) => `${file.path}:${pointAt(file, start).line}`),
  );
  if (!agree || places.size < SEVERAL || agrees(first.figure, value)) return [];
  return report(register, rangeOfSetting(register, value.path), {
    reason: `${places.size} sentences say ${first.figure.text}, and this says ${value.shown}.`,
    note: `They are about “${fact.name}” and agree with each other, so the slip may be here.`,
    fix: `Write here what they say, or correct them: ${[...places].join(', ')}`,
    changesFact: true,
  });
}

/**
 * Whether the clause also states the right value, and the figure is the value of another fact:
 * locked “from 5 August 2025 to 7 August 2026”.
 */
function isBesideItsOwn(
  claim: FigureClaim,
  all: readonly FigureClaim[],
  register: readonly Fact[],
): boolean {
  const values = claim.facts.flatMap((fact) => fact.values);
  return (
    isRegistered(claim, register) &&
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
function check(files: readonly ContentFile[], claim: FigureClaim): Diagnostic[] {
  const { file, figure, range } = claim;
  const typed = `“${figure.text}”`;
  const wording =
    monthFirst(claim, typed) ??
    disagreement(files, claim, typed) ??
    otherBound(claim, typed) ??
    impossible(claim, typed) ??
    wrongWeekday(claim, typed);
  return report(file, range, wording && { ...wording, replaces: figure.text });
}

/** A figure that no fact agrees with. `disputed-values-by-page` checks it if one of the facts is disputed. */
function disagreement(
  files: readonly ContentFile[],
  claim: FigureClaim,
  typed: string,
): Wording | undefined {
  const { figure, facts: all } = claim;
  const facts = all.filter(({ isDisputed }) => !isDisputed);
  const values = facts.flatMap((fact) => fact.values.map((value) => ({ fact, value })));
  if (all.some(({ isReadable }) => !isReadable)) return undefined;
  const isReading = all.length > facts.length && figure.value !== undefined;
  // `own-channels` checks email addresses.
  if (facts.length === 0 || isReading || figure.kind === 'email') return undefined;
  if (values.some(({ value }) => agrees(figure, value))) return undefined;
  const names = facts.map(({ name }) => `“${name}”`).join(' or ');
  if (values.length === 0 && figure.kind === 'address')
    return {
      reason: `${typed} is an address, and the owner has published none.`,
      note: 'A visitor may send money to it.',
      fix: 'Remove it: the only address that belongs on this site is the token’s own, and only the owner supplies it.',
    };
  if (values.length === 0)
    return {
      ...(isSure(claim) ? {} : { severity: 'warning' }),
      reason: `${typed} is given as ${names}, which the owner has not supplied.`,
      note: 'A visitor would take it for a fact, although nobody has stated it.',
      fix: `Remove it, or let the owner supply ${names} in ${[...new Set(facts.map(({ file }) => file))].join(' or ')}.`,
    };
  const says = [...new Set(values.map(({ fact, value }) => cite(files, fact, value)))].join(
    '; or ',
  );
  const replacements = [...new Set(values.map(({ value }) => formatLike(figure, value)))];
  const near = values.find(({ value }) => isNearly(figure.text.replace(WEEKDAY, ''), value.shown));
  const reason = near
    ? `${typed} looks like a slip for ${near.value.shown}, the “${near.fact.name}”.`
    : `${typed} does not match the fact ${names}.`;
  const note = `A visitor would read two answers: the site’s facts say ${says}.`;
  // A slip, and a name such as a hashtag, are hardly about something else.
  const elsewhere =
    near || /^[#$]|@/.test(figure.text)
      ? ''
      : ` A figure that is about something else goes into ${LISTS.ignoredFigures}, with the words around it.`;
  if (isSure(claim))
    return {
      reason,
      note: note + elsewhere,
      fix: replacements.join(' or '),
      expected: replacements,
      changesFact: true,
    };
  const [fact] = claim.facts;
  const fix = `Write ${replacements.join(' or ')}`;
  const wording: Wording = near
    ? { severity: 'warning', reason, note, fix: `${fix}. ${listIt(claim)}` }
    : perhapsElsewhere(claim, { reason, note, fix });
  if (!fact || !isRenewal(claim)) return wording;
  const renewed = `If the lock was renewed, write the new end into “${fact.name}”: ${placeOf(files, fact)}.`;
  return { ...wording, fix: `${renewed} ${wording.fix}` };
}

/** A date in the American order, which is none in ours. */
function monthFirst({ figure }: FigureClaim, typed: string): Wording | undefined {
  const isDate = figure.kind === 'date' && figure.value === undefined;
  const [meant] = isDate ? explainDate(figure.text).candidates : [];
  if (meant === undefined) return undefined;
  return {
    reason: `${typed} has the month before the day.`,
    note: 'A visitor here reads the day first, and the calendar has no such day.',
    fix: `Write ${longDate(meant)}, if that is the day that you mean.`,
    expected: longDate(meant),
    changesFact: true,
  };
}

/** Words before a figure, and behind it, that make it a minimum or a maximum. */
const BOUNDS = {
  'at least': [
    /\b(?:at least|no less than|more than|over|minimum of)\s+$/i,
    /^\s+(?:or (?:more|longer)|at least)\b/i,
  ],
  'at most': [
    /\b(?:at most|up to|no (?:more|longer) than|less than|under|maximum of)\s+$/i,
    /^\s+(?:or (?:less|shorter)|at most)\b/i,
  ],
} as const;

/** A minimum that is stated as a maximum, or the reverse. */
function otherBound({ facts, figure, passage }: FigureClaim, typed: string): Wording | undefined {
  const [fact] = facts;
  if (fact?.bound === undefined || facts.length > 1) return undefined;
  const other = fact.bound === 'at least' ? 'at most' : 'at least';
  const [before, after] = BOUNDS[other];
  const { start, end } = figure;
  if (!before.test(passage.text.slice(0, start)) && !after.test(passage.text.slice(end)))
    return undefined;
  return {
    severity: 'warning',
    reason: `${typed} is “${other}” here, and “${fact.bound}” in the “${fact.name}”.`,
    note: 'A visitor would read the opposite of what is pledged.',
    fix: `Write ${fact.bound} ${figure.text}`,
  };
}

/** A figure that looks like a date or an amount but is not valid. */
function impossible({ figure }: FigureClaim, typed: string): Wording | undefined {
  if (figure.value !== undefined) return undefined;
  return figure.kind === 'date'
    ? {
        reason: `${typed} is not a date.`,
        note: 'The calendar has no such day, so a visitor cannot know which one is meant.',
        fix: 'Write a day that the calendar has, such as 28 February 2026.',
      }
    : {
        reason: `${typed} is not an amount.`,
        note: 'Its groups do not have three figures each, so a visitor cannot know how much is meant.',
        fix: 'Write groups of three figures, such as 5,000,000, or words, such as 5 million.',
      };
}

/** A date whose day of the week is wrong. */
function wrongWeekday({ figure }: FigureClaim, typed: string): Wording | undefined {
  const { value = '', weekday: typedDay } = figure;
  if (typedDay === undefined || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const day = weekday(value);
  if (day.toLowerCase() === typedDay) return undefined;
  const replacement = figure.text.replace(/[a-z]+day/i, day);
  return {
    reason: `${typed} is a ${day}.`,
    note: 'A visitor cannot know whether the day of the week or the date is meant.',
    fix: `If the date is right, write ${replacement}. If the day of the week is right, correct the date.`,
    expected: replacement,
    changesFact: true,
  };
}
