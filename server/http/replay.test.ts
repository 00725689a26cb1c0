import type { CallName } from '@maidan/contract/routes';
import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS, depositForm, type Scene, setScene, withdrawalForm } from '../hostile/scene.ts';
import { stateOf } from '../hostile/unchanged.ts';
import {
  type HttpAnswer,
  ask,
  form,
  openTestHouse,
  person,
  sessionOf,
  TestWorld,
  type With,
} from '../accounts/testHouse.ts';
import { settledRound } from '../casino/testTable.ts';
import type { House } from '../app.ts';
import { addMatch, teamFor } from '../fantasy/testContest.ts';
import { openCase } from '../cases/testCase.ts';
import { identityForm, sendIdentity } from '../identity/testIdentity.ts';
import { askedBy } from '../support/testTicket.ts';
import { openReview } from '../protection/testReview.ts';
import { BOOKMAKER, openMarket } from '../exchange/testMarket.ts';

/* [R3] Every call that counts once, sent again and again: with the same key, after a restart, and with another body. */

let database: FreshDatabase;
let scene: Scene;
const world = new TestWorld();

beforeAll(async () => {
  database = await freshDatabase();
  scene = await setScene(await openTestHouse(database.url, world));
});

afterAll(async () => {
  await scene.house.close();
  await database.drop();
});

/** What is sent, what else might be sent with the same key, and by whom. */
interface Play {
  readonly input: object;
  readonly other: object;
  readonly how?: With;
}

const reason = 'Because it is so';
const another = 'Because it is not so';
const player = () => scene.player;
const owner = () => scene.staff.owner;

async function done(answer: Promise<HttpAnswer>): Promise<Record<string, unknown>> {
  const { status, data, text } = await answer;
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  return data;
}

let count = 0;
const next = (): string => `R${(count += 1)}`;

/** A question of somebody, and what is done with it. */
const asked = async (input: object): Promise<{ readonly id: string }> => ({
  ...input,
  id: (await askedBy(scene.house, `asks-${next().toLowerCase()}`)).id,
});

const deposited = async () => ({
  id: (await done(ask(scene.house, 'deposit', await depositForm(`REPLAY-${next()}`), player())))['id'],
});
const withdrawn = async () => ({
  id: (await done(ask(scene.house, 'withdrawal', withdrawalForm('asha@upi'), player())))['id'],
});
const office = (name: CallName, input: object) => done(ask(scene.house, name, input, owner()));

async function claimed(request: Promise<{ id: unknown }>): Promise<{ id: unknown }> {
  const { id } = await request;
  await office('claimPayment', { id });
  return { id };
}

async function sent(): Promise<{ id: unknown }> {
  const { id } = await claimed(withdrawn());
  await office('approvePayment', { id });
  await office('markSent', { id, reference: `PAYOUT-${next()}` });
  return { id };
}

const proposed = async () => ({
  id: (
    await done(ask(scene.house, 'proposeAdjustment', { id: scene.other.id, amount: 100, reason }, scene.staff.payments))
  )['id'],
});

const rowMarket = async () => (await openMarket(scene.house, `replay-${next()}`, BOOKMAKER)).id;

async function ofCase(more: object, isTaken = false): Promise<Play & { readonly input: object }> {
  const [input, other] = [
    { id: await openCase(scene.house, `case-${next().toLowerCase()}`), ...more },
    { id: await openCase(scene.house, `case-${next().toLowerCase()}`), ...more },
  ];
  if (isTaken) await office('takeCase', { id: input.id });
  return { input, other };
}

const ofIdentity = async (): Promise<Play> => ({
  ...twoReasons({ id: (await sendIdentity(scene.house, `identity-${next().toLowerCase()}`)).id }),
  how: scene.staff.compliance,
});

const look = (words: string) => ({ id: scene.other.id, what: 'looked', words });

const twoReasons = (input: object) => ({ input: { ...input, reason }, other: { ...input, reason: another } });

const COLLEAGUE = { name: 'Twice', email: 'twice@maidan.example', role: 'support' };

const PLAYS: Readonly<Partial<Record<CallName, () => Promise<Play>>>> = {
  register: async () => ({ input: form('chand'), other: form('chandra'), how: {} }),
  deposit: async () => ({ input: await depositForm('TWICE-1'), other: await depositForm('TWICE-2'), how: player() }),
  withdrawal: async () => ({ input: withdrawalForm('asha@upi'), other: withdrawalForm('asha2@upi'), how: player() }),
  claimPayment: async () => ({ input: await deposited(), other: await deposited() }),
  releasePayment: async () => ({ input: await claimed(deposited()), other: await claimed(deposited()) }),
  approvePayment: async () => twoReasons(await claimed(deposited())),
  rejectPayment: async () => twoReasons(await claimed(withdrawn())),
  markSent: async () => {
    const { id } = await claimed(withdrawn());
    await office('approvePayment', { id });
    return { input: { id, reference: 'PAYOUT-A' }, other: { id, reference: 'PAYOUT-B' } };
  },
  markConfirmed: async () => ({ input: await sent(), other: await sent() }),
  markFailed: async () => twoReasons(await sent()),
  blockPlayer: async () => twoReasons({ id: scene.other.id }),
  unblockPlayer: async () => twoReasons({ id: scene.other.id }),
  endPlayerSession: async () => {
    const { session } = (await scene.house.deps.sessions.byToken(await sessionOf(scene.house, scene.player.id)))!;
    return twoReasons({ id: scene.player.id, session });
  },
  endPlayerSessions: async () => twoReasons({ id: scene.other.id }),
  startReset: async () => twoReasons({ id: scene.other.id }),
  notePlayer: async () => ({ input: { id: scene.other.id, text: 'A' }, other: { id: scene.other.id, text: 'B' } }),
  tagPlayer: async () => twoReasons({ id: scene.other.id, tag: 'calls often' }),
  untagPlayer: async () => twoReasons({ id: scene.other.id, tag: 'calls often' }),
  readMail: async () => {
    const { rows } = await scene.house.deps.db.query('select id from mails where read_at is null limit 1');
    return twoReasons({ id: rows[0]?.id });
  },
  proposeAdjustment: async () => {
    const input = { id: scene.other.id, amount: 100, reason };
    return { input, other: { ...input, amount: 200 } };
  },
  approveProposal: async () => ({ input: await proposed(), other: await proposed() }),
  rejectProposal: async () => twoReasons(await proposed()),
  changeTable: async () => twoReasons({ code: 'teen20', status: 'draining' }),
  voidRound: async () => twoReasons({ id: await settledRound(scene.house.deps.db), fault: 'table-fault' }),
  stopCasino: async () => twoReasons({ category: 'Teenpatti', isStopped: true }),
  stopSlots: async () => twoReasons({ slot: 'mango7', isStopped: true }),
  stopSport: async () => {
    const { event_id: id } = await openMarket(scene.house, `replay-${next()}`);
    return twoReasons({ on: { type: 'event', id }, isStopped: true });
  },
  setMarketLimits: async () => twoReasons({ market: await rowMarket(), min: 10_000, max: 20_000 }),
  setPicture: async () => {
    const { event_id: id } = await openMarket(scene.house, `replay-${next()}`);
    return twoReasons({ id, streamUrl: 'https://studio.example/match' });
  },
  setMargin: async () => twoReasons({ on: { type: 'market', id: await rowMarket() }, margin: 300 }),
  setPrices: async () => twoReasons({ market: await rowMarket(), quotes: null }),
  proposeSettlement: async () => {
    const input = { market: await rowMarket(), result: 'won', winners: '1' };
    const { seen } = await office('settlePreview', input);
    return twoReasons({ ...input, seen });
  },
  proposeVoidEvent: async () => twoReasons({ id: (await openMarket(scene.house, `replay-${next()}`)).event_id }),
  changeSettings: async () => {
    const { version } = await office('settings', {});
    return twoReasons({ version, section: 'news', values: { lines: ['Twice'] } });
  },
  addStaff: async () => ({ input: COLLEAGUE, other: { ...COLLEAGUE, role: 'owner' } }),
  proposeRole: async () => twoReasons({ id: scene.junior, role: 'payments' }),
  resetStaff: async () => twoReasons({ id: scene.junior }),
  disableStaff: async () => twoReasons({ id: scene.junior }),
  countStaff: async () => {
    const { db, world } = scene.house.deps;
    await db.query('update staff set created_at = $1', [new Date(world.now() - 1_000)]); // the house is new
    return twoReasons({ id: (await office('addStaff', { ...COLLEAGUE, email: 'first@maidan.example' }))['id'] });
  },
  enableStaff: async () => twoReasons({ id: scene.junior }),
  reconcileNow: async () => ({ input: { kind: 'step' }, other: { kind: 'full' } }),
  explainFault: async () => {
    const id = 'paid-twice round:1:1001';
    await scene.house.deps.db.query(
      `insert into reconciliation_faults (id, rule, subject, expected, found, links, first_at, last_at)
       values ($1, 'paid-twice', 'round:1:1001', 1, 2, '{}', now(), now())`,
      [id],
    );
    return twoReasons({ id });
  },
  spin: async () => {
    const { commitment } = await done(ask(scene.house, 'slotSeat', {}, player()));
    const input = { slot: 'spice5', stake: 10_00, number: 'mine', commitment };
    return { input, other: { ...input, number: 'another' }, how: player() };
  },
  enterContest: async () => {
    const match = await addMatch(scene.house, `replay-${next()}`);
    const input = { contest: `fantasy.${match.fixture.id}.grand.1`, team: teamFor(match.fixture) };
    return { input, other: { ...input, team: teamFor(match.fixture, 4) }, how: player() };
  },
  changeEntry: async () => {
    const match = await addMatch(scene.house, `replay-${next()}`);
    const sent = { contest: `fantasy.${match.fixture.id}.grand.1`, team: teamFor(match.fixture) };
    const { entry } = await done(ask(scene.house, 'enterContest', sent, player()));
    const input = { entry, team: teamFor(match.fixture, 4) };
    return { input, other: { ...input, team: teamFor(match.fixture, 9) }, how: player() };
  },
  sendIdentity: async () => {
    const input = await identityForm('ABCDE1234F');
    return { input, other: { ...input, number: 'ABCDE1234G' }, how: player() };
  },
  verifyIdentity: async () => ofIdentity(),
  refuseIdentity: async () => ofIdentity(),
  askSupport: async () => ({ input: { words: 'Where is it?' }, other: { words: 'And that?' }, how: player() }),
  writeTicket: async () => {
    const { id, player: how } = await askedBy(scene.house, `writes-${next().toLowerCase()}`);
    return { input: { id, words: 'And?' }, other: { id, words: 'Well?' }, how };
  },
  solveTicket: async () => {
    const { id, player: how } = await askedBy(scene.house, `solves-${next().toLowerCase()}`);
    const { id: other } = await done(ask(scene.house, 'askSupport', { words: 'Another' }, how));
    return { input: { id }, other: { id: other }, how };
  },
  takeTicket: async () => ({ input: await asked({ from: null }), other: { ...(await asked({ from: null })) } }),
  handTicket: async () => {
    const input = await asked({ to: scene.staff.support.id, words: 'Yours' });
    return { input, other: { ...input, words: 'Mine no more' } };
  },
  answerTicket: async () => {
    const input = await asked({ words: 'It is here.' });
    return { input, other: { ...input, words: 'It is there.' } };
  },
  closeTicket: async () => twoReasons(await asked({})),
  reopenTicket: async () => {
    const input = await asked({});
    return office('closeTicket', { ...input, reason }).then(() => twoReasons(input));
  },
  takeCase: async () => ofCase({}),
  giveBackCase: async () => ofCase({}, true),
  noteCase: async () => {
    const scene = await ofCase({ text: 'A note' });
    return { ...scene, other: { ...scene.input, text: 'Another' } };
  },
  noteLook: async () => ({ input: look('All is well'), other: look('Not at all') }),
  closeCase: async () => {
    const scene = await ofCase({ outcome: 'cleared', reason }, true);
    return { ...scene, other: { ...scene.input, reason: another } };
  },
  clearReview: async () => twoReasons({ id: (await openReview(scene.house, `cleared${next()}`)).id }),
  confirmReview: async () => twoReasons({ id: (await openReview(scene.house, `confirmed${next()}`)).id }),
  stopPlay: async () => {
    const how = await person(scene.house, `stops-${next().toLowerCase()}`);
    const input = { kind: 'timeOut', days: 2, isSure: true };
    return { input, other: { ...input, days: 3 }, how };
  },
  setLimit: async () => {
    const input = { limit: 'lossMonth', value: 9_00_000_00 };
    return { input, other: { ...input, value: 8_00_000_00 }, how: player() };
  },
  confirmLimit: async () => {
    for (const limit of ['lossDay', 'lossWeek'])
      for (const value of [100_00, 200_00]) await done(ask(scene.house, 'setLimit', { limit, value }, player()));
    await scene.house.deps.db.query(
      `update player_limits set asked = (select jsonb_object_agg(key, value || jsonb_build_object('from', $2::bigint))
       from jsonb_each(asked)) where user_id = $1`,
      [scene.player.id, scene.house.deps.world.now()],
    );
    return { input: { limit: 'lossDay' }, other: { limit: 'lossWeek' }, how: player() };
  },
};

const once = CALLS.filter(([, call]) => call.manner.once).map(([name]) => name);

/** Bets need a table that is open, and orders a market: casino/table.test.ts and exchange/engine.test.ts play them. */
const AT_THE_TABLES = ['placeBets', 'undoBets', 'placeOrders', 'changeOrder', 'cancelOrders', 'cashOut', 'placeRowBet'];

test('every call that counts once is played here', () => {
  // A top-up has no other body: wallet/topUp.test.ts sends it again. News are told by a chore meanwhile: inbox/inbox.test.ts.
  const ELSEWHERE = ['demo', 'topUp', 'goWithoutLimit', 'answerCheck', 'askReturn', 'sendNews'];
  expect([...Object.keys(PLAYS), ...AT_THE_TABLES, ...ELSEWHERE].toSorted()).toEqual(once.toSorted());
});

/** A password that was made for somebody is shown to the first request alone, and stored nowhere. */
const withoutPassword = ({ status, body }: HttpAnswer) => ({
  status,
  body: JSON.parse(JSON.stringify(body, blank)) as unknown,
});
const blank = (name: string, value: unknown): unknown => (name === 'password' ? '' : value);

async function afterRestart<T>(work: (house: House) => Promise<T>): Promise<T> {
  const restarted = await openTestHouse(database.url, world);
  try {
    return await work(restarted);
  } finally {
    await restarted.close();
  }
}

test.each(Object.entries(PLAYS))(
  '[R3] %s with the same key changes things once and answers the same',
  async (call, play) => {
    const name = call as CallName;
    const { input, other, how = owner() } = await play();
    const keyed = { ...how, key: `replay-of-the-call-${name}` };
    const first = await ask(scene.house, name, input, keyed);
    expect([first.status, first.code]).toEqual([200, undefined]);
    const state = await stateOf(scene.house.deps.db);

    const again = await Promise.all([1, 2, 3].map(() => ask(scene.house, name, input, keyed)));
    const later = await afterRestart(house => ask(house, name, input, keyed));
    for (const replay of [...again, later]) expect(withoutPassword(replay)).toEqual(withoutPassword(first));
    const reused = await ask(scene.house, name, other, keyed);
    expect([reused.status, reused.code]).toEqual([409, 'key-reused']);
    expect(await stateOf(scene.house.deps.db)).toEqual(state);
  },
);

test('[R3] demo with the same key is one account, also after a restart, and the key is no other call’s', async () => {
  const users = async () => (await scene.house.deps.db.query('select count(*) from users')).rows;
  const keyed = { key: 'replay-of-the-call-demo' };
  const before = await ask(scene.house, 'demo', {}, keyed);
  const made = await users();
  const later = await afterRestart(house => ask(house, 'demo', {}, keyed));
  const { sessions } = scene.house.deps;
  const [one, two] = await Promise.all([before, later].map(({ data }) => sessions.byToken(String(data['token']))));
  expect(one?.user).toBe(two?.user);
  expect(one?.session).not.toBe(two?.session);
  expect(await ask(scene.house, 'register', form('dev'), keyed)).toMatchObject({ status: 409, code: 'key-reused' });
  expect(await users()).toEqual(made);
});

test.each([
  ['goWithoutLimit', { isSure: true }],
  ['answerCheck', {}],
] as const)('[R3] %s has no other body, and the same one again changes nothing', async (name, input) => {
  const keyed = { ...player(), key: `replay-of-the-call-${name}` };
  const first = await ask(scene.house, name, input, keyed);
  const state = await stateOf(scene.house.deps.db);
  expect((await ask(scene.house, name, input, keyed)).body).toEqual(first.body);
  expect([first.status, await stateOf(scene.house.deps.db)]).toEqual([200, state]);
});

test('[R3] a refusal is answered the same too, though meanwhile it would be granted', async () => {
  const much = { ...withdrawalForm('bela@upi'), withdraw_amount: '9999999' };
  const rich = await ask(scene.house, 'login', { email: scene.player.email, password: 'correct horse battery' });
  const how = { token: String(rich.data['token']), key: 'replay-refusal' };
  const first = await ask(scene.house, 'withdrawal', much, how);
  expect(first.code).toBe('insufficient-balance');
  const id = (
    await done(
      ask(
        scene.house,
        'proposeAdjustment',
        { id: scene.player.id, amount: 10_000_000_000, reason },
        scene.staff.payments,
      ),
    )
  )['id'];
  await office('approveProposal', { id });
  expect((await ask(scene.house, 'withdrawal', much, how)).body).toEqual(first.body);
});

test.each([
  ['short', 'withdrawal'],
  ['with a space in it', 'withdrawal'],
  ['x'.repeat(101), 'withdrawal'],
  ['guessable-21-letters-', 'demo'],
] as const)('[R3] %j is no key for %s: it is refused rather than ignored', async (key, name) => {
  const { house, player } = scene;
  const payee = { withdraw_amount: 1, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@okbank' };
  const input = name === 'withdrawal' ? payee : {};
  const { code } = await ask(house, name, input, { token: player.token, key });
  expect(code).toBe('key-malformed');
});

test('a command takes nothing from the address: it would end up in logs', async () => {
  const { house, player } = scene;
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/user/withdrawal?withdraw_amount=2',
    headers: { authorization: `Bearer ${player.token}` },
    payload: { withdraw_amount: 1, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@okbank' },
  });
  expect(answer.json()).toMatchObject({ success: false, code: 'malformed-body' });
});

test('what is nested without end is refused by name', async () => {
  const { house } = scene;
  const deep = `{"email":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await house.app.inject({ method: 'POST', url: '/api/user/login', headers, payload: deep });
  expect(answer.json()).toMatchObject({ success: false, code: 'malformed-body' });
});
