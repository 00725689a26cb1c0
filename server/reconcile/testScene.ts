import type { MarketId, UserId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { sportOf } from '@maidan/exchange/sports/sports';
import { gameOf } from '@maidan/games/index';
import type { Slip } from '@maidan/games/kit/bet';
import { type Person } from '../accounts/testHouse.ts';
import { placeBets } from '../casino/bets.ts';
import { callerOf, TestTable } from '../casino/testTable.ts';
import { orderId } from '../exchange/orderId.ts';
import type { Config } from '../config.ts';
import { placeOrders } from '../exchange/orders.ts';
import { placeRowBets } from '../exchange/rowBets.ts';
import type { EventRow, MarketRow } from '../exchange/rows.ts';
import { marketOf } from '../exchange/store.ts';
import { ANY_TERMS, BOOKMAKER, MATCH, openMarket, wish } from '../exchange/testMarket.ts';
import { Office } from '../office/testOffice.ts';
import { eventNamed } from '../office/sport/sportStore.ts';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import { newRow } from '../sport/marketRows.ts';
import { quotesOf } from '../sport/pricing.ts';

/* For tests: a house in which a little of everything happened, by its own calls. */

export interface Scene {
  readonly office: Office;
  readonly asha: Person;
  readonly bina: Person;
  /** A round that is over, and one whose cards are awaited. */
  readonly settledRound: string;
  readonly openRound: string;
  /** A market between asha and bina that was settled with commission, and one that is open. */
  readonly settledMarket: MarketId;
  readonly openMarket: MarketId;
  /** The same of the house's own rows: both back A. */
  readonly settledRow: MarketId;
  readonly openRow: MarketId;
}

class LightsOut extends Error {}

export async function playScene(databaseUrl: string, config: Partial<Config> = {}): Promise<Scene> {
  const office = await Office.open(databaseUrl, config);
  const [asha, bina] = [await office.player('asha'), await office.player('bina')];
  await office.set('sport', { commission: COMMISSION });
  office.world.pass(120_000); // markets that open now take it
  await requests(office, asha);
  const settledRound = await playRound(office, [asha, bina]);
  const openRound = await playRound(office, [asha, bina], true);
  const settledMarket = await strike(office, 'one', asha, bina);
  await settle(office, settledMarket, 0);
  const open = await strike(office, 'two', asha, bina);
  const settledRow = await betOnRow(office, 'three', [asha, bina]);
  await settle(office, settledRow, 1);
  const openRow = await betOnRow(office, 'four', [asha, bina]);
  return { office, asha, bina, settledRound, openRound, settledMarket, openMarket: open, settledRow, openRow };
}

async function requests(office: Office, asha: Person): Promise<void> {
  await office.take(await office.deposit(asha, 500), 'claim', 'approve');
  await office.take(await office.deposit(asha, 40), 'claim', 'reject');
  await office.take(await office.withdrawal(asha, 30), 'claim', 'approve', 'send', 'confirm');
  await office.take(await office.withdrawal(asha, 20), 'claim', 'reject');
  await office.take(await office.withdrawal(asha, 10), 'claim', 'approve');
  for (const amount of [300, -200]) {
    const { id } = await office.done('clerk', 'proposeAdjustment', { id: asha.id, amount, reason: 'A test' });
    await office.done('checker', 'approveProposal', { id });
  }
}

/** Everybody backs player A of a round of teen20, which may be left before its cards are dealt. */
async function playRound(office: Office, players: readonly Person[], isLeft = false): Promise<string> {
  const game = (await gameOf('teen20'))!;
  const at: TestTable = new TestTable(office.house, game, office.world, {
    publish: event => {
      if (isLeft && event.type === 'closed') throw new LightsOut();
    },
  });
  at.whenOpen = async () => {
    for (const [nth, { id }] of players.entries()) {
      const { round } = at.table;
      const selection = Object.keys(round.quotes)[0]!;
      const { odds, line = 0 } = round.quotes[selection]!.back!;
      const slip: Slip = { selection, side: 'back', odds, line, stake: rupees(100 * (nth + 1)) };
      const caller = callerOf(id, `${round.id}-${nth}`);
      const { writer } = office.house.deps;
      const taken = await writer.do(placeBets(at.table, caller, round.id, [slip]));
      if (!taken.ok && taken.error !== 'stake-too-large') throw new Error(`a bet was refused: ${taken.error}`);
    }
    at.whenOpen = async () => {};
  };
  await at.table.playRound().catch((error: unknown) => {
    if (!(error instanceof LightsOut)) throw error;
  });
  return at.table.round.id;
}

const COMMISSION = 200;

/** Bina backs A at 2 for 400, which Asha lays; Asha has another order waiting. */
async function strike(office: Office, event: string, asha: Person, bina: Person): Promise<MarketId> {
  const { house } = office;
  const { id } = await openMarket(house, event, MATCH, COMMISSION, DELAY_MS.before);
  const place = async ({ id: user }: Person, text: string): Promise<void> => {
    const caller = callerOf(user, `${event} ${text}`);
    const placed = await placeOrders(house.deps, caller, { market: id, orders: [wish(text)] });
    if (!placed.ok) throw new Error(`an order was refused: ${placed.error}`);
  };
  await place(asha, 'lay A 2 × 400');
  await take(office, id, bina, 'back A 2 × 400');
  await place(asha, 'lay B 1.5 × 100');
  return id;
}

/** An order that is met at once, after the delay. */
async function take({ house, world }: Office, market: MarketId, { id }: Person, text: string): Promise<void> {
  const user = id as UserId;
  const order = { ...wish(text), id: orderId(`${market} ${text}`, 0), user, at: world.now() };
  world.pass(DELAY_MS.before);
  const orders = { type: 'orders', user, cancel: [], reduce: [], place: [order], isAllOrNone: false } as const;
  const taken = await house.deps.sport.engine.quote(market, orders, true);
  if (!taken.ok) throw new Error(`an order was refused: ${taken.error}`);
}

/** Everybody backs A with the house, at the price before the toss. */
async function betOnRow({ house }: Office, event: string, players: readonly Person[]): Promise<MarketId> {
  const market = await openMarket(house, event, BOOKMAKER, COMMISSION);
  const row = rowBefore((await eventNamed(house.deps.db, event))!, market);
  const slip = { runner: 'A', side: 'back', odds: row.quotes['A']!.back!.odds, line: 0, stake: rupees(100) } as const;
  for (const { id: user } of players) {
    const caller = callerOf(user, `${event} A`);
    const placed = await house.deps.writer.do(placeRowBets(() => row, market.id, caller, [slip], ANY_TERMS));
    if (!placed.ok) throw new Error(`a bet was refused: ${placed.error}`);
  }
  return market.id;
}

/** As it is offered before anything has happened. */
function rowBefore({ sport: code, fixture, row_margin, book_margin }: EventRow, market: MarketRow): HouseRow {
  const sport = sportOf(code)!;
  const row: HouseRow = { ...newRow(market, false), status: 'active' };
  const truth = sport.truthOf(sport.begin(fixture), market.plan)!;
  return { ...row, quotes: quotesOf({ row_margin, book_margin }, market, row, truth) };
}

async function settle({ house }: Office, id: MarketId, winner: number): Promise<void> {
  const market = (await marketOf(house.deps.db, id))!;
  await house.deps.sport.keeper.settle([{ market, answer: { type: 'won', winners: [winner] } }], 'cricket', 'A v B');
}
