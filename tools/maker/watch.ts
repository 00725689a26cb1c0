import type { Random } from '@maidan/core/random';
import { randomOf } from '@maidan/exchange/random';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import type { Bot } from './bot.ts';
import type { Way } from './playedMatch.ts';
import { type Offered, type Seat, valueOf } from './seat.ts';

/** Ways it may go on that are thought through. */
const WAYS = 300;
/** How long it looks on: until so many of them would have happened. */
const PATIENCE = [0.5, 0.75, 0.9];
/** Less than that is not worth a click, in units of what is staked. */
const WORTH = 0.01;

/**
 * Looks at the clock. It has seen so many matches that it knows how long everything takes, and bets by what can still
 * happen when nothing has happened for so long. Where times tell nothing, it finds nothing to do.
 */
export const watch = (random: Random): Bot => ({
  look(seat) {
    const ways = seat.ways(WAYS, randomOf('ways', random.below(2 ** 32))).toSorted((a, b) => a.ms - b.ms);
    const [shortest, longest] = [ways[0]?.ms, ways.at(-1)?.ms];
    const books = seat.plans().filter(({ kind }) => kind === 'exchange');
    if (shortest === longest || books.length === 0) return;
    lookOn(seat, random.pick(books), ways);
  },
});

interface Finding {
  readonly offer: Offered;
  readonly afterMs: number;
  readonly worth: number;
  /** The same, if it is counted that something may happen before. */
  readonly hoped: number;
}

function lookOn(seat: Seat, plan: MarketPlan, ways: readonly Way[]): void {
  const findings = PATIENCE.flatMap((share): Finding[] => {
    const afterMs = ways[Math.floor(share * ways.length)]!.ms; // there are some
    const chances = chancesLeft(ways, plan, afterMs);
    if (!chances) return [];
    return seat.offers(plan).map(offer => {
      const worth = valueOf(offer, { type: 'chances', chances });
      return { offer, afterMs, worth, hoped: worth * (1 - share) };
    });
  });
  const [best] = findings.toSorted((a, b) => b.hoped - a.hoped);
  if (best && best.worth > WORTH) seat.take(best.offer, { afterMs: best.afterMs, isPatient: true });
}

/** On average of all ways that are still possible when nothing has happened by then. Undefined when there are none. */
function chancesLeft(ways: readonly Way[], plan: MarketPlan, afterMs: number): readonly number[] | undefined {
  const left = ways
    .flatMap(way => (way.ms > afterMs ? [way.chancesIn(plan)] : []))
    .filter(chances => chances !== undefined);
  const meanOf = (runner: number): number => left.reduce((sum, chances) => sum + chances[runner]!, 0) / left.length;
  return left[0]?.map((_, runner) => meanOf(runner));
}
