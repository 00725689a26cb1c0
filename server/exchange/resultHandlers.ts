import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Language } from '@maidan/contract/language';
import { ok, refuse, type Result } from '@maidan/core/result';
import { scorecardOf } from '@maidan/exchange/sports/scorecards';
import type { Fixture, Scoreboard } from '@maidan/exchange/sports/sport';
import { type SomeSport, sportOf } from '@maidan/exchange/sports/sports';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { Kept, keyOf } from '../kept.ts';
import { formsOf } from '../sport/endings.ts';
import { EventRecords } from '../sport/eventRecords.ts';
import { pageOf } from '../wallet/store.ts';
import { sayIn } from '../words.ts';
import { type EndedRow, eventFound, endedEvents, madeOn, marketResults } from './results.ts';

type Answered = Pick<Handlers, 'sportResults' | 'sportResult' | 'scorecard' | 'madeOnEvent'>;

/** Of a race only who came in first: all of them are on its own page. */
const MOST_SIDES = 3;

/** What became of matches and races. All of it is read from the database, so that any node can tell it for ever. */
export function resultHandlers(deps: Deps): Answered {
  const { config, db } = deps;
  const kept = new Kept(config.keptMs);
  const past = { deps, records: new EventRecords(db) };
  return {
    sportResults: async input => ok(await kept.of(keyOf('results', input), () => resultsPage(past, input))),
    sportResult: ({ event }, { language }) =>
      kept.of(keyOf('result', { event, language }), () => resultOf(past, event, language)),
    scorecard: ({ event }) => kept.of(keyOf('card', { event }), () => cardOf(past, event)),
    madeOnEvent: async ({ event }, { user }) =>
      (await eventFound(db, event)) ? ok(await madeOn(db, event, user)) : refuse('unknown-event'),
  };
}

interface Past {
  readonly deps: Deps;
  readonly records: EventRecords;
}

async function resultsPage(past: Past, input: Input<'sportResults'>): Promise<Reply<'sportResults'>> {
  const { rows, total } = await endedEvents(past.deps.db, input);
  const shown = [];
  for (const row of rows) shown.push({ ...headOf(row), score: inShort(await scoreIn(past, row)) });
  return pageOf(shown, total, input.page, input.size);
}

/** As it was written down when it ended; of one from before, or void while it was played, as its record has it. */
const scoreIn = async ({ deps, records }: Past, { id, fixture, score }: EndedRow): Promise<Scoreboard | null> =>
  score ?? records.scoreOf(id, fixture, playerOf(deps, fixture));

/** Also of a sport that is not played here any more. */
const playerOf = ({ sport }: Deps, fixture: Fixture): SomeSport | undefined =>
  sport.sportOf(fixture) ?? (fixture.strengths && sportOf(fixture.sport));

function inShort(score: Scoreboard | null): Scoreboard | null {
  if (!score) return null;
  const { recent: _recent, ...rest } = score;
  return { ...rest, sides: score.sides.slice(0, MOST_SIDES) };
}

const headOf = ({ id, sport, fixture, starts_at, state }: EndedRow) => ({
  id,
  sport,
  name: fixture.name,
  competition: fixture.competition,
  ...(fixture.tie && { competitionId: fixture.tie.competition }),
  country: fixture.country ?? '',
  venue: fixture.venue ?? '',
  startsAt: starts_at,
  state: state === 'over' ? ('over' as const) : ('void' as const),
});

async function resultOf(
  past: Past,
  event: string,
  language: Language,
): Promise<Result<Reply<'sportResult'>, ErrorCode>> {
  const { db } = past.deps;
  const row = await eventFound(db, event);
  if (!row) return refuse('unknown-event');
  if (row.state !== 'over' && row.state !== 'void') return refuse('event-under-way');
  const { sides, format } = row.fixture;
  return ok({
    ...headOf(row),
    score: await scoreIn(past, row),
    sides: [...sides],
    format,
    endedAt: row.ended_at,
    isProvable: row.commitment !== null,
    markets: await marketResults(db, event, sayIn(language)),
  });
}

async function cardOf({ deps, records }: Past, event: string): Promise<Result<Reply<'scorecard'>, ErrorCode>> {
  const { db } = deps;
  const row = await eventFound(db, event);
  const player = row && playerOf(deps, row.fixture);
  if (!row || !player) return refuse('unknown-event');
  const [steps, forms] = await Promise.all([records.of(event), formsOf(db, row.fixture)]);
  const card = scorecardOf(player, row.fixture, steps, name => forms.get(name) ?? []);
  return ok({ nth: steps.length, isOver: row.state === 'over' || row.state === 'void', card });
}
