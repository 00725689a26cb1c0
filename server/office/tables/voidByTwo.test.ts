import type { TableView } from '@maidan/contract/table';
import { after, type Millis } from '@maidan/core/ids';
import type { Slip } from '@maidan/games/kit/bet';
import { type BetProof, isInRoot } from '@maidan/games/kit/fair/betsTree';
import type { RoundRecord } from '@maidan/games/kit/fair/record';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, colleague, type Person, person, TestWorld, UNHURRIED } from '../../accounts/testHouse.ts';
import { type House, openHouse } from '../../app.ts';
import { roundOf } from '../../casino/roundStore.ts';
import { walletOf } from '../../wallet/store.ts';
import { off } from '../../reconcile/plant.ts';

/* A round whose bets were closed is made void by two people, and by nobody else. Its cards stay for everybody to see. */

let database: FreshDatabase;
let house: House;
let asha: Person;
let owner: { office: string };
let partner: { office: string };
const world = new TestWorld();
const CODES = ['teen20', 'poker'] as const;
type Code = (typeof CODES)[number];

/** Tables that take one step when they are told to. */
class ByStep {
  readonly #gates = new Map<string, PromiseWithResolvers<void>>();
  #isOver = false;

  readonly clockOf = (code: string) => ({
    now: world.now,
    in: (ms: number) => after(world.now(), ms),
    until: async (at: Millis) => {
      await this.#gate(code).promise;
      if (this.#isOver) throw new Error('the tables are closed');
      if (at > world.now()) world.pass(at - world.now());
    },
  });

  /** On until the table is where it is wanted. */
  async until(code: Code, isThere: () => boolean): Promise<void> {
    while (!isThere()) {
      const { round } = tableOf(code);
      this.#gate(code).resolve();
      this.#gates.delete(code);
      while (tableOf(code).round === round) await new Promise(setImmediate);
    }
  }

  close(): void {
    this.#isOver = true;
    for (const gate of this.#gates.values()) gate.resolve();
  }

  #gate(code: string): PromiseWithResolvers<void> {
    const gate = this.#gates.get(code) ?? Promise.withResolvers<void>();
    this.#gates.set(code, gate);
    return gate;
  }
}

const steps = new ByStep();
const tableOf = (code: Code) => house.deps.tables.of(code)!;
const roundAt = (code: Code) => tableOf(code).round;

beforeAll(async () => {
  database = await freshDatabase();
  const config = { port: 0, perMinute: UNHURRIED, tables: [...CODES], pace: 0.001 };
  house = await openHouse({ databaseUrl: database.url, world, log: true, config, clockOf: steps.clockOf });
  asha = await person(house, 'asha');
  owner = await colleague(house, 'owner', 'owner');
  partner = await colleague(house, 'owner', 'partner');
});

afterAll(async () => {
  steps.close();
  await house.close();
  await database.drop();
});

const wallet = () => walletOf(house.deps.db, asha.id);
const input = { fault: 'cards-in-doubt', reason: 'Two cards stuck together' };
const total = async () =>
  Number((await house.deps.db.query('select sum(balance)::bigint as sum from accounts')).rows[0].sum);

/** A fresh round with a bet of 100 on whatever is offered first. */
async function betOn(code: Code): Promise<string> {
  await steps.until(code, () => ['settled', 'void'].includes(roundAt(code).phase) || roundAt(code).id === '');
  await steps.until(code, () => roundAt(code).phase === 'open');
  const { id, quotes } = roundAt(code);
  const [selection, quote] = Object.entries(quotes).find(([, { back }]) => back)!;
  const slip = { selection, side: 'back', odds: quote.back!.odds, line: quote.back!.line ?? 0, stake: 10_000 };
  const bets = [slip as unknown as Slip]; // brands are the server's to give
  expect((await ask(house, 'placeBets', { game: code, round: id, bets }, { token: asha.token })).status).toBe(200);
  return id;
}

/** The rounds whose results the table shows. */
async function lastOnes(): Promise<readonly string[]> {
  const { body } = await house.app.inject('/api/stream?topics=round:teen20');
  const [told] = JSON.parse(body) as readonly { readonly snapshot: TableView }[];
  return told!.snapshot.last.map(({ round }) => round);
}

const PLACES: readonly (readonly [string, () => boolean])[] = [
  ['closed', () => roundAt('teen20').phase === 'closed'],
  ['dealt in part', () => roundAt('teen20').dealt.length === 3],
];

describe('[R10] a round whose bets were closed', () => {
  test.each(PLACES)(
    'is not voided by one person when it is %s: it waits for nobody, and a second one ends it',
    async (_, isThere) => {
      const before = await wallet();
      const id = await betOn('teen20');
      await steps.until('teen20', isThere);
      const { data } = await ask(house, 'voidRound', { id, ...input }, owner);
      expect(data).toMatchObject({ state: 'proposed' });
      expect(await roundOf(house.deps.db, id)).not.toMatchObject({ state: 'void' });
      expect(await wallet()).toMatchObject({ exposure: 10_000 });
      const proposal = { id: data['proposal'] };
      expect((await ask(house, 'approveProposal', proposal, owner)).code).toBe('second-person-needed');
      const { dealt } = roundAt('teen20');
      expect((await ask(house, 'approveProposal', proposal, partner)).status).toBe(200);
      expect(await wallet()).toEqual(before);
      expect(roundAt('teen20')).toMatchObject({ id, phase: 'void', fault: 'cards-in-doubt', dealt });
      expect(await roundOf(house.deps.db, id)).toMatchObject({ state: 'void', voided_by: 'two', dealt });
      const { data: told } = await ask(house, 'round', { id });
      expect(told).toMatchObject({ fault: 'cards-in-doubt', voidedBy: 'two', dealt, result: null });
      const { data: own } = await ask(house, 'betProofs', { round: id }, { token: asha.token });
      const proofs = own['proofs'] as readonly BetProof[];
      expect(proofs.map(proof => isInRoot(proof, told['record'] as RoundRecord))).toEqual([true]);
      expect(await total()).toBe(0);
    },
  );

  test('goes on while the proposal waits, is paid, and all of it is undone by the approval', async () => {
    const before = await wallet();
    const id = await betOn('teen20');
    await steps.until('teen20', () => roundAt('teen20').phase === 'dealing');
    const { data } = await ask(house, 'voidRound', { id, ...input }, owner);
    await steps.until('teen20', () => roundAt('teen20').phase === 'settled');
    const { dealt } = roundAt('teen20');
    expect(await wallet()).toMatchObject({ exposure: 0 });
    expect((await wallet()).balance).not.toBe(before.balance);
    expect((await ask(house, 'approveProposal', { id: data['proposal'] }, partner)).status).toBe(200);
    expect(await wallet()).toEqual(before);
    expect(await roundOf(house.deps.db, id)).toMatchObject({ state: 'void', voided_by: 'two', dealt });
    expect(await total()).toBe(0);
    const how = 'The cards of the round were in doubt. Two people decided it.';
    const { data: told } = await ask(house, 'statement', { search: id }, { token: asha.token });
    expect((told['rows'] as readonly { how: string }[]).map(row => row.how)).toEqual(['', how]);
  });

  test('that is voided stands among the last results no longer', async () => {
    const id = await betOn('teen20');
    await steps.until('teen20', () => roundAt('teen20').phase === 'dealing');
    const { data } = await ask(house, 'voidRound', { id, ...input }, owner);
    await steps.until('teen20', () => roundAt('teen20').phase === 'settled');
    await steps.until('teen20', () => roundAt('teen20').phase === 'open');
    const before = await lastOnes();
    expect(before[0]).toBe(id);
    expect((await ask(house, 'approveProposal', { id: data['proposal'] }, partner)).status).toBe(200);
    expect(await lastOnes()).toEqual(before.slice(1));
    expect(roundAt('teen20').phase).toBe('open'); // the round that is on goes on
  });

  test('that is rejected goes on as if nobody had asked', async () => {
    const id = await betOn('teen20');
    await steps.until('teen20', () => roundAt('teen20').phase === 'dealing');
    const { data } = await ask(house, 'voidRound', { id, ...input }, owner);
    const again = await ask(house, 'voidRound', { id, ...input }, partner);
    expect([again.code, String(again.body['message']).split(':')[0]]).toEqual(['proposal-waits', data['proposal']]);
    await ask(house, 'rejectProposal', { id: data['proposal'], reason: 'I saw every card' }, partner);
    await steps.until('teen20', () => roundAt('teen20').phase === 'settled');
    expect(await roundOf(house.deps.db, id)).toMatchObject({ state: 'settled', voided_by: null });
  });

  test('in a later window too, and what was bet in it goes back', async () => {
    const before = await wallet();
    const id = await betOn('poker');
    await steps.until('poker', () => roundAt('poker').dealt.length > 0 && roundAt('poker').phase === 'open');
    const { data } = await ask(house, 'voidRound', { id, ...input }, owner);
    expect(data).toMatchObject({ state: 'proposed' });
    const { dealt } = roundAt('poker');
    expect((await ask(house, 'approveProposal', { id: data['proposal'] }, partner)).status).toBe(200);
    expect(await wallet()).toEqual(before);
    expect(await roundOf(house.deps.db, id)).toMatchObject({ state: 'void', voided_by: 'two', dealt });
  });

  test('the database takes it from nobody else', async () => {
    const change = `update rounds set voided_by = 'one' where voided_by = 'two' and bet_roots <> '[]'`;
    await expect(house.deps.db.query(change)).rejects.toThrow('rounds keeps what was accepted');
    await expect(house.deps.db.query(off('rounds', change))).rejects.toThrow('rounds_closed_void_by_two');
  });
});
