import type { ErrorCode } from '@maidan/contract/errors';
import { describe, expect, test } from 'vitest';
import { Refused } from '../../api.ts';
import type { Command } from './commands.ts';
import { Intents } from './intents.ts';

const ORDER: Command = {
  do: 'placeOrders',
  input: { market: 'cricket-1.m', orders: [] },
  delayMs: 5_000,
  title: 'an order',
};
const CANCEL: Command = {
  do: 'cancelOrders',
  input: { market: 'cricket-1.m', orders: 'all' },
  delayMs: 0,
  title: 'a cancel',
};

type Answer = 'done' | ErrorCode | 'unreachable';

/** A browser with a storage that outlives its pages, and a server that answers when the test says so. */
class Stage {
  readonly sent: string[] = [];
  readonly #waiting: ((answer: Answer) => void)[] = [];
  readonly #kept = new Map<string, string>();
  #made = 0;

  open(): Intents {
    return new Intents({
      deliver: async (command, key) => {
        this.sent.push(`${command.do} ${key}`);
        const { promise, resolve } = Promise.withResolvers<Answer>();
        this.#waiting.push(resolve);
        const answer = await promise;
        if (answer !== 'done') throw new Refused(answer, answer);
        return {};
      },
      newKey: () => `key${++this.#made}`,
      now: () => 0,
      storage: {
        getItem: name => this.#kept.get(name) ?? null,
        setItem: (name, value) => void this.#kept.set(name, value),
        removeItem: name => void this.#kept.delete(name),
      },
    });
  }

  /** Answers the one that has waited longest. */
  async answer(answer: Answer): Promise<void> {
    this.#waiting.shift()!(answer);
    await new Promise(setImmediate);
  }

  get kept(): number {
    return this.#kept.size;
  }
}

const told = ({ state: { pending, fates } }: Intents): string[] => [
  ...pending.map(({ command, isUnknown }) => `${command.title} ${isUnknown ? 'unknown' : 'on its way'}`),
  ...[...fates.values()].map(fate => `${fate.command.title} ${fate.is === 'done' ? 'done' : fate.sentence}`),
];

test.each<[rule: string, answer: Answer, told: string]>([
  ['a bet that was taken', 'done', 'an order done'],
  ['a refusal in the words of the server', 'market-suspended', 'an order market-suspended'],
  ['[R8] no answer is neither', 'unreachable', 'an order unknown'],
])('%s', async (_, answer, expected) => {
  const stage = new Stage();
  const intents = stage.open();
  intents.send(ORDER, 'asha');
  expect(told(intents)).toEqual(['an order on its way']);
  await stage.answer(answer);
  expect(told(intents)).toEqual([expected]);
});

test('an order is taken back while another still waits its delay', async () => {
  const stage = new Stage();
  const intents = stage.open();
  intents.send(ORDER, 'asha');
  intents.send(CANCEL, 'asha');
  expect(stage.sent).toEqual(['placeOrders key1', 'cancelOrders key2']);
  await stage.answer('done');
  expect(told(intents)).toEqual(['a cancel on its way', 'an order done']);
});

describe('[R8] what got no answer', () => {
  test.each<[answer: Answer, told: string]>([
    ['done', 'an order done'],
    ['market-closed', 'an order market-closed'],
    ['unreachable', 'an order unknown'],
    ['not-signed-in', 'an order unknown'],
    ['busy', 'an order unknown'],
    ['changing-hands', 'an order unknown'],
    ['unexpected', 'an order unknown'],
  ])('is asked about with the same key, and %s makes it: %s', async (answer, expected) => {
    const stage = new Stage();
    const intents = stage.open();
    intents.send(ORDER, 'asha');
    await stage.answer('unreachable');
    const asked = intents.ask('asha');
    await stage.answer(answer);
    await asked;
    expect(told(intents)).toEqual([expected]);
    expect(stage.sent).toEqual(['placeOrders key1', 'placeOrders key1']);
  });

  test('is found again after a reload', async () => {
    const stage = new Stage();
    stage.open().send(ORDER, 'asha');
    const again = stage.open();
    expect(told(again)).toEqual(['an order unknown']);
    void again.ask('asha');
    await stage.answer('unreachable');
    await stage.answer('done');
    expect(told(again)).toEqual(['an order done']);
    expect(stage.kept).toBe(0);
  });

  test('is asked about once at a time', async () => {
    const stage = new Stage();
    stage.open().send(ORDER, 'asha');
    const again = stage.open();
    void again.ask('asha');
    void again.ask('asha');
    expect(stage.sent).toHaveLength(2);
  });

  test('is forgotten where another player sent it, and never sent again', async () => {
    const stage = new Stage();
    stage.open().send(ORDER, 'asha');
    const other = stage.open();
    await other.ask('ravi');
    expect(told(other)).toEqual([]);
    expect(stage.sent).toEqual(['placeOrders key1']);
  });
});
