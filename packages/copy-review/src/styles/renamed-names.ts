import { mostSimilarPairs, type Bagged } from '../align/similarity.ts';
import { shortHash } from '../files/hashed-names.ts';
import {
  namesIn,
  placeOf,
  replaceNames,
  textOf,
  type StyleDeclaration,
} from './read-declarations.ts';

/** How often names get a new description from those of the names around them. */
const ROUNDS = 3;
/** Names with less in common are paired only if they are equal. */
const MIN_SIMILARITY = 0.5;

/**
 * Names of classes and custom properties are often made by the build, so that one more class renames
 * the others. This pairs the names of two versions by what is declared for them: names before to names
 * after, such as `.a` to `.b` and `--a` to `--b`.
 *
 * The pairs are a bijection, and whoever uses them compares what is left after renaming. So a wrong
 * pair is never more than a difference too many.
 *
 * @param canRename whether a name may change its meaning: one that scripts use may not
 */
export function pairNames(
  before: readonly StyleDeclaration[],
  after: readonly StyleDeclaration[],
  canRename: (name: string, side: 'before' | 'after') => boolean,
): Map<string, string> {
  const pairs = new Map<string, string>();
  const [olds, news] = [
    usesOf(before, (name) => canRename(name, 'before')),
    usesOf(after, (name) => canRename(name, 'after')),
  ];
  const pair = (name: string, partner: string) => {
    pairs.set(name, partner);
    olds.delete(name);
    news.delete(partner);
  };

  const [labelsBefore, labelsAfter] = [labelsOf(olds), labelsOf(news)];
  const free = Map.groupBy(news.keys(), (name) => labelsAfter.get(name) ?? '');
  for (const [label, names] of Map.groupBy(olds.keys(), (name) => labelsBefore.get(name) ?? '')) {
    const candidates = free.get(label) ?? [];
    // Of several with equal declarations, those that keep their names first.
    const kept = names.filter((name) => candidates.includes(name));
    for (const name of kept) pair(name, name);
    const [from, to] = [names, candidates].map((list) => list.filter((one) => !kept.includes(one)));
    from?.forEach((name, index) => {
      const partner = to?.[index];
      if (partner !== undefined) pair(name, partner);
    });
  }
  for (const kind of ['.', '--'])
    for (const [name, partner] of mostSimilarPairs(
      bags(olds, kind),
      bags(news, kind),
      MIN_SIMILARITY,
    ))
      pair(name, partner);
  for (const name of [...olds.keys()]) if (news.has(name)) pair(name, name);
  return pairs;
}

/** The declarations that give each name its meaning. */
type Uses = Map<string, StyleDeclaration[]>;

/** A class has its meaning from the rules that select it, a custom property from those that set it. */
function usesOf(
  declarations: readonly StyleDeclaration[],
  canRename: (name: string) => boolean,
): Uses {
  const uses: Uses = new Map();
  for (const declaration of declarations) {
    const { selector, property, value } = declaration;
    const defined =
      property === '@property' ? namesIn(value).slice(0, 1) : namesIn(`${selector} ${property}`);
    for (const name of new Set(defined.filter(canRename)))
      uses.set(name, [...(uses.get(name) ?? []), declaration]);
  }
  return uses;
}

/**
 * A description of each name by its declarations, in which the other names are described in the same
 * way (colour refinement), so that it is independent of how anything is named.
 */
function labelsOf(uses: Uses): Map<string, string> {
  let labels = kindsOf(uses);
  for (let round = 0; round < ROUNDS; round++) {
    const known = labels;
    labels = new Map(
      [...uses].map(([name, declarations]) => {
        const all = declarations.map((one) => describe(one, name, known)).toSorted();
        return [name, shortHash(Buffer.from(all.join('\n')))];
      }),
    );
  }
  return labels;
}

const kindOf = (name: string) => (name.startsWith('.') ? '.' : '--');
const kindsOf = (uses: Uses) => new Map([...uses.keys()].map((name) => [name, kindOf(name)]));

/** A declaration as text, with `@` for one name and with the labels of the others. */
const describe = (
  declaration: StyleDeclaration,
  name: string,
  labels: ReadonlyMap<string, string>,
) =>
  replaceNames(`${placeOf(declaration)} · ${textOf(declaration)}`, (other) =>
    other === name ? '@' : (labels.get(other) ?? other),
  );

/** The names of one kind with their declarations, to find those that are similar. */
function bags(uses: Uses, kind: string): Bagged<string>[] {
  const kinds = kindsOf(uses);
  return [...uses]
    .filter(([name]) => kindOf(name) === kind)
    .map(([name, declarations]) => {
      const counts = new Map<string, number>();
      for (const text of declarations.map((one) => describe(one, name, kinds)))
        counts.set(text, (counts.get(text) ?? 0) + 1);
      return { item: name, bag: { counts, size: declarations.length } };
    });
}
