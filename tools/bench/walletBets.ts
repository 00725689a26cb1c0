import type { Millis, UserId } from '@maidan/core/ids';
import { holdFor } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import type { Command } from '@maidan/server/writer/command';

/* What the bench of the wallet has written, and how it counts. */

export const PLAYERS = 2_000;
export const ROUND_MS = 4_000;

export const now = (): Millis => Date.now() as Millis;
export const playerOf = (n: number): UserId => `bench-${n % PLAYERS}` as UserId;

/** Bets as the tables will place them: hold the stake, remember the key and the answer. `from` names who asks. */
export function betsFrom(from: string): () => Command<object> {
  let bets = 0;
  return () => {
    const n = (bets += 1);
    const user = playerOf(n * 7_919);
    return {
      key: `player:${user}/bet-${from}-${n}`,
      fingerprint: `bet ${n}`,
      accounts: [`player:${user}`, `exposure:${user}`],
      decide: decision => {
        const posted = decision.post(holdFor(user, rupees(1), `bet:${from}-${n}`, 'bench'));
        return posted.ok ? ok({ bet: n }) : posted;
      },
    };
  };
}

export async function perSecond(callers: number, act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() - start < ROUND_MS) {
      await act();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (done * 1_000) / (performance.now() - start);
}
