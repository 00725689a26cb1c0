import type { Reply } from '@maidan/contract/api';
import { gameOf } from '@maidan/games/index';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeEach, expect, test } from 'vitest';
import { ask, PASSWORD, type Person } from '../accounts/testHouse.ts';
import { sweep } from '../accounts/sweep.ts';
import { Bus } from '../bus.ts';
import { placeBets } from '../casino/bets.ts';
import { callerOf, TestTable } from '../casino/testTable.ts';
import { paymentsOf } from '../exchange/payments.ts';
import { settleMarket } from '../exchange/settlement.ts';
import { settledRef } from '../exchange/sportRef.ts';
import { openMarket } from '../exchange/testMarket.ts';
import { openOffice } from '../office/testOffice.ts';
import { TestPlayers } from '../protection/testLimits.ts';
import { FaultyDb } from '../writer/faultyDb.ts';
import { Writer } from '../writer/writer.ts';
import { ok } from '@maidan/core/result';
import { type Money, paise } from '@maidan/core/money';
import type { UserId } from '@maidan/core/ids';
import { deliverNews } from './news.ts';
import { tellPlayers } from './telling.ts';

/* What players are told: of what, once, and what they choose of it. */

const office = await openOffice(await freshDatabase());
const { house, world } = office;
const { deps } = house;
const players = new TestPlayers(house, world);

beforeEach(() => office.pass(0)); // whatever time has gone by

type Inbox = Reply<'inbox'>;

const inboxOf = async (token: string, headers: Record<string, string> = {}, input: object = {}): Promise<Inbox> =>
  (await ask(house, 'inbox', input, { token, headers })).data as unknown as Inbox;
const told = async (token: string, headers?: Record<string, string>): Promise<string[]> =>
  (await inboxOf(token, headers)).rows.map(({ title, text }) => `${title} | ${text}`);
/** Of a player of a test who only has a name. */
const toldTo = async (user: string): Promise<string[]> => {
  const { data } = await players.ask(user, 'inbox');
  return (data as unknown as Inbox).rows.map(({ title, text }) => `${title} | ${text}`);
};
const HINDI = { 'accept-language': 'hi' };

test('a deposit that is credited is told once, in the language of its reader, and leads to the wallet', async () => {
  const asha = await office.player('asha');
  const id = await office.deposit(asha, 1_500);
  await office.take(id, 'claim');
  const [first, again] = [
    await office.step('approve', id, 'clerk', 'k'.repeat(24)),
    await office.step('approve', id, 'clerk', 'k'.repeat(24)),
  ];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await told(asha.token)).toEqual([`Deposit credited | Your deposit ${id} of ₹1,500.00 is in your balance.`]);
  expect(await told(asha.token, HINDI)).toEqual([`जमा हो गया | आपका ₹1,500.00 का जमा ${id} आपके बैलेंस में आ गया है।`]);
  expect((await inboxOf(asha.token)).rows[0]).toMatchObject({ kind: 'deposit', isRead: false, to: '/wallet' });
});

test('a deposit that is refused says why; a withdrawal is told when it is sent, and when it comes back', async () => {
  const bela = await office.player('bela');
  const deposit = await office.deposit(bela, 700);
  await office.take(deposit, 'claim', 'reject');
  const [sent, back] = [await office.withdrawal(bela, 300), await office.withdrawal(bela, 200)];
  await office.pass(25 * 3_600_000);
  await office.take(sent, 'claim', 'approve', 'send');
  await office.take(back, 'claim', 'reject');
  const token = (await deps.sessions.open({ id: bela.id as UserId, password_hash: await hashOf(bela) }, FROM))!.token;
  expect((await told(token)).toSorted()).toEqual(
    [
      `Deposit refused | Your deposit ${deposit} of ₹700.00 was refused: No such payment`,
      `Withdrawal sent | Your withdrawal ${sent} of ₹300.00 is on its way to you.`,
      `Withdrawal refused | Your withdrawal ${back} of ₹200.00 is in your balance again: No such payment`,
    ].toSorted(),
  );
});

const FROM = { address: '127.0.0.1', device: 'test' };
async function hashOf({ id }: Person): Promise<string | null> {
  const { rows } = await deps.db.query('select password_hash from users where id = $1', [id]);
  return rows[0]!.password_hash;
}

test('bets on a market are settled in one message, however many there were; settled otherwise, in another', async () => {
  await players.join('chitra');
  await players.join('dev');
  const market = await openMarket(house, 'i1');
  await players.order('dev', market.id, 'lay A 2 × 300', 'lay B 3 × 100');
  await players.order('chitra', market.id, 'back A 2 × 100', 'back A 2 × 200', 'back B 3 × 100');
  await players.settle(market, { type: 'won', winners: [0] });
  const [settled] = await toldTo('chitra');
  expect(settled).toMatch(/^Bets settled: A v B \| MATCH_ODDS: A\. You won ₹200\.00\.$/);
  expect((await toldTo('chitra')).filter(words => words.startsWith('Bets settled'))).toHaveLength(1);
  const { rows } = await deps.db.query('select * from markets where id = $1', [market.id]);
  const { rows: before } = await deps.db.query('select * from settlements where market_id = $1', [market.id]);
  const [row, answer] = [rows[0]!, { type: 'void', reason: 'abandoned' } as const];
  const ref = settledRef({ sport: 'cricket', event: 'A v B', market: row }, answer);
  const due = await paymentsOf(deps.db, row, answer);
  const settling = { row, answer, voided: null, due, held: new Map<UserId, Money>(), before, ref };
  const again = () => deps.writer.do(settleMarket({ key: 'again'.padEnd(24, '-'), fingerprint: 'again' }, settling));
  expect([(await again()).ok, (await again()).ok]).toEqual([true, true]);
  const bets = (await toldTo('chitra')).filter(words => words.startsWith('Bets'));
  expect(bets).toHaveLength(2);
  expect(bets).toContain('Bets void: A v B | MATCH_ODDS is void. What was held is in your balance again.');
});

test('an order that waits is told when somebody meets it, and when it is matched whole; who meets it knows', async () => {
  await players.join('esha');
  await players.join('farid');
  const { id } = await openMarket(house, 'i2');
  await players.order('esha', id, 'back A 2.5 × 400');
  await players.order('farid', id, 'lay A 2.5 × 100');
  expect(await toldTo('esha')).toEqual([
    expect.stringMatching(/^Order partly matched: .* \| .*: back A at 2\.50?, ₹100\.00 of ₹400\.00 matched\.$/),
  ]);
  await players.ask('esha', 'readInbox', { upTo: world.now() });
  await players.order('farid', id, 'lay A 2.5 × 100');
  const { data } = await players.ask('esha', 'inbox');
  expect(data).toMatchObject({ unread: 0 }); // it goes on, which is no news
  await players.order('farid', id, 'lay A 2.5 × 200');
  expect(await toldTo('esha')).toEqual([expect.stringMatching(/^Order matched: .*₹400\.00 of ₹400\.00 matched\.$/)]);
  expect((await players.ask('esha', 'inbox')).data).toMatchObject({ unread: 1 });
  expect(await toldTo('farid')).toEqual([]);
});

test('a round that is void is told to who had bets on it, and a settled one to nobody', async () => {
  await players.join('gita');
  await players.atTheTable(async bet => expect(await bet('gita', 100_00)).toBe('taken'));
  expect(await toldTo('gita')).toEqual([]);
  const game = (await gameOf('teen20'))!;
  const at: TestTable = new TestTable(house, game, world);
  at.whenOpen = async () => {
    const { round } = at.table;
    const slip = {
      selection: 'A.win',
      side: 'back',
      odds: round.quotes['A.win']!.back!.odds,
      line: 0,
      stake: paise(10_000),
    } as const;
    const slips = [slip, slip];
    const placed = await deps.writer.do(placeBets(at.table, callerOf('gita', 'v'.repeat(24)), round.id, slips));
    expect(placed.ok).toBe(true);
    await at.table.voidNow('voided-by-operator');
  };
  await at.table.playRound();
  expect(await toldTo('gita')).toEqual([
    expect.stringMatching(
      /^Round void: 20-20 Teenpatti \| Round \d+ is void\. Your stakes are in your balance again\. /,
    ),
  ]);
});

test('[R27] a limit that is reached is told once a day, however often it is asked', async () => {
  await players.join('hari', { depositDay: 1_000_00 });
  expect(await players.deposit('hari', '900')).toBe('asked');
  for (const amount of ['200', '300']) expect(await players.deposit('hari', amount)).toBe('own-deposit-day');
  await deps.aside.idle();
  expect(await toldTo('hari')).toEqual([expect.stringMatching(/^Your limit is reached \| /)]);
  players.later(86_400_000);
  expect(await players.deposit('hari', '1001')).toBe('own-deposit-day');
  await deps.aside.idle();
  expect(await toldTo('hari')).toHaveLength(2);
});

test('[R35] a sign-in from a new device is told; the first one, and one that was seen before, is not', async () => {
  const isha = await office.player('isha');
  const login = (device?: string) =>
    ask(
      house,
      'login',
      { email: isha.email, password: PASSWORD },
      device === undefined ? {} : { headers: { cookie: `device=${device}` } },
    );
  await deps.db.query('delete from player_devices where user_id = $1', [isha.id]);
  const [mine, other] = ['m'.repeat(43), 'o'.repeat(43)];
  const tokenOf = async (device?: string) => String((await login(device)).data['token']);
  expect(await told(await tokenOf(mine))).toEqual([]);
  expect(await told(await tokenOf(mine))).toEqual([]);
  expect(await told(await tokenOf(other))).toEqual([
    expect.stringMatching(/^Sign-in from a new device \| .*from 127\.0\.0\.1/),
  ]);
  expect(await told(await tokenOf(other))).toHaveLength(1);
  const { rows } = await deps.db.query('select mark from player_devices where user_id = $1', [isha.id]);
  expect(rows.map(({ mark }) => mark)).not.toContain(mine); // what is stored is of no use in a cookie
});

test('what is chosen not to be told is not listed; what is about security always is', async () => {
  const jaya = await office.player('jaya');
  await office.take(await office.deposit(jaya, 500), 'claim', 'approve');
  const all = { inbox: ['deposit', 'security'], toast: [], push: [] };
  expect((await ask(house, 'chooseNotices', { off: all, amounts: false }, { token: jaya.token })).status).toBe(200);
  expect(await inboxOf(jaya.token)).toMatchObject({ unread: 0, rows: [] });
  const { data } = await ask(house, 'noticeChoices', {}, { token: jaya.token });
  expect(data).toMatchObject({ off: { inbox: ['deposit'], toast: [], push: [] } });
  await ask(house, 'chooseNotices', { off: { ...all, inbox: [] }, amounts: false }, { token: jaya.token });
  expect(await inboxOf(jaya.token)).toMatchObject({ unread: 1 });
});

test('[R39] one’s own are read one by one or all, in pages; nobody reads or marks another’s', async () => {
  const kiran = await office.player('kiran');
  const lata = await office.player('lata');
  for (const rupees of [101, 102, 103]) {
    world.set(1);
    await office.take(await office.deposit(kiran, rupees), 'claim', 'approve');
  }
  const first = await inboxOf(kiran.token, {}, { size: 2 });
  expect([first.unread, first.rows.length, first.hasMore]).toEqual([3, 2, true]);
  const rest = await inboxOf(kiran.token, {}, { size: 2, after: first.rows[1]!.id });
  expect([rest.rows.map(({ text }) => text), rest.hasMore]).toEqual([[expect.stringContaining('101.00')], false]);
  const mark = (who: Person, input: object) => ask(house, 'readInbox', input, { token: who.token });
  expect((await mark(lata, { id: rest.rows[0]!.id })).data).toEqual({ unread: 0 });
  expect(await inboxOf(lata.token, {}, { after: first.rows[0]!.id })).toMatchObject({ rows: [] });
  expect((await mark(kiran, { id: first.rows[0]!.id })).data).toEqual({ unread: 2 });
  expect((await mark(kiran, { upTo: rest.rows[0]!.at })).data).toEqual({ unread: 1 });
  expect((await mark(kiran, { upTo: world.now() })).data).toEqual({ unread: 0 });
});

test('[R5] a message is there if and only if its cause is, wherever the connection is lost', async () => {
  await players.join('mira');
  for (const fault of ['before', 'after'] as const) {
    for (let at = 0; at < 5; at += 1) {
      const lossy = new FaultyDb(deps.db);
      const writer = new Writer(lossy.asDb(), new Bus(), world.now);
      lossy.lose(at, fault, false);
      const key = `lost-${fault}-${at}`.padEnd(24, '-');
      const act = () =>
        writer.do({
          ...{ key, fingerprint: key, accounts: [] },
          decide: decision => {
            const about = { request: key, amount: paise(100) };
            tellPlayers(decision, [{ user: 'mira' as UserId, cause: key, code: 'depositCredited', about }]);
            return ok({});
          },
        });
      await act();
      await act();
    }
  }
  const { data } = await players.ask('mira', 'inbox', { size: 50 });
  expect(data).toMatchObject({ unread: 10 });
});

test('[R29] news of the house are told to everybody who may be invited, once, and by language', async () => {
  const [nila, omar, priya] = [await office.player('nila'), await office.player('omar'), await office.player('priya')];
  await ask(house, 'chooseLanguage', { language: 'hi' }, { token: omar.token });
  await office.done('owner', 'blockPlayer', { id: priya.id, reason: 'A test' });
  const rest = await office.player('rest');
  const now = world.now();
  await deps.db.query(
    `insert into player_limits (user_id, limits, asked, stop_kind, stopped_at, stop_until)
     values ($1, '{}', '{}', 'timeOut', $2, $3)`,
    [rest.id, new Date(now), new Date(now + 86_400_000)],
  );
  const news = { title: 'New tables', words: 'Two new tables are open.', language: null, reason: 'For everybody' };
  const key = 'n'.repeat(24);
  expect((await office.as('helper', 'sendNews', news, key)).status).toBe(200);
  expect((await office.as('helper', 'sendNews', news, key)).status).toBe(200);
  expect((await office.as('clerk', 'sendNews', news)).code).toBe('not-allowed');
  expect((await office.as('owner', 'sendNews', { ...news, title: 'हिंदी में', language: 'hi' })).status).toBe(200);
  await Promise.all([deliverNews(deps), deliverNews(deps)]);
  await deliverNews(deps);
  expect(await told(nila.token)).toEqual(['New tables | Two new tables are open.']);
  expect((await told(omar.token)).toSorted()).toEqual([
    'New tables | Two new tables are open.',
    'हिंदी में | Two new tables are open.',
  ]);
  const { rows } = await deps.db.query(
    `select count(*)::integer as told from notices where kind = 'news' and user_id in ($1, $2)`,
    [priya.id, rest.id],
  );
  expect(rows[0]!.told).toBe(0);
  const listed = (await office.as('auditor', 'houseNews', {})).data['rows'] as { told: number; isDone: boolean }[];
  expect(listed.map(({ isDone }) => isDone)).toEqual([true, true]);
  expect((await office.log()).filter(({ action }) => action === 'news.send')).toHaveLength(2);
});

test('messages are kept for ninety days', async () => {
  const qadir = await office.player('qadir');
  await office.take(await office.deposit(qadir, 500), 'claim', 'approve');
  const count = async () => {
    const { rows } = await deps.db.query('select count(*)::integer as n from notices where user_id = $1', [qadir.id]);
    return rows[0]!.n;
  };
  world.pass(89 * 86_400_000);
  await sweep(deps);
  expect(await count()).toBe(1);
  world.pass(86_400_000);
  await sweep(deps);
  expect(await count()).toBe(0);
});
