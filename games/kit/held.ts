import { exposure } from '@maidan/core/exposure';
import { add, least, type Money, negate, paise, sum, ZERO } from '@maidan/core/money';
import { findSelection, type Slip } from './bet.ts';
import { Endings } from './endings.ts';
import { type Game, type Market, type Selection, selectionsOf, type Table } from './game.ts';
import { profitsOf, profitsOfOne } from './profits.ts';
import type { Dealing } from './play.ts';
import { type Ways, waysToEnd } from './ways.ts';

export const NOTHING_DEALT: Dealing = { gone: [], dealt: [] };

/** A bet with what it is on. */
interface Placed {
  readonly bet: Slip;
  readonly market: Market<Table>;
  readonly selection: Selection<Table>;
}

/**
 * What must be held for these bets on a round that has come so far: the most that can be lost on them. It covers every
 * payment on the way, because a market that is decided early is paid before the others are known.
 */
export function heldFor(game: Game, bets: readonly Slip[], dealing: Dealing = NOTHING_DEALT): Money {
  if (bets.length === 0) return ZERO;
  const placed = bets.map(bet => {
    const found = findSelection(game, bet.selection);
    if (!found) throw new Error(`${game.code} has no selection ${bet.selection}`);
    return { bet, ...found };
  });
  const ways = waysToEnd(game, dealing);
  return ways ? worstWay(ways, placed) : worstCase(game, placed);
}

/**
 * What stays held of `held` once some of the bets `made` something and the rest is open. What was held covered the worst,
 * so what is left of it does: never more.
 */
export function stillHeld(
  game: Game,
  { held, made, rest, dealing }: { held: Money; made: Money; rest: readonly Slip[]; dealing: Dealing },
): Money {
  const left = add(held, made);
  return least(heldFor(game, rest, dealing), left > ZERO ? left : ZERO);
}

/** Way by way, what is lost by the moment at which most is. */
function worstWay(ways: Ways, placed: readonly Placed[]): Money {
  const lost = placed.map(({ bet, market, selection }) => ({
    profit: ways.endings.profits(selection, bet),
    moment: ways.moments(market),
  }));
  const made = new Float64Array(ways.end + 1);
  let worst = 0;
  for (let nth = 0; nth < ways.endings.tables.length; nth++) {
    made.fill(0);
    for (const { profit, moment } of lost) made[moment(nth)]! += profit(nth);
    let total = 0;
    for (const here of made) worst = Math.min(worst, (total += here));
  }
  return negate(paise(worst));
}

/** The worst of the game's cases: each part of it at its worst, and every other market at its own. */
function worstCase(game: Game, placed: readonly Placed[]): Money {
  const { cases, partOf } = casesOf(game);
  const inNone = placed.filter(({ selection }) => !partOf.has(selection.id));
  const others = [...Map.groupBy(inNone, ({ market }) => market)].map(([market, on]) => worstOf(market, on));
  const byPart = Map.groupBy(placed, ({ selection }) => partOf.get(selection.id));
  byPart.delete(undefined);
  if (byPart.size === 0) return needed(others);
  return cases
    .map(parts => needed([...others, ...[...byPart].map(([nth, on]) => worstOfPart(parts[nth!]!, on))]))
    .reduce((most, held) => (held > most ? held : most), ZERO);
}

/** What is left of some bets at the worst, and whether they are paid before the end. */
interface Worst {
  readonly made: Money;
  readonly isEarly: boolean;
}

/** What is paid at the end is paid together; what is paid before cannot wait for it. */
const needed = (worst: readonly Worst[]): Money =>
  add(
    sum(worst.filter(({ isEarly }) => isEarly).map(({ made }) => exposure([made]))),
    exposure([sum(worst.filter(({ isEarly }) => !isEarly).map(({ made }) => made))]),
  );

function worstOf(market: Market<Table>, on: readonly Placed[]): Worst {
  const isEarly = market.decided !== undefined;
  const bets = on.map(({ bet }) => bet);
  if (market.ends) return { made: leastOf(profitsOf(market, bets)), isEarly };
  const alone = Map.groupBy(on, ({ selection }) => selection);
  const made = [...alone].map(
    ([selection, same]) =>
    // Its stakes can also come back.
    leastOf([ZERO, ...profitsOfOne(selection, same.map(({ bet }) => bet))]), // prettier-ignore
  );
  return { made: sum(made), isEarly };
}

function worstOfPart(endings: Endings, on: readonly Placed[]): Worst {
  const profits = on.map(({ bet, selection }) => endings.profits(selection, bet));
  let worst = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < endings.tables.length; nth++) {
    let made = 0;
    for (const profit of profits) made += profit(nth);
    if (made < worst) worst = made;
  }
  return { made: paise(worst), isEarly: on[0]!.market.decided !== undefined };
}

const leastOf = (profits: readonly Money[]): Money => profits.reduce((least, each) => (each < least ? each : least));

interface Cases {
  /** By case and part. */
  readonly cases: readonly (readonly Endings[])[];
  /** By selection, which of the parts it is in. */
  readonly partOf: ReadonlyMap<string, number>;
}

const known = new WeakMap<Game, Cases>();

function casesOf(game: Game): Cases {
  const before = known.get(game);
  if (before) return before;
  const declared = game.cases?.() ?? [];
  const found = {
    cases: declared.map(parts => parts.map(({ endings }) => new Endings(endings))),
    partOf: new Map(
      declared[0]?.flatMap(({ selections }, nth) =>
        (selections === 'all' ? selectionsOf(game).map(({ id }) => id) : selections).map(id => [id, nth] as const),
      ),
    ),
  };
  known.set(game, found);
  return found;
}
