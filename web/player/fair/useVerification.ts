import type { FaultCode } from '@maidan/games/kit/roundFaults';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session.ts';
import type { Verification } from './checks.ts';

/** What is to be checked: a round of this house, or a record somebody has. */
export type Wanted = { readonly round: string } | { readonly text: string };

export interface Findings extends Verification {
  /** As the house gave it, or as it was pasted. */
  readonly text: string;
}

/** A round that ended without a result before records told of those. */
export interface NoResult {
  readonly fault: FaultCode | null;
}

/** Fetches what is needed and draws the cards again in this browser. */
export const useVerification = (wanted: Wanted | undefined) =>
  useQuery({
    queryKey: ['verification', wanted],
    queryFn: ({ signal }) => (wanted && 'round' in wanted ? ofRound(wanted.round, signal) : ofText(wanted?.text ?? '')),
    enabled: wanted !== undefined,
    staleTime: Number.POSITIVE_INFINITY, // what is over does not change
  });

async function ofRound(id: string, signal: AbortSignal): Promise<Findings | NoResult> {
  const [round, { tables }] = await Promise.all([call('round', { id }, { signal }), call('fairness', {}, { signal })]);
  if (round.record === null) return { fault: round.fault };
  const head = tables.find(({ game }) => game === round.game)?.head;
  return checked(JSON.stringify(round.record), { round: id, head });
}

const ofText = (text: string): Promise<Findings> => checked(text, {});

/** The verifier and the rules of the game are loaded when somebody asks for them. */
async function checked(text: string, known: { round?: string; head?: string | undefined }): Promise<Findings> {
  const { verification } = await import('./checks.ts');
  return { ...(await verification(text, known)), text };
}
