import type { Millis, UserId } from '@maidan/core/ids';
import { type Account, depositInto } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { ok, refuse } from '@maidan/core/result';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { Bus } from '../bus.ts';
import { type Db } from '../db/db.ts';
import { type LostConnection, FaultyDb } from './faultyDb.ts';
import type { Command } from './command.ts';
import { Writer } from './writer.ts';
import { testDb } from '../db/testDb.ts';

/* Who keeps in memory what a command changes is told what became of it. */

const now = (): Millis => 1_772_921_640_000 as Millis;
const atOnce = async (): Promise<void> => {};
/** More than one group takes, and enough for a crowd. */
const MANY = 320;

const { db } = testDb(await freshDatabase());

const writerOn = (on: Db): Writer => new Writer(on, new Bus(), now, atOnce);

function pay(user: string, ref: string): Command<object> {
  return {
    key: `hooks/${user}/${ref}`,
    fingerprint: user,
    accounts: [`player:${user as UserId}`, 'bank'],
    decide: decision => {
      const posted = decision.post(depositInto(user as UserId, rupees(1), `${user}/${ref}`));
      return posted.ok ? ok({ ref }) : posted;
    },
  };
}

/** Writes down what happens to it. */
function logged(log: string[], ref: string, command: Command<object>): Command<object> {
  const note = (what: string) => (): void => void log.push(`${what} ${ref}`);
  return {
    ...command,
    decide: decision => {
      note('decide')();
      return command.decide(decision);
    },
    onCommit: note('commit'),
    onDrop: note('drop'),
    onKnown: note('known'),
  };
}

async function balance(account: string): Promise<number> {
  const { rows } = await db.query<{ balance: number }>('select balance from accounts where id = $1', [account]);
  return rows[0]?.balance ?? 0;
}

describe('hooks of a command', () => {
  test('what came true is told in order, after the commit and before anybody is answered', async () => {
    const log: string[] = [];
    const writer = writerOn(db);
    const saved: Promise<number>[] = [];
    const first = logged(log, 'a', pay('order', 'a'));
    const commands = [
      first,
      logged(log, 'b', { ...pay('order', 'b'), decide: () => refuse('not-found') }),
      logged(log, 'c', pay('order', 'c')),
    ];
    const answers = commands.map(async (command, n) => {
      const answer = await writer.do(
        n === 2 ? { ...command, onCommit: () => void saved.push(balance('player:order')) } : command,
      );
      log.push(`answer ${n}`);
      return answer.ok;
    });
    expect(await Promise.all(answers)).toEqual([true, false, true]);
    expect(log).toEqual([
      ...['decide a', 'commit a'], // an idle writer takes the first alone
      'answer 0',
      ...['decide b', 'decide c'], // who refused left nothing behind, and hears nothing
      ...['answer 1', 'answer 2'],
    ]);
    expect(await Promise.all(saved)).toEqual([200]);
  });

  test('one whose decision throws is dropped at once, before the next decides', async () => {
    const log: string[] = [];
    const writer = writerOn(db);
    const broken = (): never => {
      throw new TypeError('a bug');
    };
    const outcomes = await Promise.allSettled([
      writer.do(pay('bug', 'first')),
      writer.do(logged(log, 'a', pay('bug', 'a'))),
      writer.do(logged(log, 'b', { ...pay('bug', 'b'), decide: broken })),
      writer.do(logged(log, 'c', pay('bug', 'c'))),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(log).toEqual(['decide a', 'decide b', 'drop b', 'decide c', 'commit a', 'commit c']);
  });

  test('an attempt that fails is dropped last first, and its halves are decided anew', async () => {
    const log: string[] = [];
    const writer = writerOn(db);
    await writer.do(pay('halves', 'taken'));
    const bad = { ...pay('halves', 'taken'), key: 'hooks/halves/bad' }; // posts an id that is there already
    const outcomes = await Promise.allSettled([
      writer.do(pay('halves', 'first')),
      writer.do(logged(log, 'a', pay('halves', 'a'))),
      writer.do(logged(log, 'b', bad)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(log).toEqual([
      ...['decide a', 'decide b', 'drop b', 'drop a'],
      ...['decide a', 'commit a'],
      ...['decide b', 'drop b'],
    ]);
  });

  test('a conflict that becomes a refusal is dropped', async () => {
    const log: string[] = [];
    const writer = writerOn(db);
    await writer.do(pay('conflict', 'taken'));
    const bad = { ...pay('conflict', 'taken'), key: 'hooks/conflict/bad' };
    const command = logged(log, 'a', { ...bad, conflicts: { transfers_id_key: 'account-exists' } });
    expect(await writer.do(command)).toEqual(refuse('account-exists'));
    expect(log).toEqual(['decide a', 'drop a']);
    expect(await writer.do(command)).toEqual(refuse('account-exists'));
    expect(log.slice(2)).toEqual(['known a']);
  });

  test('a key that was used before is told as known, and nothing else', async () => {
    const log: string[] = [];
    await writerOn(db).do(pay('known', 'a'));
    expect(await writerOn(db).do(logged(log, 'a', pay('known', 'a')))).toEqual(ok({ ref: 'a' }));
    expect(log).toEqual(['known a']);
  });

  test('a hook that throws fails its own command and keeps no other from its hook', async () => {
    const log: string[] = [];
    const writer = writerOn(db);
    const onCommit = (): never => {
      throw new TypeError('a bug in a hook');
    };
    const outcomes = await Promise.allSettled([
      writer.do(pay('thrower', 'first')),
      writer.do({ ...pay('thrower', 'a'), onCommit }),
      writer.do(logged(log, 'b', pay('thrower', 'b'))),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log).toEqual(['decide b', 'commit b']);
  });

  test('nothing is decided upon a group that has not come true', async () => {
    const writer = writerOn(db);
    let answered = 0;
    const upon: number[] = [];
    const commands = Array.from({ length: 2 * MANY }, (_, n): Command<object> => {
      const command = pay('crowd', `${n}`);
      const decide: Command<object>['decide'] = decision => {
        upon.push(answered);
        return command.decide(decision);
      };
      return n < MANY ? command : { ...command, decide, onDrop: () => {} };
    });
    await Promise.all(commands.map(command => writer.do(command).then(() => (answered += 1))));
    const groups = commands.map((_, n) => (n === 0 ? 0 : 1 + 250 * Math.floor((n - 1) / 250))); // where each begins
    expect(upon).toEqual(groups.slice(MANY));
    expect(await balance('player:crowd')).toBe(2 * MANY * 100);
  });
});

describe('accounts that are named late', () => {
  test('a function is asked when the group opens, and the others of the group see what it found', async () => {
    const writer = writerOn(db);
    await writer.do(pay('late', 'money'));
    await writer.idle(); // so that the next is a group of its own
    let account: Account = 'bank';
    const rich: Command<{ balance: number }> = {
      key: 'hooks/late',
      fingerprint: '',
      accounts: () => [account],
      rows: [['settings', 'late']],
      decide: decision => ok({ balance: decision.balance(account) }),
    };
    const before = writer.do({ ...pay('late', 'before'), onCommit: () => (account = 'player:late' as Account) });
    expect(await writer.do(rich)).toEqual(ok({ balance: 200 }));
    expect((await before).ok).toBe(true);
  });

  test('a function that many share is asked once a group', async () => {
    const writer = writerOn(db);
    let asked = 0;
    const accounts = (): Account[] => {
      asked += 1;
      return ['bank', 'player:shared' as Account];
    };
    const first = writer.do(pay('shared', 'first'));
    await Promise.all(Array.from({ length: 100 }, (_, n) => writer.do({ ...pay('shared', `${n}`), accounts })));
    await first;
    expect(asked).toBe(1);
    expect(await balance('player:shared')).toBe(101 * 100);
  });
});

/** Keeps a sum beside the books, as an engine keeps its orders. */
class Memory {
  sum = 0;
  readonly #dropped = new Set<string>();

  watch(command: Command<object>): Command<object> {
    return {
      ...command,
      decide: decision => {
        const decided = command.decide(decision);
        if (decided.ok) this.sum += 100;
        return decided;
      },
      onCommit: () => void this.#dropped.delete(command.key),
      onDrop: () => {
        this.sum -= 100;
        this.#dropped.add(command.key);
      },
      onKnown: () => {
        if (this.#dropped.delete(command.key)) this.sum += 100;
      },
    };
  }
}

for (const fault of ['before', 'after'] as const satisfies readonly LostConnection[]) {
  test(`[R5] a connection lost ${fault} any statement leaves memory and books the same`, async () => {
    for (let at = 0; ; at += 1) {
      const user = `memory-${fault}-${at}`;
      const memory = new Memory();
      const faulty = new FaultyDb(db);
      faulty.lose(at, fault, false);
      const writer = writerOn(faulty.asDb());
      const answers = Array.from({ length: 20 }, (_, n) => writer.do(memory.watch(pay(user, `${n}`))));
      expect((await Promise.all(answers)).every(answer => answer.ok)).toBe(true);
      expect([memory.sum, await balance(`player:${user}`)]).toEqual([2_000, 2_000]);
      if (faulty.isArmed) break;
      expect(at).toBeLessThan(40);
    }
  });
}
