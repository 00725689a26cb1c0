import { type Chore, DAY_MS, every } from '../daily.ts';
import type { Deps } from '../deps.ts';

type Act = () => Promise<unknown>;

/** How often who keeps the chores looks whether a day has gone by. */
const LOOK_MS = 10 * 60_000;

/** What is done by one node for all. Which one that is may change: who has it new begins with everything. */
export function choresAmongNodes(
  deps: Pick<Deps, 'node' | 'world'>,
  nightly: readonly Act[],
  often: readonly (readonly [ms: number, act: Act])[],
  report: (error: unknown) => void,
): readonly Chore[] {
  const isOurs = (): boolean => deps.node?.keeps('chores') ?? false;
  return [
    ...nightly.map(act => every(LOOK_MS, onceADay(deps, isOurs, act), report)),
    ...often.map(([ms, act]) => every(ms, async () => isOurs() && act(), report)),
  ];
}

function onceADay({ world }: Pick<Deps, 'world'>, isOurs: () => boolean, act: Act): Act {
  let last = -Infinity;
  return async () => {
    const now = world.elapsed();
    if (!isOurs() || now - last < DAY_MS) return undefined;
    last = now;
    return act();
  };
}
