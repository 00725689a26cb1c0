import { formatMoney } from '@maidan/core/format';
import { parseSpin } from '@maidan/games/slots/parseSpin';
import { slotOf } from '@maidan/games/slots/list';
import { windowOf } from '@maidan/games/slots/slot';
import { followsSpin, outcomeOf, spinFault, type SpinRecord } from '@maidan/games/slots/spin';

/* The record of a spin drawn again from its seed and its player's number, told line by line. */

/** Whether this text is said to be the record of a spin, and not of a round. */
export const isSpin = (text: string): boolean => /^\s*\{[^{}]*"kind"\s*:\s*"spin"/.test(text);

type Say = (line: string) => void;

/** The record in this text, if it holds all it claims. */
export async function verifiedSpin(text: string, say: Say = console.log): Promise<SpinRecord | undefined> {
  const parsed = parseSpin(text);
  if (!parsed.ok) return notVerified(`${parsed.error}${parsed.at && ` (${parsed.at})`}`, say);
  const record = parsed.value;
  const slot = await slotOf(record.slot);
  if (!slot) return notVerified(`there is no slot called ${record.slot}`, say);
  say(`Spin ${record.id}, ${slot.name}: number ${record.nth} of chain ${record.chain}`);
  const fault = spinFault(slot, record);
  if (fault) return notVerified(fault, say);
  say(`  SHA-256 of the seed is the commitment ${record.commitment}`);
  say(`  with the number "${record.number}" of the player it stops the reels here:`);
  for (const [nth, stops] of record.stops.entries()) {
    const seen = stops.map((stop, reel) => windowOf(slot, reel, stop).join('/')).join('  ');
    say(`  ${nth === 0 ? 'spin' : `free ${nth}`}: ${stops.join(' ')} = ${seen}`);
  }
  const { units } = outcomeOf(slot, record.stops);
  say(
    `  that makes ${units} of ${slot.cost} units: ${formatMoney(record.paid)} for a stake of ${formatMoney(record.stake)}`,
  );
  return record;
}

/** Whether the later spin was committed to when the earlier one was shown. */
export function followsEarlier(earlier: SpinRecord, later: SpinRecord, say: Say = console.log): boolean {
  if (!followsSpin(earlier, later)) {
    notVerified('it is not the next spin of the same chain of seeds', say);
    return false;
  }
  say(`  it was committed to when spin ${earlier.id} was shown`);
  return true;
}

function notVerified(fault: string, say: Say): undefined {
  say(`NOT VERIFIED: ${fault}.`);
}
