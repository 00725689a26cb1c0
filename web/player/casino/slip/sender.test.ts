import type { ErrorCode } from '@maidan/contract/errors';
import type { RoundId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { describe, expect, test } from 'vitest';
import { Refused } from '../../../api.ts';
import { placing } from './command.ts';
import { pendingAt } from './pending.ts';
import { Sender } from './sender.ts';

const bet = placing('teen20', { id: 'r1' as RoundId, steps: 1 }, [
  { selection: 'A.win', side: 'back', odds: odds(1.98), line: 0, stake: rupees(100) },
]);

type Answer = 'done' | ErrorCode | 'unreachable' | 'fault';

/** A browser with a storage that outlives its pages, and a server that answers what the test says. */
class Stage {
  readonly keys: string[] = [];
  readonly answers: Answer[] = [];
  readonly unseen: string[] = [];
  readonly #kept = new Map<string, string>();
  #made = 0;

  open(): Sender {
    return new Sender({
      deliver: async (_, key) => {
        this.keys.push(key);
        const answer = this.answers.shift() ?? 'unreachable';
        if (answer === 'fault') throw new Error(answer);
        if (answer !== 'done') throw new Refused(answer, answer);
        return { bets: [] };
      },
      newKey: () => `key${++this.#made}`,
      place: pendingAt('teen20', {
        getItem: name => this.#kept.get(name) ?? null,
        setItem: (name, value) => void this.#kept.set(name, value),
        removeItem: name => void this.#kept.delete(name),
      }),
      unseen: ({ sentence }) => void this.unseen.push(sentence),
    });
  }
}

const told = ({ state: { sending, fate } }: Sender): string => {
  if (sending.is !== 'idle') return sending.is;
  if (!fate) return 'idle';
  return fate.is === 'done' ? 'done' : fate.sentence;
};

test.each<[rule: string, first: Answer, told: string]>([
  ['a bet that was taken', 'done', 'done'],
  ['[S081] a refusal in the words of the server', 'price-changed', 'price-changed'],
  ['[R8] no answer is neither', 'unreachable', 'unknown'],
  ['[R8] nor is that the books were lost behind it', 'busy', 'unknown'],
  ['[R8] nor that they went away while it waited', 'database-away', 'unknown'],
])('%s', async (_, first, expected) => {
  const stage = new Stage();
  stage.answers.push(first);
  const sender = stage.open();
  await sender.send(bet, 'asha');
  expect(told(sender)).toBe(expected);
});

test.each<[who: string, isLeft: boolean, told: readonly string[]]>([
  ['who looks is told there', false, []],
  ['who has left is told elsewhere', true, ['bets-closed']],
])('a refusal: %s', async (_, isLeft, expected) => {
  const stage = new Stage();
  stage.answers.push('bets-closed');
  const sender = stage.open();
  const leave = sender.subscribe(() => undefined);
  const sent = sender.send(bet, 'asha');
  if (isLeft) leave();
  await sent;
  expect(stage.unseen).toEqual(expected);
});

describe('[R8] what got no answer', () => {
  test('that is answered to the page before, which had it as well, keeps nothing waiting on this one', async () => {
    const stage = new Stage();
    stage.answers.push('unreachable', 'done');
    const before = stage.open();
    await before.send(bet, 'asha');
    const now = stage.open();
    expect(told(now)).toBe('unknown');
    await before.ask('asha');
    await now.ask('asha');
    expect([told(before), told(now), stage.keys]).toEqual(['done', 'idle', ['key1', 'key1']]);
  });

  test('is also what found nobody who deals: its last dealer may have taken it', async () => {
    const stage = new Stage();
    stage.answers.push('changing-hands', 'done');
    const sender = stage.open();
    await sender.send(bet, 'asha');
    expect(told(sender)).toBe('unknown');
    await sender.ask('asha');
    expect([told(sender), stage.keys]).toEqual(['done', ['key1', 'key1']]);
  });

  test.each<[answer: Answer, told: string]>([
    ['done', 'done'],
    ['bets-closed', 'bets-closed'],
    ['unreachable', 'unknown'],
    ['not-signed-in', 'unknown'],
    ['busy', 'unknown'],
    ['changing-hands', 'unknown'],
    ['too-many-requests', 'unknown'],
    ['unexpected', 'unknown'],
    ['opening', 'unknown'],
    ['database-away', 'unknown'],
    ['closing', 'unknown'],
  ])('that is answered with %s when asked about is %s', async (answer, expected) => {
    const stage = new Stage();
    stage.answers.push('unreachable', answer);
    const sender = stage.open();
    await sender.send(bet, 'asha');
    await sender.ask('asha');
    expect(told(sender)).toBe(expected);
    expect(stage.keys).toEqual(['key1', 'key1']);
  });

  test('is found again after a reload, with the same key', async () => {
    const stage = new Stage();
    stage.answers.push('unreachable', 'done');
    await stage.open().send(bet, 'asha');
    const reloaded = stage.open();
    expect(told(reloaded)).toBe('unknown');
    await reloaded.ask('asha');
    expect([told(reloaded), stage.keys]).toEqual(['done', ['key1', 'key1']]);
  });

  test('lets nothing else be sent meanwhile', async () => {
    const stage = new Stage();
    const sender = stage.open();
    await sender.send(bet, 'asha');
    await sender.send(bet, 'asha');
    expect(stage.keys).toEqual(['key1']);
  });

  test('is never sent for another player', async () => {
    const stage = new Stage();
    await stage.open().send(bet, 'asha');
    const next = stage.open();
    await next.ask('ravi');
    expect([told(next), stage.keys]).toEqual(['idle', ['key1']]);
  });

  test('waits until it is known who asks', async () => {
    const stage = new Stage();
    await stage.open().send(bet, 'asha');
    const sender = stage.open();
    await sender.ask(undefined);
    expect([told(sender), stage.keys]).toEqual(['unknown', ['key1']]);
  });
});

test('[R8] a fault of the page leaves it unknown, and it is asked about with the same key', async () => {
  const stage = new Stage();
  stage.answers.push('fault', 'done');
  const sender = stage.open();
  await expect(sender.send(bet, 'asha')).rejects.toThrow('fault');
  expect(told(sender)).toBe('unknown');
  await sender.ask('asha');
  expect([told(sender), stage.keys]).toEqual(['done', ['key1', 'key1']]);
});

test('two bets have two keys', async () => {
  const stage = new Stage();
  stage.answers.push('done', 'done');
  const sender = stage.open();
  await sender.send(bet, 'asha');
  await sender.send(bet, 'asha');
  expect(stage.keys).toEqual(['key1', 'key2']);
});

test('nothing is sent for somebody unknown', async () => {
  const stage = new Stage();
  const sender = stage.open();
  await sender.send(bet, undefined);
  expect([stage.keys, told(sender)]).toEqual([[], 'We are busy. Please try again in a moment.']);
});
