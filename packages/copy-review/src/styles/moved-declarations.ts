import { longestIncreasingSubsequence } from '../align/sequences.ts';
import { placeOf, textOf, type StyleDeclaration } from './read-declarations.ts';

/** A declaration that moved before or after another one that can apply to the same elements. */
export interface MovedDeclaration {
  readonly declaration: StyleDeclaration;
  /** The declaration that it moved past. */
  readonly past: StyleDeclaration;
  /** Whether it now comes after `past`. */
  readonly isLater: boolean;
}

/**
 * Finds declarations in both versions whose order changed, so that another one wins the cascade. They
 * set the same property to different values, in the same layer, and can apply to the same element.
 *
 * @param before with renamed classes already replaced by their names after the change
 * @param classLists the values of the `class` attributes of the page after
 */
export function movedDeclarations(
  before: readonly StyleDeclaration[],
  after: readonly StyleDeclaration[],
  classLists: readonly string[],
): MovedDeclaration[] {
  const classes = classLists.map((list) => new Set(list.split(/\s+/).map((name) => `.${name}`)));
  const positions = new Map<string, number[]>();
  before.forEach((declaration, index) => {
    const key = keyOf(declaration);
    const known = positions.get(key);
    if (known) known.push(index);
    else positions.set(key, [index]);
  });
  const common = after.flatMap((declaration): Placed[] => {
    const position = positions.get(keyOf(declaration))?.shift();
    return position === undefined
      ? []
      : [{ declaration, position, subject: subjectOf(declaration) }];
  });
  const isAll = common.some(({ declaration }) => declaration.property === 'all');
  const groups = Map.groupBy(common, ({ declaration }) => cascadeKeyOf(declaration, isAll));
  return [...groups.values()].flatMap((group) => movedIn(group, classes));
}

/** A declaration with its position before. Lists of these are in the order after. */
interface Placed {
  readonly declaration: StyleDeclaration;
  readonly position: number;
  readonly subject: Subject;
}

const keyOf = (one: StyleDeclaration) => `${placeOf(one)} { ${textOf(one)}`;

/**
 * Declarations can override each other by their order only if they have the same key: layer,
 * importance, and family of properties.
 */
function cascadeKeyOf({ conditions, property, value }: StyleDeclaration, isAll: boolean): string {
  const layers = conditions.filter((condition) => condition.startsWith('@layer'));
  const importance = /!\s*important$/i.test(value) ? '!' : '';
  return [...layers, importance, isAll ? '' : familyOf(property)].join(' ');
}

/** Families of properties whose shorthand begins with another word. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:top|right|bottom|left|inset)/, 'inset'],
  [/^(?:align|justify|place)-/, 'place'],
  [/^(?:row|column|columns|grid|gap)/, 'grid'],
  [/^(?:line-height|font)/, 'font'],
];

/** The first word of a property, which is also the name of its shorthand: `border` for `border-top-color`. */
function familyOf(property: string): string {
  if (property.startsWith('--') || property.startsWith('@')) return property;
  const bare = property.replace(/^-\w+-/, '');
  return FAMILIES.find(([name]) => name.test(bare))?.[1] ?? bare.replace(/-.*$/, '');
}

/**
 * The declarations of a group whose order relative to another changed, if an element may have both.
 */
function movedIn(
  group: readonly Placed[],
  classes: readonly ReadonlySet<string>[],
): MovedDeclaration[] {
  const kept = new Set(longestIncreasingSubsequence(group.map(({ position }) => position)));
  return group.flatMap((one, index): MovedDeclaration[] => {
    if (kept.has(index)) return [];
    const past = group.find(
      (other, place) =>
        place > index === other.position < one.position &&
        place !== index &&
        textOf(other.declaration) !== textOf(one.declaration) &&
        overlap(one.declaration.property, other.declaration.property) &&
        canMeet(one.subject, other.subject, classes),
    );
    if (!past) return [];
    const isLater = past.position > one.position;
    return [{ declaration: one.declaration, past: past.declaration, isLater }];
  });
}

const SIDE = /(?:^|-)(top|right|bottom|left)$/;

/** Whether two properties of a family may set the same thing. Only properties of two different sides cannot. */
function overlap(one: string, other: string): boolean {
  const [side, otherSide] = [SIDE.exec(one)?.[1], SIDE.exec(other)?.[1]];
  return side === undefined || otherSide === undefined || side === otherSide;
}

/** What the last compound selector of a selector requires of an element. */
interface Subject {
  readonly element: string;
  readonly classes: readonly string[];
  readonly pseudoElement: string;
}

/** Reads the last compound selector, without attributes and the arguments of pseudo-classes. */
function subjectOf({ selector }: StyleDeclaration): Subject {
  const bare = selector.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g, '');
  const last = bare.split(/(?<!\\)[\s>+~]+/).at(-1) ?? '';
  return {
    element: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? '',
    classes: last.match(/\.(?:[\w-]|[^\0-\x7F]|\\.)+/g) ?? [],
    pseudoElement:
      /::?(?:before|after|marker|first-l\w+)\b|::[\w-]+/.exec(last)?.[0].replace('::', ':') ?? '',
  };
}

/** Whether an element can match both. Classes that the page lacks may be set by scripts. */
function canMeet(one: Subject, other: Subject, lists: readonly ReadonlySet<string>[]): boolean {
  if (one.pseudoElement !== other.pseudoElement) return false;
  if (one.element !== other.element && one.element !== '' && other.element !== '') return false;
  const names = [...one.classes, ...other.classes].map((name) => name.replaceAll('\\', ''));
  const isKnown = names.every((name) => lists.some((list) => list.has(name)));
  return !isKnown || lists.some((list) => names.every((name) => list.has(name)));
}
