import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { after, type Millis } from '@maidan/core/ids';
import { afterAll, expect, test } from 'vitest';
import { ask, colleague, TestWorld, UNHURRIED } from '../accounts/testHouse.ts';
import { type House, openHouse } from '../app.ts';
import type { Config } from '../config.ts';
import type { EventClock } from '../sport/eventClock.ts';
import { SAMPLE_LINES } from '../sport/sampleRecording.ts';

/* What is over, or void, does not come back by itself: neither on the board nor in the record. */

const database = await freshDatabase();
const folder = mkdtempSync(join(tmpdir(), 'gone-'));
const world = new TestWorld();

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

/** Whoever waits waits until the gate is open, or until the house closes. */
async function openAt(gate: Promise<void>, config: Partial<Config>): Promise<House> {
  const stop = new AbortController();
  const closed = new Promise<never>((_, reject) =>
    stop.signal.addEventListener('abort', () => reject(new Error('closed'))),
  );
  closed.catch(() => {}); // told to whoever waits
  const clock: EventClock = {
    now: world.now,
    in: ms => after(world.now(), ms),
    since: (from: Millis, ms) => after(from, ms),
    until: () => Promise.race([gate, closed]),
  };
  return openHouse({
    databaseUrl: database.url,
    world,
    log: true,
    config: { port: 0, perMinute: UNHURRIED, ...config },
    matches: { clock, stop },
  });
}

test('[R42] an event that is void before it began is not announced again', async () => {
  const house = await openAt(new Promise(() => {}), { sports: ['boxing'] });
  const { sport } = house.deps;
  await sport.scheduled();
  const { row } = [...sport.desks()].find(desk => desk.row.starts_at > world.now())!;
  const { data } = await ask(
    house,
    'proposeVoidEvent',
    { id: row.id, reason: 'Nobody came' },
    await colleague(house, 'owner', 'one'),
  );
  await ask(house, 'approveProposal', { id: data['id'] }, await colleague(house, 'owner', 'two'));
  await sport.scheduled();
  expect(sport.desk(row.id)).toBeUndefined();
  await house.close();
});

test('a recording is played once', async () => {
  writeFileSync(join(folder, '1.5'), SAMPLE_LINES.join('\n'));
  const begins = Promise.withResolvers<void>();
  const house = await openAt(begins.promise, { sports: [], recordings: folder });
  const { sport } = house.deps;
  await sport.scheduled();
  const ended = sport.desk('recording-1-5')!.ended;
  begins.resolve();
  await new Promise(over => ended.addEventListener('abort', over));
  await sport.scheduled();
  expect(sport.desk('recording-1-5')).toBeUndefined();
  await house.close();
});
