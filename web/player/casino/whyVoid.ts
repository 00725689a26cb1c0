import type { FaultCode } from '@maidan/games/kit/roundFaults';

/* Few rounds are void: the words for why come after the table, and whoever has none of them yet says a sentence less. */

let words: Readonly<Record<FaultCode, string>> | undefined;

export async function fetchWhyVoid(): Promise<void> {
  words ??= (await import('../../ui/faultWords.ts').catch(() => undefined))?.FAULT_WORDS;
}

export const whyVoid = (fault: FaultCode | undefined): string | undefined => fault && words?.[fault];
