import type { Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Millis } from '@maidan/core/ids';
import { spinSlot } from '@maidan/core/ledger';
import type { Money } from '@maidan/core/money';
import type { Staking } from '@maidan/core/ownLimits';
import { ok, refuse } from '@maidan/core/result';
import type { Slot } from '@maidan/games/slots/slot';
import { drawn, outcomeOf, paid, spinWords } from '@maidan/games/slots/spin';
import type { Deps } from '../deps.ts';
import type { Player } from '../http/caller.ts';
import { mayStake, watchOf } from '../protection/keptWithin.ts';
import { type Command, NOT_REMEMBERED } from '../writer/command.ts';
import { idFromCause } from '../writer/idFromCause.ts';
import type { SpinnerRow, SpinRow } from './rows.ts';
import { recordOf } from './spinStore.ts';
import { begunWith, chainOf, isUsedUp, nextSeed, readyAt, seatOf } from './seat.ts';

/* What a player does at the slots, as commands of the one writer. Any node decides them: the player's row is locked. */

type House = Pick<Deps, 'secrets' | 'stops' | 'world' | 'code'>;
type Spun = Reply<'spin'>;

/** What a player asks for: the commitment they saw, and their own number. */
export interface Wanted {
  readonly stake: Money;
  readonly number: string;
  readonly commitment: string;
}

/** Commits to a chain of seeds, if the player has none yet. */
export function sitDown({ secrets, world }: House, { user }: Pick<Player, 'user'>): Command<Reply<'slotSeat'>> {
  const fresh = begunWith(secrets, user, 1, world.secret());
  return {
    ...NOT_REMEMBERED,
    accounts: [],
    rows: [['spinner', user]],
    decide: decision => {
      const row = decision.row('spinner', user);
      if (!row) decision.add('spinner', fresh);
      return ok(seatOf(secrets, row ?? fresh, decision.now));
    },
  };
}

/** Whether the rules of this process are not those it was opened with. */
export const isShut = ({ code }: Pick<House, 'code'>): boolean => code.found?.isChanged === true;

/** Stake, draw and payment in one: either all of it is true, or nothing. */
export function spin(
  { secrets, stops, world, code }: House,
  caller: Player,
  slot: Slot,
  wanted: Wanted,
): Command<Spun> {
  const { key, fingerprint, user } = caller;
  const secret = world.secret();
  let fresh: SpinnerRow | undefined; // made once, however often this is decided
  const moved = (row: SpinnerRow, last_at: Millis): SpinnerRow => {
    const next = { ...row, used: row.used + 1, last_at };
    if (!isUsedUp(next)) return next;
    fresh ??= begunWith(secrets, user, row.chain + 1, secret);
    return { ...fresh, last_at };
  };
  return {
    key,
    fingerprint,
    accounts: [`player:${user}`],
    rows: [...watchOf(user), ['spinner', user]],
    decide: decision => {
      const row = decision.row('spinner', user);
      if (decision.row('user', user)?.status !== 'active') return refuse('account-blocked');
      if (isShut({ code }) || stops.has('casino:all', 'slot:all', `slot:${slot.code}`)) return refuse('slot-closed');
      const unfit = stakeFault(slot, wanted.stake);
      if (unfit) return refuse(unfit);
      if (!row) return refuse('spun-elsewhere'); // who has not sat down has seen no commitment
      if (decision.now < readyAt(row, decision.now)) return refuse('spin-too-soon');
      const { seed, commitment } = nextSeed(secrets, row);
      if (commitment !== wanted.commitment) return refuse('spun-elsewhere');
      const within = mayStake(decision, user, () => stakingOf(wanted));
      if (!within.ok) return within;
      const spun = spinRow(slot, row, wanted, { id: idFromCause(key), seed, at: decision.now });
      const posted = decision.post(spinSlot(user, spun.stake, spun.paid, spun.id, slot.code));
      if (!posted.ok) return posted;
      decision.add('spin', spun);
      const after = moved(row, decision.now);
      decision.put('spinner', after);
      return ok({ spin: recordOf(spun), seat: seatOf(secrets, after, decision.now) });
    },
  };
}

/** For who keeps to limits of their own: decided as soon as it is staked, a spin is never an open bet. */
const stakingOf = ({ stake }: Wanted): Staking => ({ stakes: stake, largest: stake, bets: 0, more: stake });

function stakeFault({ stakes }: Slot, stake: Money): ErrorCode | undefined {
  if (stake < stakes[0]!) return 'stake-too-small';
  if (stake > stakes.at(-1)!) return 'stake-too-large';
  return stakes.includes(stake) ? undefined : 'stake-not-offered';
}

/** The reels of this player at this place of their chain. */
function spinRow(
  slot: Slot,
  seat: SpinnerRow,
  { stake, number, commitment }: Wanted,
  { id, seed, at }: { readonly id: string; readonly seed: string; readonly at: Millis },
): SpinRow {
  const nth = seat.used + 1;
  const stops = drawn(slot, spinWords({ slot: slot.code, nth, seed, number }));
  return {
    ...{ id, user_id: seat.user_id, slot: slot.code, chain: chainOf(seat), nth, commitment, seed },
    ...{ player_number: number, stake, stops, paid: paid(slot, stake, outcomeOf(slot, stops).units), at },
  };
}
