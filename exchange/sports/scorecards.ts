import type { CricketEvent } from './cricket/match.ts';
import { type CricketCard, cricketCard } from './cricket/scorecard/scorecard.ts';
import { FOOTBALL_RULES } from './football/football.ts';
import type { FootballEvent } from './football/match.ts';
import { type FootballCard, footballCard } from './football/timeline.ts';
import { type PlayCard, playCard, type RecordedAt } from './playCard.ts';
import type { RaceEvent } from './racing/race.ts';
import { RACE_RULES } from './racing/racing.ts';
import { type FormOf, type RaceReport, raceReport } from './racing/raceReport.ts';
import type { Fixture } from './sport.ts';
import type { SomeSport } from './sports.ts';
import { type TennisCard, tennisCard } from './tennis/setBySet.ts';
import type { TennisEvent } from './tennis/match.ts';

/** The card of a match or race, by what it is made of. */
export type Scorecard = CricketCard | FootballCard | TennisCard | RaceReport | PlayCard;

/**
 * Counted from the record of an event of this sport. A record is told by a feed in a sport of its own, which has the score
 * board of ours and not its events: its card is of the kind that any sport has.
 */
export function scorecardOf(
  sport: SomeSport,
  fixture: Fixture,
  steps: readonly RecordedAt[],
  formOf: FormOf = () => [],
): Scorecard {
  const events = steps.map(({ event }) => event) as never[]; // each sport wrote its own
  const [football, race] = [FOOTBALL_RULES[fixture.sport], RACE_RULES[fixture.sport]];
  if (!fixture.strengths) return playCard(sport, fixture, steps);
  if (fixture.sport === 'cricket') return cricketCard(fixture, events satisfies CricketEvent[]);
  if (fixture.sport === 'tennis') return tennisCard(fixture, events satisfies TennisEvent[]);
  if (football) return footballCard(football, fixture, events satisfies FootballEvent[]);
  if (race) return raceReport(race, fixture, events satisfies RaceEvent[], formOf);
  return playCard(sport, fixture, steps);
}
