import { commit, isHash } from '@maidan/core/commitment';
import { after, type Millis } from '@maidan/core/ids';
import { paise, rupees } from '@maidan/core/money';
import { SLOTS, slotOf } from '@maidan/games/slots/list';
import { followsSpin, outcomeOf, paid, spinFault } from '@maidan/games/slots/spin';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colleague, ask as askAs } from '../accounts/testHouse.ts';
import { Bus } from '../bus.ts';
import { withdrawalForm } from '../hostile/scene.ts';
import { planted } from '../reconcile/plant.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { spinFaults } from '../reconcile/spins.ts';
import { ask, type Cashier, join, openCashier, type TestPlayer } from '../wallet/testCashier.ts';
import { FaultyDb } from '../writer/faultyDb.ts';
import { Writer } from '../writer/writer.ts';
import { spin as spinCommand } from './spins.ts';

let database: FreshDatabase;
let cashier: Cashier;
beforeAll(async () => {
  database = await freshDatabase();
  cashier = await openCashier(database.url);
});
afterAll(async () => {
  await cashier.close();
  await database.drop();
});

const STAKE = rupees(100);
const later = (ms: number): void => void (cashier.clock.now = after(cashier.clock.now, ms));
const balance = async (who: TestPlayer) => rupees((await ask(cashier.house, 'balance', {}, who)).body.data.balance);
const seatOf = async (who: TestPlayer) => (await ask(cashier.house, 'slotSeat', {}, who)).body.data;
type Answered = Awaited<ReturnType<typeof ask<'spin'>>>;

async function send(
  who: TestPlayer,
  payload: { readonly slot: string } & Readonly<Record<string, unknown>>,
  key?: string,
): Promise<Answered> {
  const { statusCode, body } = await cashier.house.app.inject({
    method: 'POST',
    url: '/api/slots/spin',
    payload,
    headers: { authorization: `Bearer ${who.token}`, ...(key !== undefined && { 'idempotency-key': key }) },
  });
  return { status: statusCode, body: JSON.parse(body) as Answered['body'] }; // what the contract says
}

async function wanted(who: TestPlayer, slot = 'mango7', stake = STAKE) {
  return { slot, stake, number: 'mine', commitment: (await seatOf(who)).commitment };
}

/** After the wait. */
async function spun(who: TestPlayer, slot = 'mango7') {
  later(5_000);
  const { body } = await send(who, await wanted(who, slot));
  expect(body.code).toBeUndefined();
  return body.data;
}

async function spins(who: TestPlayer): Promise<number> {
  const { rows } = await cashier.house.deps.db.query('select count(*) as count from spins where user_id = $1', [
    who.user,
  ]);
  return rows[0]!.count;
}

test('[R19] [R33] every spin is what was committed to before it, and moves the balance by what it says', async () => {
  const asha = await join(cashier, 'asha');
  const before = await balance(asha);
  const first = await seatOf(asha);
  expect(await seatOf(asha)).toEqual(first); // to look again commits to nothing else
  let [net, earlier] = [0, undefined as Awaited<ReturnType<typeof spun>>['spin'] | undefined];
  let { commitment } = first;
  for (const { code } of [...SLOTS, ...SLOTS, ...SLOTS]) {
    const { spin, seat } = await spun(asha, code);
    const slot = (await slotOf(code))!;
    expect(spin.commitment).toBe(commitment);
    expect(spinFault(slot, spin)).toBeUndefined();
    expect(spin.paid).toBe(paid(slot, STAKE, outcomeOf(slot, spin.stops).units));
    expect(earlier === undefined || followsSpin(earlier, spin)).toBe(true);
    expect(seat.commitment).toBe(spin.seed);
    expect(seat.readyAt - spin.at).toBe(5_000);
    net += spin.paid - spin.stake;
    [earlier, commitment] = [spin, seat.commitment];
  }
  expect(await balance(asha)).toBe(before + net);
  const { rows, next } = (await ask(cashier.house, 'mySpins', { size: 5 }, asha)).body.data;
  expect(rows[0]).toEqual(earlier);
  const older = (await ask(cashier.house, 'mySpins', { size: 5, before: next }, asha)).body.data.rows;
  expect(older.map(({ nth }) => nth)).toEqual([7, 6, 5, 4, 3]);
});

test('[R14] nothing of the seeds that are still to come is told or kept where the database shows it', async () => {
  const bela = await join(cashier, 'bela');
  const { seat } = await spun(bela);
  const { rows } = await cashier.house.deps.db.query('select last_seed from spinners where user_id = $1', [bela.user]);
  let found = rows[0]!.last_seed;
  for (let n = 0; n < 300 && isHash(found) && found !== seat.commitment; n += 1) found = commit(found);
  expect(cashier.house.deps.secrets.hasKey ? isHash(rows[0]!.last_seed) : found === seat.commitment).toBe(
    !cashier.house.deps.secrets.hasKey,
  );
  const { rows: told } = await cashier.house.deps.db.query('select answer from commands where key like $1', [
    `player:${bela.user}/%`,
  ]);
  expect(JSON.stringify(told)).not.toContain(rows[0]!.last_seed);
});

test('[R3] the same key is one spin, however often it is sent; with another body it is refused', async () => {
  const chitra = await join(cashier, 'chitra');
  later(5_000);
  const input = await wanted(chitra);
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(chitra, input, 'one-spin-of-chitra')));
  later(60_000);
  answers.push(await send(chitra, input, 'one-spin-of-chitra'));
  for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
  expect(await spins(chitra)).toBe(1);
  expect((await send(chitra, { ...input, stake: rupees(10) }, 'one-spin-of-chitra')).body.code).toBe('key-reused');
});

test('[R33] there are five seconds between two spins, at whatever slots, and of many at once one counts', async () => {
  const devi = await join(cashier, 'devi');
  const { seat } = await spun(devi, 'mango7');
  const again = { slot: 'lamps10', stake: STAKE, number: 'mine', commitment: seat.commitment };
  later(4_999);
  const early = await cashier.house.app.inject({
    method: 'POST',
    url: '/api/slots/spin',
    payload: again,
    headers: { authorization: `Bearer ${devi.token}` },
  });
  expect([early.statusCode, early.json().code, early.headers['retry-after']]).toEqual([429, 'spin-too-soon', '1']);
  later(1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(devi, again)));
  const codes = answers.map(({ body }) => body.code ?? 'spun').toSorted();
  expect(codes).toEqual([...Array(19).fill('spin-too-soon'), 'spun']);
  expect(await spins(devi)).toBe(2);
});

test('[R2] [R33] two writers that decide at the same time let one spin through, and nobody spins with spent money', async () => {
  const esha = await join(cashier, 'esha');
  const { deps } = cashier.house;
  const { commitment } = await seatOf(esha);
  later(5_000);
  const slot = (await slotOf('mango7'))!;
  const writers = [deps.writer, new Writer(deps.db, new Bus(), () => cashier.clock.now)];
  const caller = { user: esha.user, fingerprint: 'f' } as Parameters<typeof spinCommand>[1];
  const done = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      writers[n % 2]!.do(
        spinCommand(deps, { ...caller, key: `esha/${n}` }, slot, { stake: STAKE, number: `n${n}`, commitment }),
      ),
    ),
  );
  expect(done.filter(({ ok }) => ok).length).toBe(1);
  expect(await spins(esha)).toBe(1);
});

test.each([
  ['too little', { stake: rupees(5) }, 'stake-too-small'],
  ['too much', { stake: rupees(5_000) }, 'stake-too-large'],
  ['between two stakes', { stake: paise(1_001) }, 'stake-not-offered'],
  ['a slot that there is not', { slot: 'mango8' }, 'unknown-slot'],
  ['a number with a bar in it', { number: 'a|b' }, 'invalid-input'],
  ['what was not committed to', { commitment: 'ab'.repeat(32) }, 'spun-elsewhere'],
])('[R12] refused, and nothing is taken: %s', async (_, changed, code) => {
  const name = `r${code.replaceAll('-', '')}`;
  const who = await join(cashier, name);
  later(5_000);
  const { body } = await send(who, { ...(await wanted(who)), ...changed });
  expect(body.code).toBe(code);
  expect([await spins(who), await balance(who)]).toEqual([0, rupees(10_000)]);
});

test('[R2] who has less than the stake does not spin, whatever it would have paid', async () => {
  const gita = await join(cashier, 'gita');
  const { db } = cashier.house.deps;
  await ask(cashier.house, 'withdrawal', { ...withdrawalForm('gita@upi'), withdraw_amount: '8500' }, gita);
  const before = await spins(gita);
  const left = await balance(gita);
  later(5_000);
  const { body } = await send(gita, await wanted(gita, 'mango7', rupees(2_000)));
  expect(body.code).toBe('insufficient-balance');
  expect([left, await spins(gita), await balance(gita)]).toEqual([rupees(1_500), before, left]);
  const { rows } = await db.query('select sum(balance)::bigint as sum from accounts');
  expect(rows).toEqual([{ sum: 0 }]);
});

test('a slot that is stopped, and all of them, take no spin until they go on, and players read why', async () => {
  const hema = await join(cashier, 'hema');
  const owner = await colleague(cashier.house, 'owner', 'slots-owner');
  const stop = (input: object) => askAs(cashier.house, 'stopSlots', input, owner);
  const code = async (slot: string) => {
    later(5_000);
    return (await send(hema, await wanted(hema, slot))).body.code ?? 'spun';
  };
  await stop({ slot: 'mango7', isStopped: true, reason: 'The reels are cleaned' });
  expect([await code('mango7'), await code('spice5')]).toEqual(['slot-closed', 'spun']);
  const { rows } = (await ask(cashier.house, 'slots', {}, hema)).body.data;
  expect(rows.find(row => row.code === 'mango7')).toEqual({
    code: 'mango7',
    isClosed: true,
    words: 'The reels are cleaned',
  });
  const seen = (await askAs(cashier.house, 'officeSlots', {}, owner)).data as {
    rows: { code: string; stop: unknown; spins: number }[];
  };
  expect(seen.rows.find(row => row.code === 'mango7')?.stop).toMatchObject({ reason: 'The reels are cleaned' });
  await stop({ slot: 'mango7', isStopped: false, reason: 'Clean' });
  await stop({ isStopped: true });
  expect([await code('mango7'), await code('spice5')]).toEqual(['slot-closed', 'slot-closed']);
  await stop({ isStopped: false, reason: 'All is well' });
  expect(await code('mango7')).toBe('spun');
});

test('a chain that is used up is followed by another, which was told before its first spin', async () => {
  const indu = await join(cashier, 'indu');
  const { deps } = cashier.house;
  await spun(indu);
  await deps.db.query('update spinners set used = 249 where user_id = $1', [indu.user]);
  const last = await spun(indu);
  expect([last.spin.nth, last.seat.nth, last.seat.chain]).toEqual([250, 1, `${indu.user}:2`]);
  expect(last.seat.commitment).not.toBe(last.spin.seed);
  const next = await spun(indu);
  expect([next.spin.commitment, next.spin.nth]).toEqual([last.seat.commitment, 1]);
});

test('the statement has one line for a spin, in words, and ends at the balance', async () => {
  const jaya = await join(cashier, 'jaya');
  const made = [await spun(jaya, 'freeHit'), await spun(jaya, 'freeHit')];
  const { rows } = (
    await ask(cashier.house, 'statement', { report: 'casino', order: 'newest', page: 1, size: 10 }, jaya)
  ).body.data;
  expect(rows.map(({ remark, credit, debit }) => [remark, credit - debit])).toEqual(
    made.toReversed().map(({ spin }) => [`Slot · Free Hit · Spin ${spin.id}`, spin.paid - spin.stake]),
  );
  expect(rows[0]!.points).toBe(await balance(jaya));
});

test('[R6] the books agree with every spin', async () => {
  const { faults, figures } = await reconcile(cashier.house.deps.db, undefined);
  expect(faults.filter(({ rule }) => rule !== 'audit-forged')).toEqual([]);
  const { rows } = await cashier.house.deps.db.query('select sum(stake - paid)::bigint as made from spins');
  expect(figures?.casino).toBe(rows[0]!.made);
});

const SOME = `(select id from spins where paid = 0 order by number limit 1)`;
test.each([
  ['more was paid than the reels make', `update spins set paid = paid + 700 where id = ${SOME}`, 'record-altered'],
  ['the reels stopped elsewhere', `update spins set stops = '[[1, 2, 3]]' where id = ${SOME}`, 'record-altered'],
  ['the seed is another one', `update spins set seed = repeat('ab', 32) where id = ${SOME}`, 'record-altered'],
  [
    'it was paid though nothing was spun',
    `insert into transfers (id, from_account, to_account, amount, kind, ref, at)
     select 'spin:never:paid', 'house', 'player:' || id, 77700, 'spin', 'mango7:never', now() from users limit 1`,
    'paid-without-cause',
  ],
])('[R6] what somebody does to spins behind the house is found: %s', async (_, sql, rule) => {
  const guards = `alter table spins disable trigger append_only; ${sql}`;
  await planted(cashier.house.deps.db, guards, async client => {
    const found = await spinFaults({ db: client, after: 0, upTo: Number.MAX_SAFE_INTEGER, since: undefined });
    expect(found.map(fault => fault.rule)).toContain(rule);
  });
});

test.each([
  ['a spin', `update spins set paid = 1`],
  ['a spin', `delete from spins`],
  ['a chain that is committed to', `update spinners set head = 'x'`],
  ['how far a chain is used', `update spinners set used = used - 1 where used > 0`],
  ['when somebody last spun', `update spinners set last_at = last_at + interval '1 second'`],
])('[R6] the database does not let anybody change %s: %s', async (_, sql) => {
  await expect(cashier.house.deps.db.query(sql)).rejects.toThrow(/append-only|keeps what was accepted/);
});

test('[R33] the pace is by the house, and a clock that goes back only makes it longer', async () => {
  const kala = await join(cashier, 'kala');
  await spun(kala);
  cashier.clock.now = (cashier.clock.now - 60_000) as Millis;
  expect((await send(kala, await wanted(kala))).body.code).toBe('spin-too-soon');
  later(65_000);
  expect((await send(kala, await wanted(kala))).body.code).toBeUndefined();
});

test.each(['before', 'after'] as const)(
  '[R5] a process killed %s any statement of a spin loses and doubles nothing',
  async fault => {
    const { deps } = cashier.house;
    const slot = (await slotOf('mango7'))!;
    const now = (): Millis => cashier.clock.now;
    let [isThrough, points] = [false, 0];
    for (let at = 0; !isThrough; at += 1) {
      const who = await join(cashier, `killed${fault}${at}`);
      const { commitment } = await seatOf(who);
      const caller = { user: who.user, fingerprint: 'f', key: `killed/${who.user}` } as Parameters<
        typeof spinCommand
      >[1];
      const command = spinCommand(deps, caller, slot, { stake: STAKE, number: 'mine', commitment });
      const faulty = new FaultyDb(deps.db);
      faulty.lose(at, fault, true);
      await new Writer(faulty.asDb(), new Bus(), now, async () => {}).do(command).catch(() => undefined);
      const told = await deps.writer.do(command); // who was cut off sends the same again
      if (!told.ok) throw new Error(told.error);
      const { spin } = told.value;
      expect([await spins(who), await balance(who)]).toEqual([1, rupees(10_000) - spin.stake + spin.paid]);
      isThrough = faulty.isArmed;
      points = at;
    }
    expect(points).toBeGreaterThanOrEqual(7);
  },
);
