import type { Element } from 'domhandler';
import type { ReviewConfig } from '../shared/config.ts';
import { normalizeText } from '../extract/html.ts';
import { jsonLeaves, leafTexts, parseJson, type JsonLeaf } from '../extract/json-leaves.ts';
import { componentOf } from '../extract/metadata.ts';
import { multisetDifference } from '../shared/multiset-difference.ts';
import type { Difference } from '../shared/report.ts';
import { isReportedFor, type ReadText } from './explained.ts';

/** A changed value of an element. */
export type ValueChange = Pick<Difference, 'aspect' | 'kind' | 'before' | 'after'> & {
  /** A path within the element; missing for its attributes. */
  readonly path?: string;
  readonly canChangeWords?: boolean;
};

/** What is known of the classes and the style sheets of two versions of a page. */
export interface ClassNames {
  /** Classes before by classes after that have the same declarations. */
  readonly renamed: ReadonlyMap<string, string>;
  /**
   * What the rules of a class do to text in a version, such as hiding it; undefined if nothing. The
   * build may give a name to other declarations in each version.
   */
  readonly effectOfClass: (name: string, side: 'before' | 'after') => string | undefined;
  /** The paths of the files of each build, for the addresses of style sheets. */
  readonly files: {
    readonly before: Pick<ReadonlySet<string>, 'has'>;
    readonly after: Pick<ReadonlySet<string>, 'has'>;
  };
}

/** The context in which attributes of two versions of a page are compared. */
export interface AttributeContext {
  /** The attributes that contain JSON, see `ReviewConfig`. */
  readonly data: NonNullable<ReviewConfig['data']>;
  readonly styles: ClassNames;
  /** What the comparison of texts has covered, so that it is not reported twice. */
  readonly read: { readonly before: ReadText; readonly after: ReadText };
  /** The new names of ids that the build generates, see `renamedIds`. */
  readonly ids: ReadonlyMap<string, string>;
  /**
   * Counts a difference of a harmless kind, which is reported only as a number. `what` identifies
   * it.
   */
  readonly fold: (kind: string, what: string) => void;
}

/** Generated ids: of React’s `useId`, and prefixes and hashes of Astro’s islands. */
const BUILD_ID = /^(?:«\w+»|:\w*[rR]\w+:|_\w*[rR]_\w+_|r\d+)$/;

/**
 * Whether an attribute is an id that the build generates: it may differ although the page is the
 * same.
 */
export const isBuildId = (name: string, value: string): boolean =>
  name === 'uid' || BUILD_ID.test(value);

/** Attributes that only affect how an element looks. */
const LOOK = new Set('width height sizes media fill stroke d transform viewbox points'.split(' '));

/** Attributes that reveal other words, change the order of words, or embed a page. */
const CAN_CHANGE_WORDS =
  /^(?:style|hidden|dir|reversed|type|value|srcdoc|content|open|inert|is|slot|start|content|on.*|data-.*)$/;

const aspectOf = (element: Element, name: string): Difference['aspect'] => {
  const isPicture = ['img', 'source', 'image', 'video'].includes(element.name);
  if (LOOK.has(name) || name === 'style' || name === 'class') return 'look';
  return isPicture && ['src', 'srcset', 'poster'].includes(name) ? 'look' : 'function';
};

/** The differing attributes of two versions of an element, except those that another difference explains. */
export function compareAttributes(
  before: Element,
  after: Element,
  context: AttributeContext,
): ValueChange[] {
  const names = new Set([...Object.keys(before.attribs), ...Object.keys(after.attribs)]);
  return [...names].flatMap((name): ValueChange[] => {
    const [was, is] = [before.attribs[name], after.attribs[name]];
    if (was === is) return [];
    if (name === 'class') return compareClasses(was ?? '', is ?? '', context.styles);
    if (was !== undefined && isBuildId(name, was) && context.ids.get(was) === is) {
      context.fold('ids made by the build', was);
      return [];
    }
    const isData = context.data.some(({ attribute }) => attribute === name);
    if (isData && was !== undefined && is !== undefined) {
      const leaves = compareLeaves(was, is, { element: { before, after }, context });
      if (leaves) return leaves;
    }
    const isReported = (side: 'before' | 'after', element: Element, value: string | undefined) =>
      value === undefined || isReportedFor(context.read[side], element, normalizeText(value));
    if (isReported('before', before, was) && isReported('after', after, is)) return [];
    return [
      {
        aspect: aspectOf(after, name),
        kind: `attribute ${name}`,
        before: was ?? null,
        after: is ?? null,
        ...(CAN_CHANGE_WORDS.test(name) ? { canChangeWords: true } : {}),
      },
    ];
  });
}

/**
 * Pairs the ids that the build generates. An id is renamed if it has the same new name everywhere,
 * and no other id has that name.
 *
 * @param pairs the elements that are in both versions
 */
export function renamedIds(pairs: Iterable<readonly [Element, Element]>): Map<string, string> {
  const after = new Map<string, Set<string>>();
  const before = new Map<string, Set<string>>();
  const add = (names: Map<string, Set<string>>, name: string, other: string) =>
    names.set(name, (names.get(name) ?? new Set()).add(other));
  for (const [one, other] of pairs)
    for (const [name, was] of Object.entries(one.attribs)) {
      const is = other.attribs[name];
      if (is === undefined || !isBuildId(name, was) || !isBuildId(name, is)) continue;
      add(after, was, is);
      add(before, is, was);
    }
  return new Map(
    [...after].flatMap(([was, [is, ...others]]) =>
      is !== undefined && others.length === 0 && before.get(is)?.size === 1 ? [[was, is]] : [],
    ),
  );
}

/** The classes that an element lost or gained. */
function compareClasses(
  was: string,
  is: string,
  { renamed, effectOfClass }: ClassNames,
): ValueChange[] {
  const before = classesIn(was);
  const names = before.map((name) => renamed.get(name) ?? name);
  const after = classesIn(is);
  const removed = before.filter((_, index) => !after.includes(names[index] ?? ''));
  const added = after.filter((name) => !names.includes(name));
  if (removed.length + added.length === 0) return [];
  const canChangeWords =
    removed.some((name) => effectOfClass(name, 'before') !== undefined) ||
    added.some((name) => effectOfClass(name, 'after') !== undefined);
  return [
    {
      aspect: 'look',
      kind: 'attribute class',
      before: removed.join(' ') || null,
      after: added.join(' ') || null,
      ...(canChangeWords ? { canChangeWords } : {}),
    },
  ];
}

/** The names in a `class` attribute. */
export const classesIn = (value: string) => value.split(/\s+/).filter(Boolean);

/**
 * The values of two JSON texts that differ, except those that the comparison of texts has reported;
 * undefined if one of the texts is not JSON.
 */
export function compareLeaves(
  was: string,
  is: string,
  {
    element,
    context,
  }: {
    readonly element: { readonly before: Element; readonly after: Element };
    readonly context: Pick<AttributeContext, 'read'>;
  },
): ValueChange[] | undefined {
  const [jsonBefore, jsonAfter] = [parseJson(was), parseJson(is)];
  if (jsonBefore === undefined || jsonAfter === undefined) return undefined;
  const [before, after] = [jsonLeaves(jsonBefore), jsonLeaves(jsonAfter)];
  const textsOf = (leaf: JsonLeaf | undefined) =>
    leaf ? leafTexts(leaf).map(({ text }) => text) : [];
  const isReported = (side: 'before' | 'after') => (text: string) =>
    context.read[side].asides.get(element[side])?.includes(text) === true;
  return pairLeaves(before, after)
    .filter(([one, other]) => {
      const [was, is] = [textsOf(one), textsOf(other)];
      const lost = multisetDifference(was, is, String);
      const gained = multisetDifference(is, was, String);
      const isExplained = lost.every(isReported('before')) && gained.every(isReported('after'));
      return lost.length + gained.length === 0 || !isExplained;
    })
    .map(([one, other]) => ({
      aspect: 'function',
      kind:
        element.after.name === 'script'
          ? 'data for machines'
          : `property of ${componentOf(element.after)}`,
      path: (other ?? one)?.path.join('.') ?? '',
      before: one ? String(one.value) : null,
      after: other ? String(other.value) : null,
      canChangeWords: true,
    }));
}

/** Pairs the differing values by their paths. */
function pairLeaves(
  before: readonly JsonLeaf[],
  after: readonly JsonLeaf[],
): [JsonLeaf | undefined, JsonLeaf | undefined][] {
  const byPath = (leaves: readonly JsonLeaf[]) =>
    new Map(leaves.map((leaf) => [JSON.stringify(leaf.path), leaf]));
  const [leavesBefore, leavesAfter] = [byPath(before), byPath(after)];
  return [...new Set([...leavesBefore.keys(), ...leavesAfter.keys()])]
    .map((path): [JsonLeaf | undefined, JsonLeaf | undefined] => [
      leavesBefore.get(path),
      leavesAfter.get(path),
    ])
    .filter(([one, other]) => one?.value !== other?.value);
}
