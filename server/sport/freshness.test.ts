import { DEFAULTS } from '@maidan/contract/settings';
import { after, type Millis } from '@maidan/core/ids';
import { adjust } from '@maidan/core/ledger';
import { type Money, paise, rupees } from '@maidan/core/money';
import type { OrdersCommand } from '@maidan/exchange/trading/tradeCommand';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, colleague, person, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { MAKER } from '../exchange/makerAccount.ts';
import { asMarket } from '../exchange/testMarket.ts';
import type { EventDesk } from './eventDesk.ts';
import { Freshness, LOOK_MS, STALE_MS } from './freshness.ts';
import type { MarketKeeper } from './marketKeeper.ts';
import { Operator } from './operator.ts';
import { TestDay } from './testMatch.ts';

/* Books that the maker cannot quote in, prices that do not follow their match, and the maker as an account. */

const database = await freshDatabase();
const world = new TestWorld();
const day = new TestDay(world, 4);
let house: House;
let office: string;

beforeAll(async () => {
  house = await day.open(database.url);
  ({ office } = await colleague(house, 'owner', 'olga'));
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

const STALE = 'Its prices are older than the match.';

const bookOf = (number: number) => house.deps.sport.engine.trading(asMarket(`match-${number}.matchOdds`))!;
const rowOf = (number: number) => house.deps.sport.houseRow(asMarket(`match-${number}.session`))!;

interface Told {
  readonly all: readonly { readonly id: string; readonly fault: string }[];
}

/** As a trader is told. */
async function faultOf(number: number, plan = 'matchOdds'): Promise<string> {
  const { data } = await ask(house, 'officeSportEvent', { id: `match-${number}` }, { office });
  return (data as unknown as Told).all.find(({ id }) => id === `match-${number}.${plan}`)!.fault;
}

/** What the maker may have at risk in a market, in rupees. */
async function allowMaker(most: number): Promise<void> {
  await house.deps.db.query(
    `insert into settings (section, value, version) values ('sport', $1, 1)
     on conflict (section) do update set value = $1, version = settings.version + 1`,
    [{ ...DEFAULTS.sport, makerExposure: rupees(most) }],
  );
  await house.deps.settings.load();
}

test('[R13] a maker that cannot quote has no orders left, its book is suspended, and staff see why', async () => {
  await day.match(2).happen({});
  expect([bookOf(2).market.status, bookOf(2).ordersOf(MAKER).length > 0]).toEqual(['open', true]);
  await allowMaker(1);
  await day.match(2).happen({ signal: 'dangerous' });
  await day.match(2).happen({ chance: 0.7 });
  expect([bookOf(2).market.status, bookOf(2).ordersOf(MAKER)]).toEqual(['suspended', []]);
  expect(await faultOf(2)).toBe('The market maker cannot quote: market-exposure-limit.');
  await allowMaker(1_00_00_000);
  await day.match(2).happen({ chance: 0.8 });
  expect([bookOf(2).market.status, bookOf(2).ordersOf(MAKER).length > 0]).toEqual(['open', true]);
  expect(await faultOf(2)).toBe('');
});

/** What the maker has free, given by the house or taken back, in rupees. */
async function giveMaker(amount: Money): Promise<void> {
  const key = `test/maker/${world.secret()}`;
  const given = await house.deps.writer.do({
    ...{ key, fingerprint: '', accounts: [`player:${MAKER}`, 'house'] },
    decide: decision => decision.post(adjust(MAKER, amount, key)),
  });
  expect(given.ok).toBe(true);
}

test('[R13] a maker without money has no orders left and says so; with money again it goes on', async () => {
  await day.match(4).happen({});
  await allowMaker(1); // so that nothing is held for orders of its own
  await day.match(4).happen({ chance: 0.6 });
  await allowMaker(1_00_00_000);
  const { rows } = await house.deps.db.query<{ balance: Money }>('select balance from accounts where id = $1', [
    `player:${MAKER}`,
  ]);
  await giveMaker(paise(-rows[0]!.balance));
  await day.match(4).happen({ chance: 0.7 });
  expect([bookOf(4).market.status, bookOf(4).ordersOf(MAKER)]).toEqual(['suspended', []]);
  expect(await faultOf(4)).toBe('The market maker cannot quote: insufficient-balance.');
  await giveMaker(rows[0]!.balance);
  await day.match(4).happen({ chance: 0.8 });
  expect([bookOf(4).market.status, bookOf(4).ordersOf(MAKER).length > 0]).toEqual(['open', true]);
  expect(await faultOf(4)).toBe('');
});

test.each([
  ['new prices', ({ place }: OrdersCommand) => place.length > 0, []],
  ['anything, so that it cannot take back either', () => true, ['what was there before']],
] as const)('[R13] a maker that breaks at %s meets nobody, and goes on when it can', async (_, isBroken, left) => {
  await day.match(4).happen({ chance: 0.5 });
  const { engine } = house.deps.sport;
  const quote = engine.quote.bind(engine);
  const broken = vi.spyOn(engine, 'quote').mockImplementation((id, command, hasWaited) => {
    if (id === bookOf(4).id && isBroken(command)) throw new Error('broken');
    return quote(id, command, hasWaited);
  });
  await day.match(4).happen({ chance: 0.6 });
  expect(bookOf(4).market.status).toBe('suspended');
  expect(bookOf(4).ordersOf(MAKER).length > 0).toBe(left.length > 0);
  expect(await faultOf(4)).toBe('The market maker cannot quote: Error: broken.');
  broken.mockRestore();
  await day.match(4).happen({ chance: 0.7 });
  expect([bookOf(4).market.status, await faultOf(4)]).toEqual(['open', '']);
  const prices = bookOf(4)
    .ordersOf(MAKER)
    .flatMap(({ order }) => (order.runner === 'A' ? order.odds : []));
  expect(Math.abs(Math.min(...prices) - 1_430)).toBeLessThan(100); // of the chance of now, none of 0.5
  expect(Math.max(...prices)).toBeLessThan(1_600);
});

/** The clock goes on, and prices are looked at as often as they are in a house. */
async function looked(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= LOOK_MS) {
    world.pass(Math.min(left, LOOK_MS));
    await house.deps.sport.operator.watch();
  }
}

test('[R13] whatever is open at prices older than its match is stopped, and goes on when they follow', async () => {
  await day.match(3).happen({});
  const release = await house.deps.sport.desk('match-3')!.hold(); // whatever it may be that hangs
  const following = day.match(3).happen({ chance: 0.9 });
  await expect.poll(() => house.deps.sport.desk('match-3')!.live.nth).toBe(2);
  world.pass(10 * STALE_MS); // a machine that was busy for so long has played nothing either
  await house.deps.sport.operator.watch();
  expect([bookOf(3).market.status, rowOf(3).status]).toEqual(['open', 'active']);
  await looked(STALE_MS - LOOK_MS - 1);
  expect([bookOf(3).market.status, rowOf(3).status]).toEqual(['open', 'active']);
  await looked(1);
  expect([bookOf(3).market.status, rowOf(3).status]).toEqual(['suspended', 'suspended']);
  expect([await faultOf(3), await faultOf(3, 'session')]).toEqual([STALE, STALE]);
  release();
  await following;
  expect([bookOf(3).market.status, rowOf(3).status, await faultOf(3)]).toEqual(['open', 'active', '']);
});

test('[R13] prices that follow one after the other, and a house that cannot write, are waited for', async () => {
  let now = 0 as Millis;
  const told: string[] = [];
  const asked = { now: () => now, quote: async () => undefined, suspend: async () => {} };
  const fresh = new Freshness({ ...asked, report: fault => told.push(fault) }, { nth: 1 });
  const [first, second] = [asMarket('m.first'), asMarket('m.second')];
  const look = (ms: number) => ((now = after(now, ms)), fresh.stale([first, second]));
  for (const market of [first, second]) fresh.priced(market);
  fresh.played(2);
  for (let ms = LOOK_MS; ms < STALE_MS; ms += LOOK_MS) expect(look(LOOK_MS)).toEqual([]);
  expect([fresh.ageMs, fresh.stopped]).toEqual([STALE_MS - LOOK_MS, 0]);
  fresh.priced(first, 2); // it goes on
  for (let ms = LOOK_MS; ms < STALE_MS; ms += LOOK_MS) expect(look(LOOK_MS)).toEqual([]);
  expect([look(LOOK_MS), told]).toEqual([[second], [`${second}: ${STALE}`]]);
  expect([fresh.ageMs, fresh.stopped]).toEqual([STALE_MS, 1]);
  fresh.priced(second, 2);
  expect([look(LOOK_MS), fresh.ageMs, fresh.stopped]).toEqual([[], 0, 0]);

  const looks = vi.fn<() => Promise<void>>();
  const isWritten = Promise.withResolvers<void>();
  const desk = { freshness: { isBehind: true }, watch: looks } as unknown as EventDesk; // all that is asked of it
  const keeper = { written: () => isWritten.promise } as unknown as MarketKeeper; // likewise
  const { engine } = house.deps.sport;
  const settings = () => DEFAULTS.sport;
  const operator = new Operator({ keeper, engine, settings, desks: new Map([['m', desk]]), gone: () => {} });
  const looking = operator.watch();
  await new Promise(setImmediate);
  expect(looks).not.toHaveBeenCalled();
  isWritten.resolve();
  await looking;
  expect(looks).toHaveBeenCalledOnce();
});

test('[R13] one that is passed over is stopped, though others follow and are bet upon', () => {
  let now = 0 as Millis;
  const live = { nth: 1 };
  const asked = { now: () => now, quote: async () => undefined, suspend: async () => {} };
  const fresh = new Freshness({ ...asked, report: () => {} }, live);
  const [first, second] = [asMarket('m.first'), asMarket('m.second')];
  const look = () => ((now = after(now, LOOK_MS)), fresh.stale([first, second]));
  for (const market of [first, second]) fresh.priced(market);
  fresh.played((live.nth = 2));
  fresh.priced(first);
  for (let ms = LOOK_MS; ms < STALE_MS; ms += LOOK_MS) {
    expect(look()).toEqual([]);
    fresh.priced(first); // somebody bets on it, and it is quoted again
  }
  expect(look()).toEqual([second]);

  fresh.priced(second); // staff let it go on
  for (live.nth = 3; live.nth < 9; live.nth += 1) {
    fresh.played(live.nth); // balls come faster than it takes
    fresh.priced(first);
    expect(look()).toEqual([]);
  }
  expect([look(), look()]).toEqual([[second], [second]]);
});

test('the maker is no player: not counted, listed, found, shown, blocked, adjusted or signed out', async () => {
  const [asha, bela] = [await person(house, 'asha'), await person(house, 'bela')];
  const { data: listed } = await ask(house, 'players', {}, { office });
  const ids = (listed['rows'] as readonly { id: string }[]).map(({ id }) => id);
  expect([listed['total'], ids.toSorted()]).toEqual([2, [asha.id, bela.id].toSorted()]);
  expect(await ask(house, 'players', { search: 'Market maker' }, { office })).toMatchObject({ data: { total: 0 } });
  const reason = 'because';
  const tried = [
    await ask(house, 'player', { id: MAKER }, { office }),
    await ask(house, 'playerLedger', { id: MAKER }, { office }),
    await ask(house, 'blockPlayer', { id: MAKER, reason }, { office }),
    await ask(house, 'unblockPlayer', { id: MAKER, reason }, { office }),
    await ask(house, 'proposeAdjustment', { id: MAKER, amount: 100, reason }, { office }),
    await ask(house, 'endPlayerSession', { id: MAKER, session: 'x', reason }, { office }),
  ];
  expect(tried.map(({ code }) => code)).toEqual(Array.from(tried, () => 'unknown-player'));
  await expect(house.deps.db.query(`update users set status = 'blocked' where id = $1`, [MAKER])).rejects.toThrow(
    'users_house_is_active',
  );
});
