import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { FaultCode } from '@maidan/games/kit/roundFaults';
import type { Staff } from '../caller.ts';
import { RoundGone } from '../casino/faults.ts';
import { roundOf } from '../casino/roundStore.ts';
import type { Deps } from '../deps.ts';
import { entryBy } from './entry.ts';
import { propose } from './propose.ts';

/* Ending a round by hand: at once while it is under way; once it has paid, two people are needed. See reversal.ts. */

const FAULT: FaultCode = 'voided-by-operator';
type Voided = Reply<'voidRound'>;

export async function voidRound(
  { db, writer, tables }: Deps,
  caller: Staff,
  { id, reason }: Input<'voidRound'>,
): Promise<Result<Voided, ErrorCode>> {
  const known = await roundOf(db, id);
  if (!known) return refuse('unknown-round');
  const table = tables.of(known.game);
  const isHere = () => table?.round.id === id;
  const decided = await writer.do<Voided>({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['round', known.id]],
    numbers: ['proposal'],
    decide: books => {
      const { state } = books.row('round', id) ?? known;
      if (state === 'void') return refuse('round-over');
      if (state !== 'settled') return isHere() ? ok({ state: 'void', proposal: null }) : refuse('round-under-way');
      return ok({ state: 'proposed', proposal: propose(books, caller, 'voidRound', id, {}, reason).id });
    },
  });
  if (!decided.ok || decided.value.state === 'proposed') return decided;
  const entry = entryBy(caller, 'round.void', `round:${id}`, { after: { state: 'void', fault: FAULT }, reason });
  if (isHere()) await table?.voidNow(books => books.audit(entry)).catch(unlessOver);
  const now = await roundOf(db, id);
  return now?.state === 'void' ? decided : refuse('round-over');
}

/** It was paid before its turn came: then a second person is needed. */
function unlessOver(error: unknown): void {
  if (!(error instanceof RoundGone)) throw error;
}
