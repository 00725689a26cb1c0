import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Money } from '@maidan/core/money';
import { sum, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import { SPORTS } from '@maidan/exchange/sports/sports';
import type { Scoreboard } from '@maidan/exchange/sports/sport';
import type { Deps } from '../../deps.ts';
import { mapPage } from '../page.ts';
import { marketLines } from './sportMarkets.ts';
import { recordedOf } from './sportRecord.ts';
import { rowRisk } from './sportRisk.ts';
import { type Stop, stopOfAll, stopsOf } from './sportStops.ts';
import {
  type EventLine,
  eventLine,
  eventNamed,
  eventPage,
  openTabs,
  underWay,
  waitingProposals,
} from './sportStore.ts';
import { worstInBooks } from './worstInBooks.ts';

/* Matches and races as the operator sees them. */

type Line = Reply<'officeSportEvents'>['rows'][number];
type Detail = Reply<'officeSportEvent'>;

export async function sportEvents(
  deps: Deps,
  input: Input<'officeSportEvents'>,
): Promise<Result<Reply<'officeSportEvents'>, ErrorCode>> {
  const { db, world, sport } = deps;
  const { isStopped } = sport.operator;
  const [page, worst, totals] = await Promise.all([eventPage(db, input), worstByEvent(deps), underWay(db)]);
  const stops = await stopsOf(db, stoppedIn(page.rows));
  return ok({
    ...mapPage(page, row => lineOf(row, stops, worst.get(row.id))),
    now: world.now(),
    isAllStopped: isStopped,
    stoppedSports: await stoppedAmong(
      deps,
      SPORTS.map(({ code }) => code),
    ),
    allStop: isStopped ? await stopOfAll(db) : null,
    totals: { ...totals, worst: sum(worst.values()) },
  });
}

export async function sportEvent(deps: Deps, id: string): Promise<Result<Detail, ErrorCode>> {
  const { db, world, sport } = deps;
  const [line, row] = await Promise.all([eventLine(db, id), eventNamed(db, id)]);
  if (!line || !row) return refuse('unknown-event');
  const desk = sport.desk(id);
  const now = world.now();
  const { isStopped } = sport.operator;
  const recorded = await recordedOf(deps, row);
  const [markets, proposals, stops] = await Promise.all([
    marketLines(deps, row, recorded),
    waitingProposals(db, [id], now),
    stopsOf(db, stoppedIn([line])),
  ]);
  const board = desk?.channel.view.score ?? recorded.board;
  return ok({
    ...lineOf(line, stops, sum(markets.map(({ worst }) => worst))),
    now,
    isAllStopped: isStopped,
    stoppedSports: await stoppedAmong(deps, [line.sport]),
    allStop: isStopped ? await stopOfAll(db) : null,
    format: row.fixture.format,
    venue: row.fixture.venue ?? '',
    phase: board?.phase ?? '',
    score: board ? scoreWords(board) : '',
    margins: { books: row.book_margin, rows: row.row_margin },
    streamUrl: row.stream_url,
    proposal: proposals.get(id) ?? null,
    all: markets,
    record: recorded.told,
  });
}

/** Which of these sports are stopped as a whole, by whom and why. */
async function stoppedAmong({ db, stops }: Deps, sports: readonly string[]): Promise<Detail['stoppedSports']> {
  const stopped = sports.filter(sport => stops.has(`sport:${sport}`));
  const told = await stopsOf(
    db,
    stopped.map(sport => `sport:${sport}`),
  );
  return stopped.map(sport => ({ sport, stop: told.get(`sport:${sport}`) ?? null }));
}

/** More sides than these are a field. */
const SIDES = 3;
const PLACES = ['1st', '2nd', '3rd'] as const;

/** Who has what; of a field, who leads it, and how many run while nobody does. */
export function scoreWords({ sides, line = '' }: Scoreboard): string {
  if (sides.length <= SIDES) return sides.map(({ name, score }) => `${name} ${score}`.trim()).join(' · ');
  const leading = sides.slice(0, PLACES.length).filter(({ score }) => score !== '');
  return leading.map(({ name }, place) => `${PLACES[place]} ${name}`).join(' · ') || line;
}

const lineOf = (
  { starts_at, is_stopped, ...row }: EventLine,
  stops: ReadonlyMap<string, Stop>,
  worst: Money = ZERO,
): Line => ({
  ...row,
  startsAt: starts_at,
  isStopped: is_stopped,
  stop: stops.get(subjectOf(row)) ?? null,
  worst,
});

/** As the log names it. */
const subjectOf = ({ id }: Pick<EventLine, 'id'>): string => `event:${id}`;

const stoppedIn = (lines: readonly EventLine[]): string[] => lines.filter(line => line.is_stopped).map(subjectOf);

/** The worst of each market that is not settled, added up: whether all of them can come together nobody asks. */
async function worstByEvent({ db, sport, node }: Deps): Promise<ReadonlyMap<string, Money>> {
  const [inBooks, tabs] = await Promise.all([node ? node.sport.worstInBooks() : worstInBooks(db, sport), openTabs(db)]);
  const onRows = [...Map.groupBy(tabs, ({ id }) => id).values()].map(ofPlayers => ({
    event: ofPlayers[0]!.event_id,
    worst: rowRisk(
      ofPlayers[0]!,
      ofPlayers.flatMap(({ bets }) => bets),
    ).worst,
  }));
  const byEvent = Map.groupBy([...inBooks, ...onRows], ({ event }) => event);
  return new Map([...byEvent].map(([event, all]) => [event, sum(all.map(({ worst }) => worst))]));
}
