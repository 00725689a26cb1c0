import type { ErrorCode } from '@maidan/contract/errors';
import type { Result } from '@maidan/core/result';
import type { Player } from '../http/caller.ts';
import type { Deps } from '../deps.ts';
import type { EventDesk } from '../sport/eventDesk.ts';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import type { Command } from '../writer/command.ts';
import { Hasty } from './desk.ts';
import { limitsFor } from './limits.ts';
import type { Terms } from './rowBets.ts';
import type { MarketRow } from './rows.ts';

/** A row of the house, and the match it is on. */
interface Found {
  readonly desk: EventDesk;
  readonly row: MarketRow;
}

/**
 * Bets with the house wait a moment in play, and nobody waits for a ball to end. Whether they have to is decided with them:
 * one that was on its way when the match began, or a ball was over, waits after all.
 */
export async function inTurn<A>(
  { sport, writer, settings }: Deps,
  { desk, row }: Found,
  caller: Player,
  command: (terms: Pick<Terms, 'limits' | 'mustWait'>) => Command<A>,
): Promise<Result<A, ErrorCode>> {
  const limits = () => limitsFor(caller.user, settings.values.sport);
  const mustWait = () => desk.row.state === 'inPlay' && sport.houseRow(row.id)?.status === 'active';
  const waiting = () => {
    const act = () => writer.do(command({ limits, mustWait: () => false }));
    return sport.waitingRoom.wait(row.id, caller, DELAY_MS.rowInPlay, act);
  };
  if (mustWait()) return waiting();
  try {
    return await writer.do(command({ limits, mustWait }));
  } catch (error) {
    if (error instanceof Hasty) return waiting();
    throw error;
  }
}
