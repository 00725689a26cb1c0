import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Money } from '@maidan/core/money';
import { sum, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Fixture } from '@maidan/exchange/sport';
import type { SomeSport } from '@maidan/exchange/sports';
import type { Queryable } from '../db.ts';
import type { Deps } from '../deps.ts';
import { mapPage } from './page.ts';
import { marketLines } from './sportMarkets.ts';
import { rowRisk, worstInBook } from './sportRisk.ts';
import {
  type EventLine,
  eventLine,
  eventNamed,
  eventPage,
  openBooks,
  openTabs,
  recordLines,
  underWay,
  waitingProposals,
} from './sportStore.ts';

/* Matches and races as the operator sees them. */

type Line = Reply<'officeSportEvents'>['rows'][number];
type Detail = Reply<'officeSportEvent'>;

export async function sportEvents(
  deps: Deps,
  input: Input<'officeSportEvents'>,
): Promise<Result<Reply<'officeSportEvents'>, ErrorCode>> {
  const { db, world, sport } = deps;
  const [page, worst, totals] = await Promise.all([eventPage(db, input), worstByEvent(deps), underWay(db)]);
  return ok({
    ...mapPage(page, row => lineOf(row, worst.get(row.id))),
    now: world.now(),
    isAllStopped: sport.operator.isStopped,
    totals: { ...totals, worst: sum(worst.values()) },
  });
}

export async function sportEvent(deps: Deps, id: string): Promise<Result<Detail, ErrorCode>> {
  const { db, world, sport } = deps;
  const [line, row] = await Promise.all([eventLine(db, id), eventNamed(db, id)]);
  if (!line || !row) return refuse('unknown-event');
  const desk = sport.desk(id);
  const now = world.now();
  const [markets, proposals] = await Promise.all([marketLines(deps, row), waitingProposals(db, [id], now)]);
  const board = desk?.channel.view.score;
  return ok({
    ...lineOf(line, sum(markets.map(({ worst }) => worst))),
    now,
    isAllStopped: sport.operator.isStopped,
    format: row.fixture.format,
    venue: row.fixture.venue ?? '',
    phase: board?.phase ?? '',
    score: board?.sides.map(({ name, score }) => `${name} ${score}`).join(' · ') ?? '',
    margins: { books: row.book_margin, rows: row.row_margin },
    streamUrl: row.stream_url,
    proposal: proposals.get(id) ?? null,
    all: markets,
    record: await recordOf(db, row.fixture, sport.sportOf(row.fixture)),
  });
}

const lineOf = ({ starts_at, is_stopped, ...row }: EventLine, worst: Money = ZERO): Line => ({
  ...row,
  startsAt: starts_at,
  isStopped: is_stopped,
  worst,
});

/** The worst of each market that is not settled, added up: whether all of them can come together nobody asks. */
async function worstByEvent({ db, sport }: Deps): Promise<ReadonlyMap<string, Money>> {
  const [books, tabs] = await Promise.all([openBooks(db), openTabs(db)]);
  const inBooks = books.flatMap(market => {
    const trading = sport.engine.trading(market.id);
    return trading ? [{ event: market.event_id, worst: worstInBook(trading, market) }] : [];
  });
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

/** As many lines as an operator looks at. */
const LINES = 30;

/** The end of the official record, in the words it was told with. */
async function recordOf(db: Queryable, fixture: Fixture, sport: SomeSport | undefined): Promise<Detail['record']> {
  const lines = await recordLines(db, fixture.id);
  const first = Math.max(0, lines.length - LINES);
  let state = sport?.begin(fixture);
  const told = lines.map(({ nth, at, event }, i) => {
    state = sport?.evolve(state, event);
    return { nth, at, event, said: i < first ? '' : (sport?.say(state, event) ?? '') };
  });
  return told.slice(first).toReversed();
}
