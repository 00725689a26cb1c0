import { describe, expect, test } from 'vitest';
import type { MarketId, UserId } from './ids.ts';
import {
  adjust,
  belongsToPlayer,
  depositInto,
  holdFor,
  holdWithdrawal,
  Ledger,
  openWith,
  payOut,
  refundWithdrawal,
  settleCasino,
  settleSport,
  type Transfer,
} from './ledger.ts';
import { add, paise, sum, ZERO } from './money.ts';
import { type Random, randomFrom } from './random.ts';
import { statement } from './statement.ts';

const SEEDS = 1_000;
const STEPS = 1_000;
const USERS = ['asha', 'ravi', 'meera', 'dev'] as UserId[];

/** One random event of the business. Some repeat an earlier one, some ask for more than there is. */
function anyEvent(random: Random, step: number, past: readonly Transfer[][]): Transfer[] {
  const user = random.pick(USERS);
  const amount = paise(1 + random.below(50_000));
  const again = past[random.below(past.length || 1)];
  const events: (() => Transfer[])[] = [
    () => again ?? openWith(user, amount),
    () => depositInto(user, amount, `D-${step}`),
    () => holdFor(user, amount, `bet:${step}`, `round:${step}`),
    () => settleCasino(user, amount, paise(random.below(100_000) - 50_000), `round:${step}:0`),
    () =>
      settleSport(`m${step}` as MarketId, 1, 'a match', {
        user,
        held: amount,
        profit: paise(random.below(60_000) - 30_000),
        commission: paise(random.below(300)),
      }),
    () => holdWithdrawal(user, amount, `W-${step}`),
    () => payOut(user, amount, `W-${step}`),
    () => refundWithdrawal(user, amount, `W-${step}`),
    () => adjust(user, paise(random.below(20_000) - 10_000), `P-${step}`),
  ];
  return random.pick(events)();
}

describe('[R1] the books balance after every event', () => {
  test(`${SEEDS} seeds of ${STEPS} random events: sum zero, nobody below zero, statement ends at the balance`, () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) expect(() => simulate(seed)).not.toThrow();
  });

  test('a printed seed replays to the same books', () => {
    expect([...simulate(42).balances()]).toEqual([...simulate(42).balances()]);
  });
});

function simulate(seed: number): Ledger {
  const random = randomFrom(seed);
  const ledger = new Ledger();
  const past: Transfer[][] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const event = anyEvent(random, step, past);
    if (ledger.post(event).ok) past.push(event);
    if (sum(ledger.balances().values()) !== 0) throw new Error(`seed ${seed}, step ${step}: the sum is not zero`);
  }
  for (const [account, balance] of ledger.balances()) {
    if (belongsToPlayer(account) && balance < 0) throw new Error(`seed ${seed}: ${account} is at ${balance}`);
  }
  for (const user of USERS) {
    const points = statement(user, ledger.transfers()).at(-1)?.points ?? ZERO;
    const owned = add(ledger.balance(`player:${user}`), ledger.balance(`exposure:${user}`));
    if (points !== owned) throw new Error(`seed ${seed}: ${user}'s statement ends at ${points}, not ${owned}`);
  }
  return ledger;
}

test('posting the same ids again changes nothing', () => {
  const ledger = new Ledger();
  const deposit = depositInto(USERS[0]!, paise(5_000), 'D-1');
  ledger.post(deposit);
  ledger.post(deposit);
  expect(ledger.balance('player:asha' as never)).toBe(5_000);
});

test('[R2] all transfers of an event or none: a refused event leaves no trace', () => {
  const ledger = new Ledger();
  ledger.post(depositInto(USERS[0]!, paise(100), 'D-1'));
  const before = [...ledger.balances()];
  expect(
    ledger.post([...holdFor(USERS[0]!, paise(60), 'bet:1', 'r'), ...holdFor(USERS[0]!, paise(60), 'bet:2', 'r')]).ok,
  ).toBe(false);
  expect([...ledger.balances()]).toEqual(before);
});

test('[R4] withdraw, refund and the same withdrawal again: one net effect', () => {
  const user = USERS[0]!;
  const ledger = new Ledger();
  ledger.post(depositInto(user, paise(1_000), 'D-1'));
  ledger.post(holdWithdrawal(user, paise(700), 'W-1'));
  ledger.post(refundWithdrawal(user, paise(700), 'W-1'));
  ledger.post(holdWithdrawal(user, paise(700), 'W-1'));
  ledger.post(refundWithdrawal(user, paise(700), 'W-1'));
  expect([ledger.balance(`player:${user}`), ledger.balance(`held:${user}`)]).toEqual([1_000, 0]);
});

describe('the statement tells what came and went', () => {
  test('deposit, bet won, withdrawal returned', () => {
    const user = USERS[0]!;
    const rows = statement(user, [
      ...openWith(user, paise(1_000_000)),
      ...depositInto(user, paise(50_000), 'D-7'),
      ...holdFor(user, paise(10_000), 'bet:1', 'round:9'),
      ...settleCasino(user, paise(10_000), paise(-10_000), 'round:9:0'),
      ...holdWithdrawal(user, paise(20_000), 'W-3'),
      ...refundWithdrawal(user, paise(20_000), 'W-3'),
    ]);
    expect(rows.map(row => [row.kind, row.ref, row.credit, row.debit, row.points])).toEqual([
      ['opening', 'play-money', 1_000_000, 0, 1_000_000],
      ['deposit', 'D-7', 50_000, 0, 1_050_000],
      ['casino', 'round:9:0', 0, 10_000, 1_040_000],
      ['withdrawal', 'W-3', 0, 20_000, 1_020_000],
      ['refund', 'W-3', 20_000, 0, 1_040_000],
    ]);
  });
});
