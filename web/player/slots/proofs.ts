import type { SpinFault } from '@maidan/games/slots/spin';
import { say } from '@maidan/words/say';
import { saveFile } from '../../ui/saveFile.ts';
import type { Spun } from './shown.ts';

const FAULTS: Readonly<Record<SpinFault, string>> = {
  'seed-is-not-the-committed-one': say('slots.faultSeed'),
  'stop-is-not-the-drawn-one': say('slots.faultStop'),
  'paid-is-not-what-the-reels-make': say('slots.faultPaid'),
};

export const faultWords = (fault: SpinFault): string => FAULTS[fault];

/** For who checks without the house. */
export const saveProof = (spin: Spun): void =>
  saveFile(new Blob([JSON.stringify(spin, null, 2)], { type: 'application/json' }), 'spin.json');
