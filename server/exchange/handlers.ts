import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { MarketId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import { pickOf } from '@maidan/exchange/rows/pick';
import { say } from '@maidan/words/say';
import type { Player } from '../http/caller.ts';
import type { Deps } from '../deps.ts';
import type { Queryable } from '../db/db.ts';
import type { Handlers } from '../http/http.ts';
import { Kept, keyOf } from '../kept.ts';
import { MatchRecords } from '../sport/matchRecords.ts';
import { openCounts } from '../sport/views.ts';
import { pageOf } from '../wallet/store.ts';
import { cashOutNow } from './cashOut.ts';
import { eventsOf, pricesOf, sportBetsOf } from './history.ts';
import { sportBetsFile } from './betsFile.ts';
import { cancelOrders, changeOrder, placeOrders } from './orders.ts';
import { placeRowBets, type Terms } from './rowBets.ts';
import type { MarketRow, PlacedRowBet } from './rows.ts';
import { inTurn } from './rowTurn.ts';
import { pickWords } from './sportWords.ts';
import { marketOf } from './store.ts';

type Answered = Pick<
  Handlers,
  | 'placeOrders'
  | 'changeOrder'
  | 'cancelOrders'
  | 'cashOut'
  | 'placeRowBet'
  | 'sportEvents'
  | 'sportCounts'
  | 'matchRecord'
  | 'mySportBets'
  | 'mySportBetsCsv'
  | 'priceHistory'
>;

/** Orders between players, bets with the house on sport, and what became of them. */
export function exchangeHandlers(deps: Deps): Answered {
  const { db, config } = deps;
  const kept = new Kept(config.keptMs);
  const records = new MatchRecords(db);
  return {
    placeOrders: (input, caller) => placeOrders(deps, caller, input),
    changeOrder: (input, caller) => changeOrder(deps, caller, input),
    cancelOrders: (input, caller) => cancelOrders(deps, caller, input),
    cashOut: (input, caller) => cashOutNow(deps, caller, input),
    placeRowBet: (input, caller) => betOnRow(deps, caller, input),
    sportEvents: async input => ok(await kept.of(keyOf('events', input), () => eventsPage(db, input))),
    sportCounts: async () => ok({ counts: openCounts(deps.node?.topics.board ?? deps.sport.board.view) }),
    matchRecord: ({ event, from }) => records.part(event, from),
    mySportBets: async (input, { user, language }) => {
      const { rows, total } = await sportBetsOf(db, user, input, { ...input, language });
      return ok(pageOf(rows, total, input.page, input.size));
    },
    mySportBetsCsv: async (input, caller) => ok(await sportBetsFile(db, caller, input)),
    priceHistory: async input => ok(await kept.of(keyOf('prices', input), () => pricePoints(db, input))),
  };
}

async function eventsPage(db: Queryable, input: Input<'sportEvents'>): Promise<Reply<'sportEvents'>> {
  const { rows, total } = await eventsOf(db, input);
  return pageOf(rows, total, input.page, input.size);
}

const pricePoints = async (
  db: Queryable,
  { market, runner }: Input<'priceHistory'>,
): Promise<Reply<'priceHistory'>> => ({
  points: await pricesOf(db, market as MarketId, runner), // looked up
});

/** The price must be the one that was seen, also after the moment that a bet waits in play. */
async function betOnRow(
  deps: Deps,
  caller: Player,
  { market, accepts, ...slip }: Input<'placeRowBet'>,
): Promise<Result<Reply<'placeRowBet'>, ErrorCode>> {
  const { sport, writer } = deps;
  const found = sport.market(market as MarketId); // looked up
  const isInPlay = found?.desk.row.state === 'inPlay';
  const before = !found || isInPlay ? await writer.answered<readonly PlacedRowBet[]>(caller) : undefined;
  if (before) return replyOf(before, found?.row ?? (await marketOf(deps.db, market)));
  if (!found || found.row.kind === 'exchange') return refuse('unknown-market');
  const { id } = found.row;
  const place = (terms: Pick<Terms, 'limits' | 'mustWait'>) =>
    placeRowBets(() => sport.houseRow(id), id, caller, [slip], { accepts, ...terms });
  return replyOf(await inTurn(deps, found, caller, place), found.row);
}

function replyOf(
  placed: Result<readonly PlacedRowBet[], ErrorCode>,
  market: Pick<MarketRow, 'kind'> | undefined,
): Result<Reply<'placeRowBet'>, ErrorCode> {
  if (!placed.ok) return placed;
  const [bet] = placed.value as [PlacedRowBet]; // one was asked for
  const { kind } = market!; // it was bet on
  const { id, odds, line, stake } = bet;
  return ok({ id, label: pickWords(say, kind, pickOf(kind, bet)), odds, line, stake });
}
