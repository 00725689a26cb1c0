import type { ErrorCode } from '@maidan/contract/errors';
import { accountsOf, holdFor } from '@maidan/core/ledger';
import { type Money, paise, subtract, sum, ZERO } from '@maidan/core/money';
import type { Staking } from '@maidan/core/ownLimits';
import { ok, refuse, type Result } from '@maidan/core/result';
import { accept, type Slip } from '@maidan/games/kit/bet';
import { heldFor } from '@maidan/games/kit/held';
import type { Decision } from '../writer/decision.ts';
import type { Player } from '../http/caller.ts';
import { mayStake, watchOf } from '../protection/keptWithin.ts';
import type { Command } from '../writer/command.ts';
import type { PlacedBet } from './rows.ts';
import { betId, betRow, type Tab, tabId, tabIn } from './tab.ts';
import type { CasinoTable } from './table.ts';

/* What a player does at a table, as commands of the one writer: it is decided there, behind everything that came before. */

/** All of these bets or none, on the round the player saw, and in its window where they say which. */
export const placeBets = (
  table: CasinoTable,
  caller: Player,
  round: string,
  slips: readonly Slip[],
  step?: number,
): Command<readonly PlacedBet[]> =>
  atTheTable(table, caller, round, decision => {
    if (table.round.id !== round) return refuse('round-over');
    const { game, round: now } = table;
    if (step !== undefined && step !== now.steps) return refuse('bets-closed');
    const { bets, ...tab } = tabIn(decision, now.id, caller.user);
    const taken: PlacedBet[] = [];
    const at = table.now();
    for (const [nth, slip] of slips.entries()) {
      const accepted = accept(game, now, slip, [...bets, ...taken], at);
      if (!accepted.ok) return accepted;
      const id = betId(caller.key, nth);
      taken.push({ ...slip, id, user: caller.user, round: now.id, game: game.code, at });
    }
    const all = { ...tab, bets: [...bets, ...taken] };
    const held = heldFor(game, all.bets, now);
    const within = mayStake(decision, caller.user, () => stakingOf(table, taken, subtract(held, tab.held)));
    if (!within.ok) return within;
    const posted = hold(decision, { ...all, held }, tab.held, `bets:${taken[0]?.id}`);
    if (!posted.ok) return posted;
    for (const bet of taken) decision.add('bet', betRow(bet, 'open', decision.now));
    return ok(taken);
  });

/** What is bet, for who keeps to limits of their own. */
const stakingOf = ({ game, round }: CasinoTable, bets: readonly PlacedBet[], more: Money): Staking => ({
  stakes: sum(bets.map(({ stake }) => stake)),
  largest: paise(Math.max(0, ...bets.map(bet => heldFor(game, [bet], round)))),
  bets: bets.length,
  more,
});

/**
 * In full, and only in the window they were placed in. Bets cover each other: who takes one back may have more at risk than
 * before, and that is kept within the player's own limits, and from who has stopped, as a bet is.
 */
export const undoBets = (table: CasinoTable, caller: Player, ids: readonly string[]): Command<readonly PlacedBet[]> =>
  atTheTable(table, caller, table.round.id, decision => {
    const { round } = table;
    if (round.phase !== 'open' || table.now() >= round.dueAt) return refuse('bets-closed');
    const tab = tabIn(decision, round.id, caller.user);
    const undone = tab.bets.filter(bet => ids.includes(bet.id) && bet.at >= table.openedAt);
    if (undone.length !== ids.length) return refuse('bet-not-open');
    const rest = tab.bets.filter(bet => !ids.includes(bet.id));
    const held = heldFor(table.game, rest, round);
    const more = subtract(held, tab.held);
    const within = more > 0 && mayStake(decision, caller.user, () => ({ stakes: ZERO, largest: ZERO, bets: 0, more }));
    if (within && !within.ok) return within;
    const posted = hold(decision, { ...tab, bets: rest, held }, tab.held, `undo:${caller.key}`);
    if (!posted.ok) return posted;
    for (const bet of undone) decision.put('bet', betRow(bet, 'undone', decision.now));
    return ok(undone);
  });

function atTheTable(
  table: CasinoTable,
  { key, fingerprint, user }: Player,
  round: string,
  decide: (decision: Decision) => Result<readonly PlacedBet[], ErrorCode>,
): Command<readonly PlacedBet[]> {
  return {
    key,
    fingerprint,
    accounts: accountsOf(user),
    rows: [...watchOf(user), ['tab', tabId(round, user)]],
    decide: decision => {
      if (decision.row('user', user)?.status !== 'active') return refuse('account-blocked');
      if (table.isClosed) return refuse('table-closed');
      const decided = decide(decision);
      if (decided.ok) decision.announce('bets', { users: [user] });
      return decided;
    },
  };
}

/** Holds what the bets of the tab need now: more than before, less, or the same. */
function hold(decision: Decision, tab: Tab, before: Money, cause: string): Result<void, ErrorCode> {
  const posted = decision.post(holdFor(tab.user_id, subtract(tab.held, before), cause, tab.round_id));
  if (posted.ok) decision.put('tab', tab);
  return posted;
}
