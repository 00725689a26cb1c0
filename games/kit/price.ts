import { decimal, type Odds } from '@maidan/core/odds';
import { type Chance, chanceToWin } from './chance.ts';
import { chances } from './chances.ts';
import type { Game, Market, Price, Selection, Table } from './game.ts';
import { type Dealing, tableOf } from './play.ts';
import { LOCKED, type Offer, type Quote, type Quotes } from './quote.ts';

/** How many ways of finishing a round are looked at, where the game has no solver of its own. */
export const FINISHES = 60_000;

/**
 * What is offered after `dealing`; a selection that is absent is locked. Once a card is known, nothing is
 * offered that the player would gain by, whatever the price was made from.
 */
export function quotes(game: Game, dealing: Dealing, finishes = FINISHES): Quotes {
  const table = tableOf(game, dealing);
  const fresh = dealing.dealt.length === 0 && dealing.gone.length === 0;
  const open = game.markets.flatMap(market =>
    market.selections.filter(({ price }) => isOpen(market, price, table, dealing)),
  );
  const moving = fresh ? open.filter(({ price }) => isFound(price)) : open;
  const found = moving.length === 0 ? undefined : chances(game, dealing, moving, finishes);
  return Object.fromEntries(
    open.map(selection => {
      const chance = found?.get(selection.id);
      const offered = quoteOf(selection.price, fresh, chance);
      return [selection.id, chance ? guarded(offered, selection, chance) : offered];
    }),
  );
}

/** Expected return of a back bet at these odds, per unit staked. */
export function returnOf({ price }: Pick<Selection<Table>, 'price'>, chance: Chance, offer: Offer): number {
  if (price.kind === 'line') return chance.atLeast(offer.line ?? 0) * decimal(offer.odds);
  return (price.kind === 'paytable' ? 0 : chance.win * decimal(offer.odds)) + chance.void + chance.pays;
}

/** What a lay bet can expect to make, per unit of the backer's stake. */
export const layProfit = (selection: Pick<Selection<Table>, 'price'>, chance: Chance, offer: Offer): number =>
  1 - returnOf(selection, chance, offer);

/** A float's worth of tolerance: a fair price is not a gift. */
const NOTHING = 1e-9;

function guarded({ back, lay }: Quote, selection: Selection<Table>, chance: Chance): Quote {
  const isBackSafe = back && returnOf(selection, chance, back) <= 1 + NOTHING;
  const isLaySafe = lay && layProfit(selection, chance, lay) <= NOTHING;
  return { ...(isBackSafe && { back }), ...(isLaySafe && { lay }) };
}

/** Whether bets on it are taken now. */
export function isOpen(market: Market<Table>, price: Price<Table>, table: Table, { dealt }: Dealing): boolean {
  if (price.kind === 'locked' || market.decided?.(table)) return false;
  if (market.open) return market.open(table);
  return dealt.length === 0 || price.kind === 'live';
}

/** Whether its first price is made from its chances, rather than written down. */
function isFound(price: Price<Table>): boolean {
  if (price.kind === 'live') return price.opening === undefined;
  return price.kind === 'line' && typeof price.rule === 'function';
}

/** What a price comes to; `fresh` before any card, where an opening stands. */
export function quoteOf(price: Price<Table>, fresh: boolean, chance: Chance | undefined): Quote {
  switch (price.kind) {
    case 'locked':
      return LOCKED;
    case 'fixed':
      return { back: { odds: price.back }, ...(price.lay !== undefined && { lay: { odds: price.lay } }) };
    case 'paytable':
      return { back: { odds: best(price.pays) } };
    case 'live':
      if (fresh && price.opening) return price.opening;
      return chance && chance.void < 1 ? carefully(price.rule, chance) : LOCKED;
    case 'line':
      return typeof price.rule === 'function' ? price.rule(line => chance!.atLeast(line)) : price.rule;
  }
}

/** A sampled chance is taken at its least favourable, for either side. */
function carefully(rule: (p: number) => Quote, chance: Chance): Quote {
  const p = chanceToWin(chance);
  if (chance.error === 0) return rule(p);
  const { back } = rule(Math.min(1, p + chance.error));
  const { lay } = rule(Math.max(0, p - chance.error));
  return { ...(back && { back }), ...(lay && { lay }) };
}

const best = (pays: Readonly<Record<string, Odds>>): Odds =>
  Object.values(pays).reduce((a, b) => (decimal(a) > decimal(b) ? a : b));
