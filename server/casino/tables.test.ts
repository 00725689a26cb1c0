import { once } from 'node:events';
import { STREAM_PATH, tableTopic } from '@maidan/contract/stream';
import type { TableEvent } from '@maidan/contract/table';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ask, openTestHouse, type Person, person } from '../accounts/testHouse.ts';
import { realWorld } from '../world.ts';
import type { CasinoTable } from './table.ts';
import { lasting } from '../db/testDb.ts';

// Whole tables on the real clock, a hundred times as fast as they are played.

let asha: Person;

const FAST = { tables: ['worli2', 'dum10'], pace: 0.01 } as const;

const house = await lasting(await freshDatabase(), url => openTestHouse(url, realWorld, FAST));

beforeAll(async () => {
  asha = await person(house, 'asha');
});

/** What somebody who looks at a table is told, until the test is over. */
async function watch(code: string): Promise<TableEvent[]> {
  const heard: TableEvent[] = [];
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}${STREAM_PATH}`);
  onTestFinished(() => socket.close());
  await once(socket, 'open');
  socket.on('message', data => {
    const { event } = JSON.parse(String(data)) as { event?: TableEvent };
    if (event) heard.push(event);
  });
  socket.send(JSON.stringify({ type: 'subscribe', topic: tableTopic(code) }));
  return heard;
}

const settledOf = (events: readonly TableEvent[]) => events.filter(({ type }) => type === 'settled');

describe('tables', () => {
  test('play round after round, each announced before it opens', async () => {
    const heard = await watch('worli2');
    await vi.waitFor(() => expect(settledOf(heard).length).toBeGreaterThan(2), 60_000);
    const types = heard.map(({ type }) => type);
    const second = types.indexOf('announced', types.indexOf('settled'));
    expect(types.slice(second, second + 8)).toEqual([
      'announced',
      'opened',
      'closed',
      'rooted',
      'dealt',
      'dealt',
      'dealt',
      'settled',
    ]);
  });

  test('a shoe that lasts goes on from round to round', async () => {
    const heard = await watch('dum10');
    await vi.waitFor(() => expect(settledOf(heard).length).toBeGreaterThan(3), 60_000);
    const rounds = heard.flatMap(event => (event.type === 'announced' ? [event.round] : []));
    expect(rounds.at(-1)!.gone.length).toBeGreaterThan(rounds[0]!.gone.length);
  });

  test('[S063] results of a day, newest first, with the proof of each', async () => {
    const heard = await watch('worli2');
    await vi.waitFor(() => expect(settledOf(heard).length).toBeGreaterThan(0), 60_000);
    const date = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const { data } = await ask(house, 'results', { date, game: 'WORLI2' });
    const rows = data['rows'] as { roundId: string; winner: string }[];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows[0]!.winner).toMatch(/^\d$/);
    const round = await ask(house, 'round', { id: rows[0]!.roundId });
    expect(round.data).toMatchObject({ game: 'worli2', result: { code: rows[0]!.winner }, fault: null });
  });

  test('[R14] a round that is being played is not shown, and its seed nowhere', async () => {
    const heard = await watch('worli2');
    await vi.waitFor(() => expect(heard.some(({ type }) => type === 'opened')).toBe(true), 60_000);
    const { id } = tableOf('worli2').round;
    const { status, code, text } = await ask(house, 'round', { id });
    expect([404, 409, 200]).toContain(status);
    expect(status === 200 || !text.includes('seed')).toBe(true);
    expect(code === undefined || code === 'round-under-way').toBe(true);
  });

  test('an unknown table takes no bets', async () => {
    const bets = [{ selection: 'A', side: 'back', odds: 1980, line: 0, stake: 10_000 }];
    const { status, code } = await ask(house, 'placeBets', { game: 'teen20', round: '1', bets }, asha);
    expect([status, code]).toEqual([404, 'unknown-table']);
  });

  test('sleep while nobody watches, if the operator wants it, and wake when somebody comes', async () => {
    const { db, settings } = house.deps;
    await db.query(
      `insert into settings (section, value, version) values ('casino', '{"unwatched":"sleep"}', 1000)
       on conflict (section) do update set value = excluded.value, version = excluded.version`,
    );
    await settings.load();
    const table = tableOf('worli2');
    await vi.waitFor(() => expect(table.round.phase).toBe('settled'), 60_000);
    const asleep = table.round.id;
    const heard = await watch('worli2');
    await vi.waitFor(() => expect(heard.some(({ type }) => type === 'announced')).toBe(true), 60_000);
    expect(table.round.id).not.toBe(asleep);
  });
});

function tableOf(code: string): CasinoTable {
  const table = house.deps.tables.of(code);
  if (!table) throw new Error(`there is no table ${code}`);
  return table;
}
