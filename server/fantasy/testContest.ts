import { filledUp } from '@maidan/exchange/fantasy/fillUp';
import { squadOf } from '@maidan/exchange/fantasy/squad';
import type { Team } from '@maidan/exchange/fantasy/team';
import { playOut } from '@maidan/exchange/proof/sportLaws';
import { cricket } from '@maidan/exchange/sports/cricket/cricket';
import type { CricketEvent } from '@maidan/exchange/sports/cricket/match';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { Millis } from '@maidan/core/ids';
import type { House } from '../app.ts';

/* For tests: a match with its whole record, which is told ball by ball as the test says, and teams for it. */

export interface TestContest {
  readonly fixture: Fixture;
  readonly events: readonly CricketEvent[];
}

/** A match to come in an hour, that will be played from this seed. */
export async function addMatch({ deps }: House, seed: string): Promise<TestContest> {
  const match = matchFrom(seed, deps.world.now());
  await deps.sport.keeper.addEvent(match.fixture);
  return match;
}

/** As it will be an hour from now, whoever adds it. */
export function matchFrom(seed: string, now: Millis): TestContest {
  const { fixture, events } = playOut(cricket, seed);
  const startsAt = (now + 3_600_000) as Millis;
  return { fixture: { ...fixture, id: `cricket-${seed}`, startsAt }, events: events as CricketEvent[] };
}

/** A house, or as much of one as a test has whose house is a process of its own. */
interface At {
  readonly deps: Pick<House['deps'], 'db'>;
}

/** Writes down what happens, from the nth thing on, as whoever plays it does. */
export async function tell(
  { deps }: At,
  { fixture, events }: TestContest,
  from: number,
  to = events.length,
): Promise<void> {
  await deps.db.query(
    `with step as (
       insert into sport_record (event_id, nth, event, at)
       select $1, $2 + place, event, now() from jsonb_array_elements($3::jsonb) with ordinality as told (event, place)
     ) update sport_events set next_target = null where id = $1`,
    [fixture.id, from, JSON.stringify(events.slice(from, to))],
  );
}

export async function ended({ deps }: At, { fixture }: TestContest, state: 'inPlay' | 'over' | 'void'): Promise<void> {
  await deps.db.query('update sport_events set state = $2 where id = $1', [fixture.id, state]);
}

/** How many things come before the first ball. */
export const firstBall = ({ events }: TestContest): number => events.findIndex(({ type }) => type === 'runUp');

/** An eleven within the rules; another for another turn. */
export function teamFor(fixture: Fixture, turn = 0): Team {
  const squad = squadOf(fixture);
  const order = squad.map((_, n) => (n * 7 + turn * 3) % squad.length);
  const players = filledUp(squad, [], order)!; // there is always one
  return { players, captain: players[turn % 11]!, vice: players[(turn + 1) % 11]! };
}

export const balanceOf = async ({ deps }: At, account: string): Promise<number> => {
  const { rows } = await deps.db.query(
    'select coalesce(sum(balance), 0)::bigint as balance from accounts where id = $1',
    [account],
  );
  return rows[0]?.balance ?? 0;
};
