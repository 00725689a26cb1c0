import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Millis } from '@maidan/core/ids';
import { recordedSport } from '@maidan/exchange/sports/recorded/recordedSport';
import { randomOf } from '@maidan/exchange/random';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { localBeacon } from '../casino/beacon.ts';
import { openSport } from './openSport.ts';
import { readRecording, readRecordings } from './recordings.ts';
import { SAMPLE_BZ2, SAMPLE_LINES } from './sampleRecording.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'recordings-'));
  writeFileSync(join(folder, '1.5'), SAMPLE_LINES.join('\r\n'));
  writeFileSync(join(folder, '1.5.bz2'), Buffer.from(SAMPLE_BZ2, 'base64'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const recording = () => recordedSport(SAMPLE_LINES.map(line => JSON.parse(line) as never))!;

/** Every state the recording goes through, with the time it takes to get there. */
function* played() {
  const { sport, fixtureAt } = recording();
  let state = sport.begin(fixtureAt(0 as Millis));
  for (;;) {
    const step = sport.next(state, randomOf('-', 0));
    if (!step) return;
    state = sport.evolve(state, step.event);
    yield { sport, state, ms: step.ms, event: step.event };
  }
}

describe('a recorded market', () => {
  test('is the same plain and packed', async () => {
    const plain = await readRecording(join(folder, '1.5'));
    expect(plain).toEqual({ messages: SAMPLE_LINES.map(line => JSON.parse(line) as unknown), faults: [] });
    expect(await readRecording(join(folder, '1.5.bz2'))).toEqual(plain);
    expect((await readRecordings(folder)).recordings).toHaveLength(2);
  });

  test('is played at the pace it was recorded at', () => {
    expect([...played()].map(({ ms }) => ms)).toEqual([0, 60_000, 1_000, 1_000, 27_000]);
  });

  test('believes what its own market believed', () => {
    const [first, second] = [...played()];
    const plan = first!.sport.marketsOf(first!.state)[0]!;
    expect(plan).toMatchObject({ name: 'MATCH_ODDS', kind: 'exchange', runners: ['Northport', 'Eastfield'] });
    const chances = (one: typeof first) => {
      const truth = one!.sport.truthOf(one!.state, plan);
      return truth?.chances.map(chance => Math.round(chance * 1_000));
    };
    // Backed at 1.90 and laid at 2.00, against 2.00 and 2.10; then 1.80 and 1.84.
    expect(chances(first)).toEqual([513, 487]);
    expect(chances(second)).toEqual([530, 470]);
  });

  test('is suspended when it was, and answered as it was', () => {
    const all = [...played()];
    expect(all.map(({ sport, state, event }) => sport.signalOf(state, event))).toEqual([
      'quiet',
      'quiet',
      'dangerous',
      'quiet',
      'quiet',
    ]);
    const last = all.at(-1)!;
    expect(last.sport.answerOf(last.state, { id: 'recorded', name: '', kind: 'exchange' })).toEqual({
      type: 'won',
      winners: [0],
    });
    expect(last.sport.marketsOf(last.state)).toEqual([]);
  });

  test('loses who was removed, with the factor that was recorded', () => {
    const [first] = [...played()];
    const { sport, state } = first!;
    const [north, east] = state.definition!.runners;
    const runners = [{ ...north!, status: 'REMOVED', adjustmentFactor: 12.35 } as const, east!];
    const definition = { ...state.definition!, runners };
    const after = sport.evolve(state, { at: 2_000, change: { id: '1.5', marketDefinition: definition } });
    expect(sport.marketsOf(state)[0]?.removed).toBeUndefined();
    expect(sport.marketsOf(after)[0]?.removed).toEqual([{ runner: 0, reduction: 1_235 }]);
  });

  test('becomes a fixture of its sport', () => {
    expect(recording().fixtureAt(5 as Millis)).toMatchObject({
      id: 'recording-1-5',
      sport: 'cricket',
      name: 'Northport v Eastfield',
      startsAt: 5,
    });
  });
});

describe('a folder of recordings with something else in it', () => {
  const [first = '', ...rest] = SAMPLE_LINES;
  const packed = Buffer.from(SAMPLE_BZ2, 'base64');

  test.each<[string, string, string | Buffer, number, readonly string[]]>([
    ['a cut line', '1.6', `${first}\n${first.slice(0, 90)}\n${rest.join('\n')}`, 1, ['line 2: it is not a message']],
    ['a line of another shape', '1.7', `${first}\n{"op":"mcm","pt":5,"mc":[{"id":7}]}`, 1, ['line 2: it is not a m']],
    ['a heartbeat and a line about something else', '1.8', `${first}\n{"op":"mcm","pt":5}\n{"op":"status"}`, 1, []],
    ['a text for people', 'README.md', '# Recordings\n\nFrom 2026', 0, ['line 1: it is', 'line 3: it is']],
    ['nothing at all', '1.9', '', 0, ['1.9: no market']],
    ['a packed file that is cut', '1.10.bz2', packed.subarray(0, 300), 0, ['1.10.bz2, after line 0: ']],
    ['a packed file that is none', '1.11.bz2', 'From 2026', 0, ['1.11.bz2, after line 0: ']],
  ])('%s: the rest is played, and the fault is told with its place', async (_, name, content, playable, faults) => {
    const odd = mkdtempSync(join(folder, '.odd-'));
    writeFileSync(join(odd, name), content);
    const read = await readRecordings(odd);
    expect(read.recordings).toHaveLength(playable);
    expect(read.faults).toEqual(faults.map(each => expect.stringContaining(each)));
  });

  test('a folder in it is told too, and of many faults only some', async () => {
    const odd = mkdtempSync(join(folder, '.odd-'));
    mkdirSync(join(odd, 'more'));
    writeFileSync(join(odd, 'names.txt'), 'name\n'.repeat(50));
    const { faults } = await readRecordings(odd);
    expect(faults[0]).toContain('more, after line 0: ');
    expect(faults.slice(1)).toHaveLength(6);
    expect(faults.at(-1)).toBe('and 45 more like this');
  });

  test('the house opens, and says what is wrong', async () => {
    const odd = mkdtempSync(join(folder, '.odd-'));
    writeFileSync(join(odd, '1.6'), `${first}\n${first.slice(0, 90)}`);
    const database = await freshDatabase();
    const house = await openTestHouse(database.url, new TestWorld());
    const told: unknown[] = [];
    const config = { ...house.deps.config, recordings: odd };
    const sport = await openSport({ ...house.deps, config, beacon: localBeacon(house.deps.world) });
    await sport.open(fault => told.push(fault));
    await sport.scheduled();
    expect([...sport.desks()].map(({ row }) => row.id)).toEqual(['recording-1-5']);
    expect(told).toEqual([`${join(odd, '1.6')}, line 2: it is not a message`]);
    await sport.close();
    await house.close();
    await database.drop();
  });
});
