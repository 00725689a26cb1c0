import type { MarketId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { gameOf } from '@maidan/games/index';
import type { Slip } from '@maidan/games/kit/bet';
import type { Person } from '../accounts/testHouse.ts';
import { placeBets } from '../casino/bets.ts';
import { callerOf, TestTable } from '../casino/testTable.ts';
import { placeOrders } from '../exchange/orders.ts';
import { marketOf } from '../exchange/store.ts';
import { openMarket, wish } from '../exchange/testMarket.ts';
import { Office } from '../office/testOffice.ts';

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
}

class LightsOut extends Error {}

export async function playScene(databaseUrl: string): Promise<Scene> {
  const office = await Office.open(databaseUrl);
  const [asha, bina] = [await office.player('asha'), await office.player('bina')];
  await requests(office, asha);
  const settledRound = await playRound(office, [asha, bina]);
  const openRound = await playRound(office, [asha, bina], true);
  const settledMarket = await strike(office, 'one', asha, bina);
  await settle(office, settledMarket, 0);
  const open = await strike(office, 'two', asha, bina);
  return { office, asha, bina, settledRound, openRound, settledMarket, openMarket: open };
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

/** Bina backs A at 2 for 400, which Asha lays; Asha has another order waiting. */
async function strike(office: Office, event: string, asha: Person, bina: Person): Promise<MarketId> {
  const { house } = office;
  const { id } = await openMarket(house, event);
  await house.deps.db.query('update markets set commission = 200 where id = $1', [id]);
  for (const [{ id: user }, text] of [
    [asha, 'lay A 2 × 400'],
    [bina, 'back A 2 × 400'],
    [asha, 'lay B 1.5 × 100'],
  ] as const) {
    const placed = await placeOrders(house.deps, callerOf(user, `${event} ${text}`), {
      market: id,
      orders: [wish(text)],
    });
    if (!placed.ok) throw new Error(`an order was refused: ${placed.error}`);
  }
  return id;
}

async function settle({ house }: Office, id: MarketId, winner: number): Promise<void> {
  const market = (await marketOf(house.deps.db, id))!;
  await house.deps.sport.keeper.settle([{ market, answer: { type: 'won', winners: [winner] } }], 'Cricket', 'A v B');
}
