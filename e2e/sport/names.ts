import type { EventView } from '@maidan/contract/event';
import type { Told } from '@maidan/exchange/sports/told/toldIn';

/* Names of people, clubs and places, which are written alike in every language. */

/** Everybody and every figure that a sentence was given. */
const namesIn = (told: Told | undefined): string[] =>
  Object.entries(told ?? {}).flatMap(([name, value]) =>
    name === 'key' || typeof value === 'number' ? [] : typeof value === 'object' ? namesIn(value) : [value],
  );

/** Those of a match and of whatever is told of it. */
export const namesOf = ({
  name,
  competition,
  venue,
  country,
  sides,
  score,
  said,
  rows,
}: EventView): readonly string[] => [
  ...[name, competition, venue, country, ...sides],
  ...(score?.sides.flatMap(({ detail = '', told }) => (told ? [] : detail)) ?? []),
  ...[score?.told?.phase, score?.told?.line, ...said.map(each => each.told), ...rows.map(each => each.made)].flatMap(
    namesIn,
  ),
];

/** As a badge or the name of a market has a side: 'KK' of Kaveri Kings, as it is written everywhere. */
export const initialsOf = (side: string): string =>
  side
    .split(' ')
    .map(word => word.charAt(0))
    .join('');
