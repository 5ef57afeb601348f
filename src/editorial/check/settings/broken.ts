import type { Fault } from '../../content/yaml-repairs.ts';
import type { FaultKind } from '../../content/shapes.ts';
import { short } from './typed.ts';
import type { Told } from './value-messages.ts';

type Words = (fault: Fault, quoted: string) => Required<Told>;

const NOTHING = 'Until this is put right, the site cannot be built.';
const NO_CLOSE = 'All that stands below would count as part of it, up to the next such sign.';
const MEANS = 'Such a sign has a meaning of its own there.';

/** By the kind of the fault: what went wrong and what to do, for somebody who has never heard of YAML. */
const WORDS: Readonly<Record<FaultKind, Words>> = {
  'after-quote': ({ right }, quoted) => ({
    what: `${quoted} goes on behind the quotation mark that closes it.`,
    why: 'A value ends where its quotation mark is closed.',
    fix: right,
  }),
  backslash: ({ right }, quoted) => ({
    what: `${quoted} holds a sign that cannot be read between quotation marks.`,
    why: 'A backslash between double quotation marks has a meaning of its own.',
    fix: right,
  }),
  colon: ({ right }, quoted) => ({
    what: `${quoted} holds a colon and stands without quotation marks.`,
    why: 'A colon with a space behind it starts another setting.',
    fix: right,
  }),
  'curly-quotes': ({ right }) => ({
    what: 'The quotation marks around this value are not the plain ones.',
    why: 'Only plain quotation marks keep a value together.',
    fix: right,
  }),
  'goes-on': ({ right }, quoted) => ({
    what: `${quoted} stands on a line of its own, but goes on with the line above.`,
    why: 'A setting and its value stand on one line.',
    fix: right,
  }),
  group: (_, quoted) => ({
    what: `${quoted} cannot be read as a list or a group on one line.`,
    why: NOTHING,
    fix: 'Put the text that holds a colon, a comma or a quotation mark between double quotation marks.',
  }),
  indent: ({ typed, right }) => ({
    what: 'This line does not start below the one that it belongs to.',
    why: 'How far to the right a line starts says what it belongs to.',
    fix: `Start the line with ${spaces(typed)}: ${right.trim()}`,
  }),
  'no-colon': ({ right }, quoted) => ({
    what: `${quoted} has no colon behind its name.`,
    why: 'A setting is a name, a colon, a space and a value.',
    fix: right,
  }),
  'no-space': ({ right }, quoted) => ({
    what: `There is no space behind ${quoted}.`,
    why: 'Without the space this is not read as what it looks like.',
    fix: right,
  }),
  sign: ({ right }, quoted) => ({
    what: `${quoted} starts with a sign that needs quotation marks.`,
    why: MEANS,
    fix: right,
  }),
  'stray-line': (_, quoted) => ({
    what: `${quoted} ends the settings here.`,
    why: 'What stands below would be lost.',
    fix: 'Remove this line.',
  }),
  tab: ({ typed, right }) => ({
    what: 'This line starts with a tab.',
    why: 'How far to the right a line starts says what it belongs to, and a tab has no width.',
    fix: `Start the line with ${spaces(typed)} instead: ${right}`,
  }),
  twice: (_, quoted) => ({
    what: `${quoted} stands in the same place twice.`,
    why: 'Only one of the two could be shown.',
    fix: 'Remove one of the two settings with this name.',
  }),
  'unclosed-bracket': ({ right }, quoted) => ({
    what: `${quoted} has a bracket that is not closed.`,
    why: NO_CLOSE,
    fix: right,
  }),
  'unclosed-quote': ({ right }, quoted) => ({
    what: `${quoted} has a quotation mark that is not closed.`,
    why: NO_CLOSE,
    fix: right,
  }),
  unknown: () => ({
    what: 'The settings cannot be read from this spot on.',
    why: NOTHING,
    fix: 'Start the line as far to the right as the lines beside it, and look for a quotation mark too many.',
  }),
};

function spaces(count: string): string {
  if (count === '0') return 'no space';
  return count === '1' ? 'one space' : `${count} spaces`;
}

/** Says of a fault in the settings what is wrong, why it matters, and what to type. */
export function tellFault(fault: Fault): Required<Told> {
  return WORDS[fault.kind](fault, `“${short(fault.typed)}”`);
}
