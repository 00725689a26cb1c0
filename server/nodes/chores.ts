import { after } from '@maidan/core/ids';
import { type Chore, DAY_MS, every } from '../daily.ts';
import { timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { type Lease, NotKept } from './place.ts';

/** What a chore of the house is given: of several nodes, with the pen of who keeps the chores. */
type Act<D> = (deps: D) => Promise<unknown>;
/** Done once a day, by its name. */
export type Nightly<D> = Readonly<Record<string, Act<D>>>;
export type Often<D> = readonly (readonly [ms: number, act: Act<D>])[];

type Asked = Pick<Deps, 'node' | 'world' | 'db' | 'writer'>;

/** How often who keeps the chores looks whether a day has gone by. */
const LOOK_MS = 10 * 60_000;

/**
 * What is done by one node for all. Which one that is may change: what it writes then counts for nothing any more, and who has
 * the chores next goes on with them.
 */
export function choresAmongNodes<D extends Asked>(
  deps: D,
  nightly: Nightly<D>,
  often: Often<D>,
  report: (error: unknown) => void,
): readonly Chore[] {
  const tell = (error: unknown): void => (error instanceof NotKept ? undefined : report(error));
  const kept = (act: (lease: Lease, given: D) => Promise<unknown>) => async (): Promise<unknown> => {
    const lease = deps.node?.leaseOf('chores');
    return lease && act(lease, { ...deps, writer: deps.writer.at(lease) });
  };
  const onceADay =
    (name: string, act: Act<D>) =>
    async (lease: Lease, given: D): Promise<void> => {
      if (!(await begins(deps, name, lease))) return;
      await act(given);
      await isDone(deps, name, lease);
    };
  return [
    ...Object.entries(nightly).map(([name, act]) => every(LOOK_MS, kept(onceADay(name, act)), tell)),
    ...often.map(([ms, act]) =>
      every(
        ms,
        kept((_, given) => act(given)),
        tell,
      ),
    ),
  ];
}

/** A day after it was begun last, and by another keeper also before, where the former came to no end. */
async function begins({ db, world }: Asked, chore: string, { place, epoch }: Lease): Promise<boolean> {
  const now = world.now();
  const { rows } = await db.query(
    `insert into daily_work (chore, begun_at, epoch, is_done)
     select $1, $2, epoch, false from leases where place = $3 and epoch = $4
     on conflict (chore) do update set begun_at = excluded.begun_at, epoch = excluded.epoch, is_done = false
       where daily_work.begun_at <= $5 or not daily_work.is_done and daily_work.epoch <> excluded.epoch
     returning chore`,
    [chore, timestamp(now), place, epoch, timestamp(after(now, -DAY_MS))],
  );
  return rows.length > 0;
}

async function isDone({ db }: Asked, chore: string, { epoch }: Lease): Promise<void> {
  await db.query('update daily_work set is_done = true where chore = $1 and epoch = $2', [chore, epoch]);
}
