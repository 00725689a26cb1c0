import { setTimeout as sleep } from 'node:timers/promises';

/* How fast a process of players asks. Each question is told when it was due: what is late counts as delay. */

export type Ask = (due: number) => Promise<void>;

export interface Steady {
  readonly perSecond: number;
  readonly seconds: number;
}

/** So many a second, each at its time, however late the answers to the others are. */
export async function steadily({ perSecond, seconds }: Steady, ask: Ask): Promise<void> {
  const start = performance.now();
  const answers: Promise<void>[] = [];
  for (let nth = 0; nth < perSecond * seconds; nth += 1) {
    const due = start + (nth * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    answers.push(ask(due));
  }
  await Promise.all(answers);
}

export interface FlatOut {
  readonly callers: number;
  readonly ms: number;
}

/** As many as go, each caller one after the other. */
export async function flatOut({ callers, ms }: FlatOut, ask: Ask): Promise<void> {
  const start = performance.now();
  const caller = async (): Promise<void> => {
    for (let due = start; due - start < ms; due = performance.now()) await ask(due);
  };
  await Promise.all(Array.from({ length: callers }, caller));
}
