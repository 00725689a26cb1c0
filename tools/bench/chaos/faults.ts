import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@maidan/core/random';
import type { MortalServer } from '@maidan/server/mortalServer';
import { isSent } from '@maidan/server/db/postmaster';
import { hang, killPostmaster } from '../hostile/mortalHouse.ts';
import type { Cut, Line } from './line.ts';
import type { MortalCluster } from './mortalCluster.ts';

/* What can happen to a house of several machines. */

export const FAULTS = [
  'killed',
  'frozen',
  'restarted',
  'broker killed',
  'broker refuses',
  'broker silent',
  'database killed',
  'database refuses',
  'database silent',
  'primary lost',
  'primary silent',
  'disk full',
  'clock ahead',
  'clock behind',
] as const;
export type Fault = (typeof FAULTS)[number];

/** What the house has to be built of for this to happen to it. */
export const isOfPrimary = (fault: Fault): boolean => fault === 'primary lost' || fault === 'primary silent';
export const isOfDisk = (fault: Fault): boolean => fault === 'disk full';

/** What a fault left. */
export interface Left {
  /** Who is not there. */
  readonly dead?: MortalServer;
  /** It is there and says nothing: whoever is connected to it stays so. */
  readonly isAsleep?: true;
  /** Puts right what is to be, once the house has gone on without it. */
  mend(): Promise<void>;
}

export interface Lasting {
  /** A node stands still, or is cut off. */
  readonly frozenMs: number;
  readonly cutMs: number;
}
export const LASTING: Lasting = { frozenMs: 30_000, cutMs: 12_000 };

const CLOCK_OFF_MS = 10 * 60_000;
const CLOCK_OFF = new URL('./clockOff.ts', import.meta.url).href;
/** As long as the disk is full. */
const FULL_MS = 5_000;

/** To one of the nodes, or to what all of them need. When it comes back the fault is over, but for what has to be put right. */
export async function happen(
  fault: Fault,
  nth: number,
  house: MortalCluster,
  random: Random,
  { frozenMs, cutMs }: Lasting,
): Promise<Left> {
  const { nodes, lines, nats, databases } = house;
  const node = nodes[nth]!;
  const cut = async (what: 'broker' | 'database', how: Cut): Promise<Left> => {
    const line: Line = lines[nth]![what];
    line.cut(how);
    await pause(cutMs);
    line.mend();
    return NOTHING;
  };
  const lose = async (how: Cut): Promise<Left> => {
    for (const { database } of lines) database.cut(how);
    const promoted = async (): Promise<void> => {
      await pause(random.below(3_000));
      await databases.promote();
    };
    if (how === 'silent') await hang(databases.primary, promoted);
    else {
      killPostmaster(databases.primary);
      await promoted();
    }
    house.lead();
    return { mend: () => databases.guard() };
  };
  const clock = async (off: number): Promise<Left> => {
    await node.stop();
    await node.start({ NODE_OPTIONS: `--import=${CLOCK_OFF}`, CLOCK_OFF_MS: String(off) });
    const mend = async (): Promise<void> => {
      await node.stop();
      await node.start();
    };
    return { mend };
  };
  switch (fault) {
    case 'killed': {
      const later = Promise.withResolvers<void>();
      const back = node.kill(() => later.promise);
      const mend = (): Promise<void> => {
        later.resolve();
        return back;
      };
      return { dead: node, mend };
    }
    case 'frozen': {
      isSent('SIGSTOP', node.pid);
      const over = pause(frozenMs);
      const mend = async (): Promise<void> => {
        await over;
        isSent('SIGCONT', node.pid);
      };
      return { dead: node, isAsleep: true, mend };
    }
    case 'restarted':
      await node.stop();
      await node.start();
      return NOTHING;
    case 'broker killed':
      await nats.kill();
      await pause(random.below(5_000));
      await nats.start();
      return NOTHING;
    case 'broker refuses':
      return cut('broker', 'refused');
    case 'broker silent':
      return cut('broker', 'silent');
    case 'database killed':
      killPostmaster(databases.primary);
      await pause(random.below(2_000));
      await databases.primary.revive();
      return NOTHING;
    case 'database refuses':
      return cut('database', 'refused');
    case 'database silent':
      return cut('database', 'silent');
    case 'primary lost':
      return lose('refused');
    case 'primary silent':
      return lose('silent');
    case 'disk full':
      databases.disk.fill();
      await pause(FULL_MS);
      databases.disk.relieve();
      await databases.primary.revive(); // without room for its log it may have ended
      return NOTHING;
    case 'clock ahead':
      return clock(CLOCK_OFF_MS);
    case 'clock behind':
      return clock(-CLOCK_OFF_MS);
  }
}

const NOTHING: Left = { mend: async () => {} };
