import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@maidan/core/random';
import { isSent } from '@maidan/server/db/postmaster';
import { killPostmaster } from '../hostile/mortalHouse.ts';
import type { MortalCluster } from './mortalCluster.ts';

/* What can happen to a house of several machines. Each comes to its end before the next begins. */

export type Fault = 'killed' | 'frozen' | 'restarted' | 'broker killed' | 'database killed';
export const FAULTS: readonly Fault[] = ['killed', 'frozen', 'restarted', 'broker killed', 'database killed'];

/** Beyond its lease: whatever it kept is kept by others when it wakes up. */
const FROZEN_BEYOND_MS = 6_000;

export async function happen(
  fault: Fault,
  { nodes, nats, postgres, leaseMs }: MortalCluster,
  random: Random,
): Promise<void> {
  const node = random.pick(nodes);
  switch (fault) {
    case 'killed':
      return node.kill();
    case 'frozen':
      isSent('SIGSTOP', node.pid);
      await pause(leaseMs + FROZEN_BEYOND_MS);
      isSent('SIGCONT', node.pid);
      return undefined;
    case 'restarted':
      await node.stop();
      return node.start();
    case 'broker killed':
      await nats.kill();
      await pause(random.below(5_000));
      return nats.start();
    case 'database killed':
      killPostmaster(postgres);
      await pause(random.below(2_000));
      return postgres.revive();
  }
}
