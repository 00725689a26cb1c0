import type { Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import { ALL_COMPETITIONS, competitionOf, competitionsOf } from '@maidan/exchange/seasons/catalogue';
import type { Competition } from '@maidan/exchange/seasons/competition';
import { bracketOf, type Finished, scorersOf, seriesScore } from '@maidan/exchange/seasons/standings';
import { tableOf } from '@maidan/exchange/seasons/table';
import { tiesOf } from '@maidan/exchange/seasons/ties';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { Kept, keyOf } from '../kept.ts';
import { seasonOf, seasonsOf } from '../sport/seasons.ts';

/* What competitions stand at, counted from the results of their seasons whenever somebody asks: no node keeps a table. */

type Page = Reply<'competition'>;
type Match = Page['results'][number];
type Row = Awaited<ReturnType<typeof seasonOf>>[number];

export function competitionHandlers({ config, db }: Deps): Pick<Handlers, 'competitions' | 'competition'> {
  const kept = new Kept(config.keptMs);
  return {
    competitions: async ({ sport }) => ok(await kept.of(keyOf('competitions', { sport }), () => listOf(db, sport))),
    competition: input => kept.of(keyOf('competition', input), () => pageOf(db, input.competition, input.season)),
  };
}

type Db = Deps['db'];

async function listOf(db: Db, sport: string): Promise<Reply<'competitions'>> {
  const all = sport === '' ? ALL_COMPETITIONS : competitionsOf(sport);
  const seasons = Map.groupBy(
    await seasonsOf(
      db,
      all.map(({ id }) => id),
    ),
    ({ id }) => id,
  );
  return {
    rows: all.map(competition => {
      const known = seasons.get(competition.id) ?? [];
      const season = currentOf(known);
      const found = known.find(each => each.season === season);
      return {
        ...aboutOf(competition, season),
        over: found?.over ?? 0,
        isLive: known.some(({ live }) => (live ?? 0) > 0),
      };
    }),
  };
}

/** The last of which something has been played; else the first there is. */
const currentOf = (known: Awaited<ReturnType<typeof seasonsOf>>): number =>
  known.findLast(({ over, live }) => (over ?? 0) + (live ?? 0) > 0)?.season ?? known[0]?.season ?? 1;

const aboutOf = (competition: Competition, season: number) => ({
  id: competition.id,
  sport: competition.sport,
  name: competition.name,
  kind: competition.kind,
  season,
  matches: tiesOf(competition, season).length,
});

/** So many there is room for; the rest is among the results of the sport. */
const SHOWN = 40;

async function pageOf(db: Db, id: string, wanted: number | undefined): Promise<Result<Page, ErrorCode>> {
  const competition = competitionOf(id);
  if (!competition) return refuse('unknown-competition');
  const known = await seasonsOf(db, [id]);
  const last = known.at(-1)?.season ?? 1;
  const season = Math.min(wanted ?? currentOf(known), last);
  const rows = await seasonOf(db, id, season);
  const over = rows.filter(({ taken }) => taken.outcome);
  const finished = over.map(({ fixture, taken }) => ({ fixture, outcome: taken.outcome! })); // those that have one
  return ok({
    ...aboutOf(competition, season),
    over: over.length,
    seasons: last,
    ...standingsOf(competition, season, finished, rows),
    results: over.toReversed().slice(0, SHOWN).map(matchOf),
    upcoming: rows
      .filter(({ taken }) => !taken.outcome)
      .slice(0, SHOWN)
      .map(matchOf),
  });
}

const matchOf = ({ id, fixture, state, starts_at, score }: Row): Match => ({
  id,
  sport: fixture.sport,
  name: fixture.name,
  round: fixture.tie?.round ?? 1,
  startsAt: starts_at,
  state,
  score: score && { phase: score.phase, sides: score.sides.slice(0, 3) },
});

type Standings = Pick<Page, 'table' | 'bracket' | 'series' | 'scorers'>;

const NOTHING: Standings = { table: null, bracket: null, series: null, scorers: null };

function standingsOf(
  competition: Competition,
  season: number,
  finished: readonly Finished[],
  rows: readonly Row[],
): Standings {
  const entrants = competition.entrants(season);
  switch (competition.kind) {
    case 'league': {
      const { shows, hasDraws } = competition.table;
      const results = finished.map(({ fixture, outcome }) => ({ sides: fixture.sides, outcome }));
      const table = tableOf(competition.table, entrants, results).map(
        ({ measures, scored: _scored, conceded: _conceded, ...row }) => ({
          ...row,
          figures: shows.map(measure => measures[measure]),
        }),
      );
      return { ...NOTHING, table: { hasDraws, columns: [...shows], rows: table } };
    }
    case 'cup': {
      const byNumber = new Map(finished.map(each => [each.fixture.tie?.nth ?? 0, each]));
      const events = new Map(rows.map(row => [row.fixture.tie?.nth ?? 0, row]));
      const ties = bracketOf(competition, season, tiesOf(competition, season), byNumber);
      return {
        ...NOTHING,
        bracket: ties.map(({ nth, round, sides, winner }) => {
          const event = events.get(nth);
          const scoreOf = (name: string | undefined): string =>
            event?.score?.sides.find(side => side.name === name)?.score ?? '';
          return {
            nth,
            round,
            sides: sides.map(name => ({
              name: name ?? null,
              score: scoreOf(name),
              isThrough: name !== undefined && name === winner,
            })),
            event: event?.id ?? null,
          };
        }),
      };
    }
    case 'series': {
      const { wins, drawn } = seriesScore(entrants, finished);
      return { ...NOTHING, series: { wins: [...wins], drawn } };
    }
    case 'championship': {
      const scorers = scorersOf(competition, entrants, finished);
      return {
        ...NOTHING,
        scorers: { of: competition.scorers, rows: scorers.map(row => ({ ...row, places: [...row.places] })) },
      };
    }
  }
}
