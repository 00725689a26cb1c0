import type { ErrorCode } from '@maidan/contract/errors';
import { accountsOf, holdFor } from '@maidan/core/ledger';
import { paise, subtract, sum } from '@maidan/core/money';
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

/** All of these bets or none, on the round the player saw. */
export const placeBets = (
  table: CasinoTable,
  caller: Player,
  round: string,
  slips: readonly Slip[],
): Command<readonly PlacedBet[]> =>
  atTheTable(table, caller, round, decision => {
    if (table.round.id !== round) return refuse('round-over');
    const { game, round: now } = table;
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
    const within = mayStake(decision, caller.user, () => stakingOf(table, taken, all));
    if (!within.ok) return within;
    const held = holdForTab(table, decision, all, `bets:${taken[0]?.id}`);
    if (!held.ok) return held;
    for (const bet of taken) decision.add('bet', betRow(bet, 'open', decision.now));
    return ok(taken);
  });

/** What is bet, for who keeps to limits of their own. */
const stakingOf = ({ game, round }: CasinoTable, bets: readonly PlacedBet[], tab: Tab): Staking => ({
  stakes: sum(bets.map(({ stake }) => stake)),
  largest: paise(Math.max(0, ...bets.map(bet => heldFor(game, [bet], round)))),
  bets: bets.length,
  more: subtract(heldFor(game, tab.bets, round), tab.held),
});

/** In full, and only in the window they were placed in. */
export const undoBets = (table: CasinoTable, caller: Player, ids: readonly string[]): Command<readonly PlacedBet[]> =>
  atTheTable(table, caller, table.round.id, decision => {
    const { round } = table;
    if (round.phase !== 'open' || table.now() >= round.dueAt) return refuse('bets-closed');
    const tab = tabIn(decision, round.id, caller.user);
    const undone = tab.bets.filter(bet => ids.includes(bet.id) && bet.at >= table.openedAt);
    if (undone.length !== ids.length) return refuse('bet-not-open');
    const rest = tab.bets.filter(bet => !ids.includes(bet.id));
    const held = holdForTab(table, decision, { ...tab, bets: rest }, `undo:${caller.key}`);
    if (!held.ok) return held;
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

/** Holds what the bets need now: more, less, or the same. */
function holdForTab(
  { game, round }: CasinoTable,
  decision: Decision,
  tab: Tab,
  cause: string,
): Result<void, ErrorCode> {
  const held = heldFor(game, tab.bets, round);
  const posted = decision.post(holdFor(tab.user_id, subtract(held, tab.held), cause, tab.round_id));
  if (posted.ok) decision.put('tab', { ...tab, held });
  return posted;
}
