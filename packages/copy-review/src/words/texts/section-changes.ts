import type { SectionPair } from '../align/sections.ts';
import { METADATA_TITLES } from '../extract/metadata.ts';
import type { PageText, Section } from '../../shared/page-text.ts';
import type { SectionChange } from '../../shared/report.ts';

/** Which sections of a page were added, removed, moved, renumbered or retitled. */
export function sectionChanges(
  before: PageText,
  after: PageText,
  pairs: readonly SectionPair[],
): SectionChange[] {
  const positionsBefore = positionsOf(before.sections);
  const positionsAfter = positionsOf(after.sections);
  return pairs
    .filter(hasPosition)
    .flatMap((pair) =>
      changesOf(
        pair,
        pair.before && positionsBefore.get(pair.before),
        pair.after && positionsAfter.get(pair.after),
      ).map((change) => ({ page: after.route, ...change })),
    );
}

/** Metadata has no position on the page. */
const hasPosition = ({ before, after }: SectionPair) =>
  !METADATA_TITLES.includes((after ?? before).title);

/** The positions of a section, from 1. One that is not counted has its position among all sections in both. */
interface Position {
  readonly all: number;
  readonly counted: number;
}

/** Sections with a heading are counted, except the only heading of level 1, which is the title of the page. */
function positionsOf(sections: readonly Section[]): ReadonlyMap<Section, Position> {
  const titles = sections.filter(({ level }) => level === 1).length;
  let count = 0;
  return new Map(
    sections.map((section, index): [Section, Position] => {
      const all = index + 1;
      const isCounted = section.level !== undefined && (section.level > 1 || titles > 1);
      return [section, { all, counted: isCounted ? ++count : all }];
    }),
  );
}

type Change = Omit<SectionChange, 'page'>;

/** The changes of a section. It has no position in a version that does not have it. */
function changesOf(
  { before, after, isMoved }: SectionPair,
  positionBefore: Position | null | undefined,
  positionAfter: Position | null | undefined,
): Change[] {
  const { title } = after ?? before;
  const change = (kind: Change['change'], from: string | null, to: string | null): Change[] => [
    { change: kind, title, from, to },
  ];
  if (before && positionBefore && after && positionAfter)
    return [
      ...(before.title === after.title ? [] : change('retitled', before.title, after.title)),
      ...(isMoved && positionBefore.all !== positionAfter.all
        ? change('moved', ...shownPositions(positionBefore, positionAfter))
        : []),
      ...(before.number === after.number ? [] : change('renumbered', before.number, after.number)),
    ];
  return [
    ...(positionBefore ? change('removed', String(positionBefore.counted), null) : []),
    ...(positionAfter ? change('added', null, String(positionAfter.counted)) : []),
  ];
}

/** The counted positions, unless they are equal although the section moved. */
function shownPositions(before: Position, after: Position): [string, string] {
  const by = before.counted === after.counted ? 'all' : 'counted';
  return [String(before[by]), String(after[by])];
}
