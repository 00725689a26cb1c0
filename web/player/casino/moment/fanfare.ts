import { type Score, tone } from '../studio/sound/sounds.ts';
import type { Cheer } from './cheer.ts';

/** A chord, note by note, from the middle of the keyboard up. */
const NOTES = [523, 659, 784, 1_047, 1_319, 1_568, 2_093];
const APART_SECONDS = 0.1;

/** What a win sounds like: the larger it is, the higher it climbs, and the largest end in falling coins. */
export const fanfareOf =
  (cheer: Cheer): Score =>
  (audio, at) => {
    const notes = NOTES.slice(0, 3 + cheer);
    const end = at + notes.length * APART_SECONDS;
    notes.forEach((pitch, nth) => tone(audio, at + nth * APART_SECONDS, { pitch, seconds: 0.45, volume: 0.07 }));
    for (const pitch of NOTES.slice(0, 3)) tone(audio, end, { pitch, seconds: 0.9, volume: 0.05 });
    const coins = cheer === 3 ? COINS : COINS.slice(0, cheer);
    for (const [nth, late] of coins.entries())
      tone(audio, end + late, { pitch: 2_600 + (nth % 3) * 420, seconds: 0.09, volume: 0.035 });
  };

const COINS = [0.05, 0.13, 0.19, 0.27, 0.36, 0.42, 0.53, 0.61, 0.72, 0.86];
