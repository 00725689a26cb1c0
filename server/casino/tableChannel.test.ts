import type { FromServer } from '@maidan/contract/stream';
import type { TableEvent, TableView } from '@maidan/contract/table';
import { after, type Millis, type RoundId } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { newRound } from '@maidan/games/kit/round';
import { expect, test } from 'vitest';
import type { Listener } from '../stream/channel.ts';
import type { Frame } from '../stream/frame.ts';
import { TableChannel } from './tableChannel.ts';

const game = (await gameOf('teen20'))!;
const NOON = Date.parse('2026-03-07T12:00:00Z') as Millis;
const round = newRound(game, { id: '100001' as RoundId, commitment: 'c', gone: [], now: NOON });
const beacon = { label: 'Test', isIndependent: false };
const VIEW: TableView = { round, last: [], status: 'on', streamUrl: '', limits: {}, beacon, now: NOON };
const CLOSED: TableEvent = { type: 'closed', until: NOON, now: NOON };
const VOIDED: TableEvent = { type: 'voided', fault: 'table-fault', until: NOON, now: NOON };

/** A channel whose time stands still, and whose moment is over when the test says so. */
function stage() {
  let now = NOON;
  const moments: (() => void)[] = [];
  const channel = new TableChannel('teen20', VIEW, { now: () => now, soon: act => void moments.push(act) });
  return {
    channel,
    pass: (ms: number) => (now = after(now, ms)),
    momentIsOver: () => moments.splice(0).forEach(act => act()),
  };
}

/** Remembers the very bytes it was given. */
class Ear implements Listener {
  readonly frames: Frame[] = [];
  whole: () => Frame = () => this.frames[0]!;

  send(message: Frame, whole: () => Frame): void {
    this.frames.push(message);
    this.whole = whole;
  }

  get heard(): string[] {
    return this.frames.flatMap(messagesIn).map(message => {
      if ('refused' in message) return 'refused';
      return 'snapshot' in message ? `snapshot ${message.seq}` : `${(message.event as TableEvent).type} ${message.seq}`;
    });
  }
}

/** One after the other: messages here are longer than a byte can say, or shorter. */
function messagesIn(frame: Buffer): FromServer[] {
  if (frame.length === 0) return [];
  const from = frame[1] === 126 ? 4 : 2;
  const to = from + (frame[1] === 126 ? frame.readUInt16BE(2) : frame[1]!);
  return [JSON.parse(frame.toString('utf8', from, to)) as FromServer, ...messagesIn(frame.subarray(to))];
}

test('everybody at a table is given the same bytes', () => {
  const { channel, momentIsOver } = stage();
  const [one, two] = [new Ear(), new Ear()];
  channel.join(one);
  channel.join(two);
  channel.happened(CLOSED);
  momentIsOver();
  expect(one.frames).toHaveLength(2);
  expect(two.frames.every((frame, nth) => frame === one.frames[nth])).toBe(true);
});

test('what happens within a moment is told together, in order, and each under its number', () => {
  const { channel, momentIsOver } = stage();
  const ear = new Ear();
  channel.join(ear);
  channel.happened(CLOSED);
  channel.happened(VOIDED);
  expect(ear.heard).toEqual(['snapshot 0']);
  momentIsOver();
  channel.happened(CLOSED);
  momentIsOver();
  expect(ear.frames).toHaveLength(3);
  expect(ear.heard).toEqual(['snapshot 0', 'closed 1', 'voided 2', 'closed 3']);
});

test('[R22] who comes within a moment has it in the snapshot already, by its number', () => {
  const { channel, momentIsOver } = stage();
  const [one, two] = [new Ear(), new Ear()];
  channel.join(one);
  channel.happened(CLOSED);
  channel.join(two);
  momentIsOver();
  channel.happened(VOIDED);
  momentIsOver();
  expect(two.heard).toEqual(['snapshot 1', 'closed 1', 'voided 2']);
});

test('[R22] who could not take what happened takes the table as it is by then, at the time it is by then', () => {
  const { channel, pass, momentIsOver } = stage();
  const ear = new Ear();
  channel.join(ear);
  channel.happened(CLOSED);
  channel.happened(VOIDED);
  momentIsOver();
  pass(7_000);
  const [whole] = messagesIn(ear.whole());
  expect(whole).toMatchObject({ seq: 2, snapshot: { now: NOON + 7_000, round: { phase: 'void' } } });
  expect(ear.whole()).toBe(ear.whole());
});

test('what happened while nobody looked is in the next snapshot, and is not told again', () => {
  const { channel, momentIsOver } = stage();
  channel.happened(CLOSED);
  const ear = new Ear();
  channel.join(ear);
  momentIsOver();
  expect(ear.heard).toEqual(['snapshot 1']);
});

test('who left hears nothing, not even of the moment they left in', () => {
  const { channel, momentIsOver } = stage();
  const ear = new Ear();
  channel.join(ear);
  channel.happened(CLOSED);
  channel.leave(ear);
  momentIsOver();
  expect(ear.heard).toEqual(['snapshot 0']);
});
