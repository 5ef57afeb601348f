import { hash } from 'node:crypto';
import { PLACES, type PlaceName } from '../schemas/sightings.ts';
import { weekday, type IsoDate } from '../formats/dates.ts';

const MS_OF_DAY = 86_400_000;

/** The order in which Bigfoot is at the places in a round: shuffled, and alike in every build of a day. */
function orderOf(round: number, places: readonly PlaceName[]): PlaceName[] {
  const rank = (place: PlaceName) => hash('sha256', `${round} ${place}`);
  return places.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/**
 * Where Bigfoot is on a day. On Fridays he is at the places of Our Coins in turn. On other days he is
 * at each of the other places once, then at each again in another order; never at one twice running.
 *
 * @param places the places in use
 * @returns undefined on a day for which there is none
 */
export function placeOn(day: IsoDate, places: readonly PlaceName[]): PlaceName | undefined {
  const isFriday = weekday(day) === 'Friday';
  const today = places.filter((place) => (PLACES[place].page === 'our-coins') === isFriday);
  const days = Date.parse(day) / MS_OF_DAY;
  // How many Fridays there were up to that day, itself included: 1970 began on a Thursday.
  const fridays = Math.floor((days + 6) / 7);
  /** How many days of its kind there were: Fridays up to it, or others before it. */
  const turn = isFriday ? fridays : days - fridays;
  const round = Math.floor(turn / today.length);
  // With one or two there is only one order in which none comes twice running.
  if (isFriday || today.length < 3) return today[turn % today.length];
  const order = orderOf(round, today);
  const [first, second, ...others] = order;
  // Changing the first two leaves the last place of a round as it is, with which the next one compares.
  const isRepeated = first === orderOf(round - 1, today).at(-1);
  return (isRepeated ? [second, first, ...others] : order)[turn % today.length];
}
