import { gameOf } from '@maidan/games/index';
import { lastAnnouncement } from '@maidan/games/kit/fair/announcement';
import { type BetProof, isInRoot } from '@maidan/games/kit/fair/betsTree';
import type { Game } from '@maidan/games/kit/game';
import { parseRecord } from '@maidan/games/kit/fair/parseRecord';
import { type RecordedWindow, type RoundRecord, sealed } from '@maidan/games/kit/fair/record';
import { roundsBetween, verifyFollowing, verifyRecord } from '@maidan/games/kit/fair/recount';
import type { FaultCode } from '@maidan/games/kit/roundFaults';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { ask, openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import { placeBets } from './bets.ts';
import { drandBeacon } from './drand.ts';
import { roundOf } from './roundStore.ts';
import { Rounds } from './rounds.ts';
import type { TableWorld } from './tableWorld.ts';
import { anySlip, callerOf, silentBeacon, TestTable } from './testTable.ts';
import { randomFrom } from '@maidan/core/random';
import { off } from '../reconcile/plant.ts';
import { lasting } from '../db/testDb.ts';

/* [R14] What decides is announced and bound before bets are taken; which bets there were, before it exists. */

let asha: Person;
let ravi: Person;
const world = new TestWorld();
const random = randomFrom(14);
let keys = 0;

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  asha = await person(house, 'asha');
  ravi = await person(house, 'ravi');
});

const bets = async (at: TestTable, who: Person): Promise<void> => {
  const slip = anySlip(at.table, random);
  if (slip)
    await house.deps.writer.do(placeBets(at.table, callerOf(who.id, `key-${++keys}`), at.table.round.id, [slip]));
};

async function recordOf(id: string): Promise<RoundRecord> {
  const parsed = parseRecord(JSON.stringify((await ask(house, 'round', { id })).data['record']));
  if (!parsed.ok) throw new Error(`${parsed.error} ${parsed.at}`);
  return parsed.value;
}

const proofsOf = async (round: string, who: Person): Promise<readonly BetProof[]> =>
  (await ask(house, 'betProofs', { round }, { token: who.token })).data['proofs'] as readonly BetProof[];

const tableOf = async (code: string, change = {}): Promise<{ game: Game; at: TestTable }> => {
  const game = (await gameOf(code))!;
  const at = new TestTable(house, game, world, change);
  at.whenOpen = async () => {
    await bets(at, asha);
    await bets(at, ravi);
  };
  return { game, at };
};

test.each(['teen20', 'poker'])('every bet of %s is in the root that was told before a card was dealt', async code => {
  const { game, at } = await tableOf(code);
  const { id } = await at.table.playRound();
  const record = await recordOf(id);
  expect(verifyRecord(game, record)).toEqual({ ok: true, value: record.dealt.length });
  const kinds = at.events.map(({ type }) => type);
  expect(kinds.indexOf('rooted')).toBeLessThan(kinds.indexOf('dealt'));
  const told = at.events.flatMap(event => (event.type === 'rooted' ? [event.root] : []));
  expect(record.windows!.map(({ betsRoot }) => betsRoot)).toEqual(told);
  const opened = at.events.flatMap(event =>
    event.type === 'opened' ? [[event.until, event.beacon, event.announcement]] : [],
  );
  expect(record.windows!.map(({ closes, beacon, announcement }) => [closes, beacon, announcement])).toEqual(opened);
  const { rows } = await house.deps.db.query<{ id: string }>(
    'select id from bets where round_id = $1 and user_id = $2',
    [...[id, asha.id]],
  );
  const own = await proofsOf(id, asha);
  expect(new Set(own.map(({ bet }) => bet.id))).toEqual(new Set(rows.map(row => row.id)));
  expect(own.filter(proof => !isInRoot(proof, record))).toEqual([]);
  const others = await proofsOf(id, ravi);
  expect(others.filter(({ bet }) => rows.some(row => row.id === bet.id))).toEqual([]);
});

test('the root of the bets is told the moment betting closes, and the record says when', async () => {
  const { at } = await tableOf('teen20');
  const record = await recordOf((await at.table.playRound()).id);
  const kinds = at.events.map(({ type }) => type);
  expect(kinds.slice(kinds.indexOf('closed')).slice(0, 3)).toEqual(['closed', 'rooted', 'dealt']);
  const [{ closes, betsRootAt }] = record.windows as [RecordedWindow];
  expect([record.version, betsRootAt]).toEqual(['v4', closes]);
  expect(at.events.find(event => event.type === 'rooted')).toMatchObject({ at: closes });
});

test('what everybody has bet together is told with the root, not before, and names nobody', async () => {
  const { at } = await tableOf('teen20', { watching: () => 5 });
  const { id } = await at.table.playRound();
  const said = at.events.flatMap(event => ('crowd' in event && event.crowd ? [event] : []));
  expect(said.map(({ type }) => type)).toEqual(['rooted']);
  const { rows } = await house.deps.db.query<{ selection: string; side: string; stake: number }>(
    'select selection, side, sum(stake)::int8 as stake from bets where round_id = $1 group by 1, 2',
    [id],
  );
  const { watching, players, staked } = said[0]!.crowd!;
  expect([watching, players]).toEqual([5, 2]);
  expect(new Set(staked.map(each => JSON.stringify(each)))).toEqual(new Set(rows.map(row => JSON.stringify(row))));
  expect(JSON.stringify(said)).not.toMatch(new RegExp(`${asha.id}|${ravi.id}|asha|ravi`));
});

class SlowDisk extends Rounds {
  override async root(...asked: Parameters<Rounds['root']>): ReturnType<Rounds['root']> {
    const rooted = await super.root(...asked);
    world.pass(LONG_MS);
    return rooted;
  }
}
/** Longer than any number of the public beacon takes to come. */
const LONG_MS = 10_000;

test.each<[when: string, fault: FaultCode, change: (at: () => TestTable) => Partial<TableWorld>]>([
  [
    'before it is on record',
    'bets-root-late',
    at => ({
      publish: event => {
        at().events.push(event);
        if (event.type === 'closed') world.pass(LONG_MS);
      },
    }),
  ],
  ['before it can be told', 'bets-root-untold', () => ({ rounds: new SlowDisk(house.deps.db, house.deps.writer) })],
])(
  '[R10] a root that takes so long that the number is public %s ends the round, and is kept',
  async (_, fault, change) => {
    const { game, at } = await tableOf('teen20', { beacon: drandBeacon([], world), ...change(() => at) });
    const round = await at.table.playRound();
    expect(round).toMatchObject({ phase: 'void', fault, dealt: [] });
    const record = await recordOf(round.id);
    expect(record.void).toEqual({ fault, by: 'house' });
    expect(verifyRecord(game, record)).toEqual({ ok: true, value: 0 });
    const other = fault === 'bets-root-late' ? 'bets-root-untold' : 'bets-root-late';
    const lie = sealed({ ...record, void: { fault: other, by: 'house' } });
    expect(verifyRecord(game, lie)).toEqual({ ok: false, error: 'void-is-not-as-the-record-shows' });
    const proofs = await proofsOf(round.id, asha);
    expect(proofs.map(proof => isInRoot(proof, record))).toEqual([true]);
  },
);

test('[R21] who bet on a round that was cut off as its betting closed can prove it', async () => {
  class PowerCut extends Error {}
  const { game, at } = await tableOf('teen20', {
    publish: (event: { readonly type: string }) => {
      if (event.type === 'closed') throw new PowerCut();
    },
  });
  await expect(at.table.playRound()).rejects.toThrow(PowerCut);
  const { id } = at.table.round;
  const next = new TestTable(house, game, world);
  await next.table.resume((await roundOf(house.deps.db, id))!);
  const record = await recordOf(id);
  expect(record.void).toEqual({ fault: 'restarted-while-betting', by: 'house' });
  expect((await proofsOf(id, ravi)).map(proof => isInRoot(proof, record))).toEqual([true]);
});

test('announcements are one chain over rounds, void ones and a restart too', async () => {
  const { game, at } = await tableOf('dt20');
  const first = await recordOf((await at.table.playRound()).id);
  at.whenOpen = async () => at.table.voidNow('price-wrong');
  const ended = await recordOf((await at.table.playRound()).id);
  expect(ended).toMatchObject({ result: null, void: { fault: 'price-wrong', by: 'one' }, dealt: [] });
  expect(ended.windows).toMatchObject([{ betsRoot: null }]);
  const again = new TestTable(house, game, world);
  const last = await recordOf((await again.table.playRound()).id);
  expect([ended.previous, last.previous]).toEqual([lastAnnouncement(first), lastAnnouncement(ended)]);
  expect(verifyFollowing(game, first, ended)).toEqual({ ok: true, value: 1 });
  expect(roundsBetween(ended, last)).toEqual({ ok: true, value: 1 });
});

test('[R10] a round that the house ended in the middle keeps its cards, and they can be verified as far as they go', async () => {
  const beacon = silentBeacon(world);
  beacon.speak();
  const windows: string[] = [];
  const once = {
    ...beacon,
    after: () => 'local beacon, not independent',
    at: async (target: string) => {
      windows.push(target);
      return windows.length > 1 ? undefined : beacon.at(target);
    },
  };
  const { game, at } = await tableOf('poker', { beacon: once });
  const round = await at.table.playRound();
  expect(round).toMatchObject({ phase: 'void', fault: 'beacon-missing' });
  const record = await recordOf(round.id);
  expect(record.dealt.length).toBe(round.dealt.length);
  expect(record.dealt.length).toBeGreaterThan(0);
  expect(record.void).toEqual({ fault: 'beacon-missing', by: 'house' });
  expect(verifyRecord(game, record)).toEqual({ ok: true, value: record.dealt.length });
});

test('a round that was played before keeps the record it had', async () => {
  const { at } = await tableOf('teen20');
  const { id } = await at.table.playRound();
  const before = `update rounds set previous = null, salt = '', announcements = '[]', closes = '[]' where id = '${id}'`;
  await house.deps.db.query(off('rounds', before));
  const record = await recordOf(id);
  expect([record.version, record.windows]).toEqual(['v1', undefined]);
  const later = await at.table.playRound();
  await house.deps.db.query(off('rounds', `update rounds set bet_roots_at = null where id = '${later.id}'`));
  const second = await recordOf(later.id);
  expect([second.version, Object.keys(second.windows![0]!)]).toEqual([
    'v2',
    expect.not.arrayContaining(['betsRootAt']),
  ]);
});
