import type { SectionPair } from './align/sections.ts';
import { FOR_MACHINES } from './extract/machines.ts';
import type { PageText, Section } from './pages.ts';
import type { SectionChange } from './report.ts';

/** Which sections of a page are others now, or stand elsewhere. */
export function sectionChanges(
  before: PageText,
  after: PageText,
  pairs: readonly SectionPair[],
): SectionChange[] {
  const [were, are] = [placesOf(before.sections), placesOf(after.sections)];
  return pairs
    .filter(isOfPage)
    .flatMap((pair) =>
      changesOf(pair, pair.before && were.get(pair.before), pair.after && are.get(pair.after)).map(
        (change) => ({ page: after.route, ...change }),
      ),
    );
}

/** What machines are told stands in no place of the page. */
const isOfPage = ({ before, after }: SectionPair) =>
  !FOR_MACHINES.includes((after ?? before)?.title ?? '');

/** Where a section stands: among all that is on the page, and as people count it; from 1. */
interface Place {
  readonly all: number;
  readonly counted: number;
}

/** People count what has a heading, but for the one of the whole page. */
function placesOf(sections: readonly Section[]): ReadonlyMap<Section, Place> {
  const titles = sections.filter(({ level }) => level === 1).length;
  let count = 0;
  return new Map(
    sections.map((section, place): [Section, Place] => {
      const all = place + 1;
      const isCounted = section.level !== undefined && (section.level > 1 || titles > 1);
      return [section, { all, counted: isCounted ? ++count : all }];
    }),
  );
}

type Told = Omit<SectionChange, 'page'>;

function changesOf(
  { before, after, isMoved }: SectionPair,
  was: Place | null | undefined,
  is: Place | null | undefined,
): Told[] {
  const title = (after ?? before)?.title ?? '';
  const told = (change: Told['change'], from: string | null, to: string | null): Told[] => [
    { change, title, from, to },
  ];
  if (!before || !was) return is ? told('added', null, String(is.counted)) : [];
  if (!after || !is) return told('removed', String(was.counted), null);
  return [
    ...(before.title === after.title ? [] : told('retitled', before.title, after.title)),
    ...(isMoved && was.all !== is.all ? told('moved', ...shownPlaces(was, is)) : []),
    ...(before.number === after.number ? [] : told('renumbered', before.number, after.number)),
  ];
}

/** As people count, unless what moved stands in the same place to them. */
function shownPlaces(was: Place, is: Place): [string, string] {
  const by = was.counted === is.counted ? 'all' : 'counted';
  return [String(was[by]), String(is[by])];
}
