import type { Millis } from '@maidan/core/ids';
import { normal, oneOf, rounded, someOf } from '../names/draw.ts';
import { pick, type Random } from '../../random.ts';
import type { Fixture } from '../sport.ts';
import type { Format } from './rules.ts';
import { LEAGUES } from './teams.ts';

const OFTEN: readonly (readonly [Format, number])[] = [
  ['T20', 0.8],
  ['ODI', 0.16],
  ['Test', 0.04],
];

/** How much sides, pitches and evenings differ from one match to the next. */
const SPREAD = { side: 0.1, pitch: 0.16, dew: 0.04 } as const;

export function invent(startsAt: Millis, id: string, random: Random): Fixture {
  const format = pick(random, OFTEN);
  const league = oneOf(
    random,
    LEAGUES.filter(each => each.format === format),
  );
  const [home, away] = someOf(random, league.teams, 2);
  const drawn = (spread: number): number => rounded(Math.max(-2.5, Math.min(2.5, normal(random))) * spread);
  return {
    id,
    sport: 'cricket',
    competition: league.name,
    name: `${home} v ${away}`,
    sides: [home!, away!],
    startsAt,
    format,
    strengths: {
      homeBat: drawn(SPREAD.side),
      homeBowl: drawn(SPREAD.side),
      awayBat: drawn(SPREAD.side),
      awayBowl: drawn(SPREAD.side),
      pitch: drawn(SPREAD.pitch),
      dew: drawn(SPREAD.dew),
    },
  };
}
