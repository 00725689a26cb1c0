import type { Reply } from '@maidan/contract/api';
import { followsSpin, spinFault } from '@maidan/games/slots/spin';
import { slotOf } from '@maidan/games/slots/list';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { firstFreePort } from '@maidan/tools/ports';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../accounts/testHouse.ts';
import { testDb } from '../db/testDb.ts';
import { MortalServer } from '../mortalServer.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { heldUp } from '../writer/slowDb.ts';

/* The real server process, killed without warning while somebody spins, and between one spin and the next. */

const SLOT = 'mango7';
const STAKE = 100_00;
const OPENING = 10_000_00;
const PATIENCE_MS = 300_000;

const { db, url } = testDb(await freshDatabase(), 4);
const server = new MortalServer(url, await firstFreePort('127.0.0.1', 24_000), { TABLES: '' });
afterAll(() => server.end());

interface Answer {
  readonly code?: string;
  readonly data?: Reply<'spin'>;
}

interface Asked {
  readonly token: string;
  readonly key: string;
  readonly commitment: string;
}

const sent = ({ token, key, commitment }: Asked) =>
  [
    '/api/slots/spin',
    { slot: SLOT, stake: STAKE, number: 'mine', commitment },
    { authorization: `Bearer ${token}`, 'idempotency-key': `spin-of-somebody-${key}` },
  ] as const;

const insist = (asked: Asked): Promise<Answer> => server.insist<Answer>(...sent(asked));

/** Until there were five seconds between two spins: refused with a key of its own each time, which takes nothing. */
async function spun(token: string, name: string, commitment: string): Promise<readonly [Asked, Reply<'spin'>]> {
  let nth = 0;
  let asked: Asked = { token, commitment, key: name };
  let answer: Answer = {};
  await expect
    .poll(async () => {
      asked = { token, commitment, key: `${name}-${(nth += 1)}` };
      answer = await insist(asked);
      return answer.code;
    })
    .not.toBe('spin-too-soon');
  expect(answer.code).toBeUndefined();
  return [asked, answer.data!];
}

async function seatOf(token: string): Promise<Reply<'slotSeat'>> {
  const reply = await fetch(server.url('/api/slots/seat'), { headers: { authorization: `Bearer ${token}` } });
  return ((await reply.json()) as { data: Reply<'slotSeat'> }).data;
}

const spins = async () => (await db.query('select id, stake, paid from spins order by number')).rows;

test(
  '[R5] [R19] kill -9 around a spin: it counts once or not at all, and the chain goes on where it was',
  async () => {
    await server.start();
    const token = await server.signUp('spinner', PASSWORD);
    const { commitment } = await seatOf(token);

    const unheard = { token, commitment, key: 'unheard' };
    await cutOff(unheard, 'lose');
    expect([await spins(), (await seatOf(token)).commitment]).toEqual([[], commitment]);
    const first = await insist(unheard);
    expect(first.data).toMatchObject({ spin: { nth: 1, commitment } });

    await server.kill();
    expect(await insist(unheard)).toEqual(first);
    expect((await seatOf(token)).commitment).toBe(first.data!.seat.commitment);
    const [again, second] = await spun(token, 'second', first.data!.seat.commitment);

    await expect.poll(() => isReady(token)).toBe(true);
    const unsaid = { token, commitment: second.seat.commitment, key: 'unsaid' };
    await cutOff(unsaid, 'letGo');
    const third = await insist(unsaid);
    expect([await insist(unsaid), await insist(unheard), await insist(again)]).toEqual([
      third,
      first,
      { ...first, data: second },
    ]);
    const { code } = await insist({ ...unsaid, key: 'another' }); // with a seed that was used
    expect(['spin-too-soon', 'spun-elsewhere']).toContain(code);

    await server.stop();
    expect(server.deaths).toBe(3);
    await isRight([first.data!, second, third.data!]);
  },
  PATIENCE_MS,
);

/** Asked once, by who is cut off: nothing is heard. */
async function cutOff(asked: Asked, how: 'lose' | 'letGo'): Promise<void> {
  const held = await heldUp(db, 'spins');
  const answer = server.post(...sent(asked));
  await held.reached();
  await server.kill(held[how]);
  expect(await answer).toBeUndefined();
}

async function isReady(token: string): Promise<boolean> {
  const { now, readyAt } = await seatOf(token);
  return now >= readyAt;
}

/** As committed, one after the other, and paid as drawn. */
async function isRight(answers: readonly Reply<'spin'>[]): Promise<void> {
  const slot = (await slotOf(SLOT))!;
  const told = answers.map(({ spin }) => spin);
  expect(told.map(spin => spinFault(slot, spin))).toEqual(told.map(() => undefined));
  expect(told.slice(1).map((spin, n) => followsSpin(told[n]!, spin))).toEqual([true, true]);
  expect(await spins()).toEqual(told.map(({ id, stake, paid }) => ({ id, stake, paid })));
  const { rows: own } = await db.query(
    `select balance from accounts where id = (select 'player:' || id from users where email = 'spinner@example.com')`,
  );
  expect(own).toEqual([{ balance: OPENING + told.reduce((sum, { stake, paid }) => sum + paid - stake, 0) }]);
  const { rows: all } = await db.query('select coalesce(sum(balance), 0)::bigint as sum from accounts');
  expect(all).toEqual([{ sum: 0 }]);
  expect((await reconcile(db, undefined)).faults).toEqual([]);
}
