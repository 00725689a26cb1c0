import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { randomFrom } from '@maidan/core/random';
import { AnyOf, type MortalCluster, mortalCluster } from '@maidan/tools/bench/chaos/mortalCluster';
import { complaintsAfter } from '@maidan/tools/bench/hostile/aftermath';
import { CROWDED, gather } from '@maidan/tools/bench/hostile/crowd';
import { Told } from '@maidan/tools/bench/hostile/victims';
import { ROOT } from '@maidan/tools/sources';
import { expect, onTestFinished, test, vi } from 'vitest';

/* Nodes that are asked to go, under players who bet and trade. */

const PATIENCE_MS = 600_000;
const until = (look: () => unknown): Promise<unknown> => vi.waitFor(look, { timeout: PATIENCE_MS, interval: 50 });

/** As an operator does it: what it said, and how it ended. */
async function drained({ databases }: MortalCluster, name: string): Promise<readonly [said: string, code: unknown]> {
  const url = new URL(databases.primary.url);
  url.pathname = '/maidan';
  const env = { ...process.env, DATABASE_URL: url.href };
  const drain = spawn(process.execPath, [join(ROOT, 'tools', 'drain.ts'), name], { env, stdio: ['ignore', 'pipe', 2] });
  const [said, [code]] = await Promise.all([text(drain.stdout!), once(drain, 'exit')]);
  return [said, code];
}

const keptBy = async ({ db }: MortalCluster, name: string): Promise<number> => {
  const { rows } = await db.query(
    'select count(*)::int as count from leases where left(node, -7) = $1 and until > clock_timestamp()',
    [name],
  );
  return Number(rows[0]?.count);
};

test(
  '[R21] a node that is drained, and one that is only told to end, give what they keep away: nobody is refunded',
  async () => {
    const house = await mortalCluster(2, { ...CROWDED, PACE: '0.2', LEASE_MS: '2000' });
    onTestFinished(() => house.remove());
    const { db } = house;
    const [first, second] = house.nodes as [(typeof house.nodes)[0], (typeof house.nodes)[0]];
    const told = new Told();
    const server = new AnyOf(house.nodes, randomFrom(1));
    const disperse = await gather({ server, db, told, seed: 1, players: 2 });
    /** Both keep something, players are answered, and rounds that begin from now on are bet on and settled. */
    const playedOn = async (): Promise<void> => {
      const { commands } = told;
      const { rows } = await db.query('select coalesce(max(id::bigint), 0) as last from rounds');
      await until(async () => {
        const settled = await db.query(
          `select from rounds
           where id::bigint > $1 and state = 'settled' and exists (select from bets where round_id = rounds.id)`,
          [rows[0]!.last],
        );
        expect([told.commands > commands, settled.rows.length > 0]).toEqual([true, true]);
      });
    };
    await until(async () => {
      for (const name of ['node1', 'node2']) expect(await keptBy(house, name)).toBeGreaterThan(0);
    });
    await playedOn();

    const [said, code] = await drained(house, 'node1');
    expect([said.trim().split('\n').at(-1), code]).toEqual(['node1 keeps nothing any more.', 0]);
    expect(await keptBy(house, 'node1')).toBe(0);
    expect((await fetch(first.url('/api/site'))).status).toBe(200); // it still answers visitors
    await playedOn();
    expect(await first.stop()).toBe(0);
    await first.start();
    await until(async () => expect(await keptBy(house, 'node1')).toBeGreaterThan(0));

    expect(await second.stop()).toBe(0);
    await playedOn();
    await disperse();
    expect(await first.stop()).toBe(0);
    const { rounds, complaints } = await complaintsAfter(db, told);
    expect([complaints, rounds['void']]).toEqual([[], undefined]);
    const { rows } = await db.query(`select count(*)::int as count from bets where state = 'void'`);
    expect(rows).toEqual([{ count: 0 }]);
    expect([told.ids.bets.size > 0, told.ids.orders.size > 0]).toEqual([true, true]);
  },
  PATIENCE_MS,
);
