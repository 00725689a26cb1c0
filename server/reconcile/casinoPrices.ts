import type { Millis } from '@maidan/core/ids';
import { type Money, paise, ZERO } from '@maidan/core/money';
import { gameOf } from '@maidan/games/index';
import { findSelection, profitFrom } from '@maidan/games/kit/bet';
import type { Game, Limits } from '@maidan/games/kit/game';
import { type Dealing, stepAfter } from '@maidan/games/kit/play';
import { quotes } from '@maidan/games/kit/price';
import type { Quotes } from '@maidan/games/kit/quote';
import type { BetRow, RoundRow } from '../casino/rows.ts';
import { ByHand } from './byHand.ts';
import { type Fault, type Scope, SHOWN } from './fault.ts';
import type { Seen } from './seen.ts';

/*
 * Prices of bets at tables beside what was on offer: what a game offers in a window follows from its declaration and from
 * the cards that were dealt by then. What an operator locks is not on offer either; that is not looked at here.
 */

type Placed = Pick<
  BetRow,
  'id' | 'user_id' | 'round_id' | 'game' | 'selection' | 'side' | 'odds' | 'line' | 'stake' | 'state' | 'at'
>;
type Played = Pick<RoundRow, 'id' | 'game' | 'gone' | 'dealt' | 'closes' | 'beacons'>;

const BATCH = 200;

export async function casinoPriceFaults(scope: Scope, seen: Seen): Promise<Fault[]> {
  const { db } = scope;
  const { where, values } = await seen.unseen(scope, 'bets');
  const n = values.length;
  const openings = new Map<string, Quotes>();
  const faults: Fault[] = [];
  for (let last = ''; ;) {
    const { rows: rounds } = await db.query<Played>(
      `select id, game, gone, dealt, closes, beacons from rounds where id > $${n + 1} and exists (
         select from bets where round_id = rounds.id and ${where}) order by id limit ${BATCH}`,
      [...values, last],
    );
    const { rows: bets } = await db.query<Placed>(
      `select id, user_id, round_id, game, selection, side, odds, line, stake, state, at from bets
       where round_id = any($${n + 1}) and ${where} order by number`,
      [...values, rounds.map(({ id }) => id)],
    );
    const byHand = await ByHand.read(db, [...new Set(rounds.map(({ game }) => `table:${game}`))]);
    const betsOf = Map.groupBy(bets, bet => bet.round_id);
    for (const round of rounds) {
      const game = await gameOf(round.game);
      const theirs = betsOf.get(round.id) ?? [];
      if (game) faults.push(...faultsOf(game, round, theirs, openings), ...stakeFaults(game, theirs, byHand));
    }
    if (rounds.length < BATCH) return faults.slice(0, SHOWN);
    last = rounds.at(-1)!.id;
  }
}

function faultsOf(game: Game, round: Played, bets: readonly Placed[], openings: Map<string, Quotes>): Fault[] {
  const known = new Map<number, Quotes>();
  const offeredIn = (window: number): Quotes => {
    const offered = known.get(window) ?? quotesIn(game, round, window, openings);
    known.set(window, offered);
    return offered;
  };
  return bets.flatMap((bet): Fault[] => {
    const offers = windowsOf(round, bet.at).map(window => offeredIn(window)[bet.selection]?.[bet.side]);
    if (offers.some(offer => offer?.odds === bet.odds && (offer.line ?? 0) === bet.line)) return [];
    const [offer] = offers;
    const expected = offer ? wins({ ...bet, odds: offer.odds }) : ZERO;
    return [{ rule: 'price-not-offered', ...about(bet), expected, found: wins(bet) }];
  });
}

/** Each window has its number and its end; where the clock was set meanwhile, it may be any of them. */
function windowsOf({ closes, beacons }: Played, at: Millis): readonly number[] {
  const window = closes.findIndex(close => at < close);
  return window < 0 ? [...beacons.keys()] : [window];
}

function quotesIn(game: Game, round: Played, window: number, openings: Map<string, Quotes>): Quotes {
  const dealing = { gone: round.gone, dealt: round.dealt.slice(0, dealtBefore(game, round, window)) };
  if (dealing.gone.length + dealing.dealt.length > 0) return quotes(game, dealing);
  const opening = openings.get(game.code) ?? quotes(game, dealing);
  openings.set(game.code, opening);
  return opening;
}

/** How many cards lie on the table when this window opens. */
function dealtBefore(game: Game, dealing: Dealing, window: number): number {
  let [windows, deals] = [0, 0];
  for (let done = 0; deals <= dealing.dealt.length; done += 1) {
    const step = stepAfter(game, dealing, done);
    if (!step) break;
    if (step.do === 'deal') deals += 1;
    else if (windows++ === window) return deals;
  }
  return dealing.dealt.length;
}

/** What somebody has on one selection of a round is no more than the game, or the operator then, allows. */
function stakeFaults(game: Game, bets: readonly Placed[], byHand: ByHand): Fault[] {
  const counting = bets.filter(({ state }) => state !== 'undone');
  return [...Map.groupBy(counting, bet => `${bet.user_id} ${bet.selection}`).values()].flatMap((theirs): Fault[] => {
    const bet = theirs.at(-1)!; // a group has one
    const found = theirs.reduce((sum, { stake }) => sum + stake, 0);
    const expected = mostOn(game, bet, byHand);
    return found <= expected ? [] : [{ rule: 'stake-over-limit', ...about(bet), expected, found }];
  });
}

function mostOn(game: Game, { selection: id, at }: Placed, byHand: ByHand): Money {
  const found = findSelection(game, id);
  if (!found) return ZERO;
  const { market, selection } = found;
  const byTable = byHand.valuesAt<Readonly<Record<string, Limits>>>(`table:${game.code}`, 'limits', at, {});
  const each = byTable.map(limits => (limits[market.id] ?? selection.limits ?? market.limits).max);
  return paise(Math.max(...each));
}

const wins = (bet: Placed): Money => profitFrom({ ...bet, side: 'back' }, 'win');

const about = ({ id, user_id: player, round_id: round }: Placed) => ({ subject: `bet:${id}`, player, round });
