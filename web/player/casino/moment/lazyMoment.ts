import { lazily } from '../../../ui/lazily.tsx';

/* What a round made of one's bets: one file, asked for when the slip is there, before a first bet. */

export const OwnResult = lazily(async () => (await import('./OwnResult.tsx')).OwnResult);
export const RoundSum = lazily(async () => (await import('./OwnResult.tsx')).RoundSum);
export const SessionBest = lazily(async () => (await import('./OwnResult.tsx')).SessionBest);
