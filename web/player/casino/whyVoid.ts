import type { FaultCode } from '@maidan/games/kit/roundFaults';
import { useEffect, useState } from 'react';

/* Few rounds are void: the words for why come with the first of them, and whoever has none yet says a sentence less. */

let words: Readonly<Record<FaultCode, string>> | undefined;

export async function fetchWhyVoid(): Promise<void> {
  words ??= (await import('../../ui/faultWords.ts').catch(() => undefined))?.FAULT_WORDS;
}

/** Fetches them when a round is void, and draws anew what was said without them. */
export function useWhyVoid(isVoid: boolean): void {
  const [, setWordsThere] = useState(false);
  useEffect(() => {
    if (isVoid) void fetchWhyVoid().then(() => setWordsThere(true));
  }, [isVoid]);
}

export const whyVoid = (fault: FaultCode | undefined): string | undefined => fault && words?.[fault];
