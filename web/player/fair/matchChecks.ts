import { MATCH_FAULTS, type MatchFault } from '@maidan/exchange/fair/matchFaults';
import { isDrawnStep, type MatchRecord } from '@maidan/exchange/fair/matchRecord';
import { parseMatch } from '@maidan/exchange/fair/parseMatch';
import { recountFault, replayFault, signatureFault } from '@maidan/exchange/fair/verifyMatch';
import { sportOf } from '@maidan/exchange/sports/sports';

/* A match played again in this browser, with the same verifier as on the command line. */

export interface MatchVerification {
  readonly isRight: boolean;
  /** What was compared, or what is wrong. */
  readonly lines: readonly string[];
}

export async function matchVerification(text: string): Promise<MatchVerification> {
  const parsed = parseMatch(text);
  if (!parsed.ok) return wrong(parsed.error, parsed.at);
  const record = parsed.value;
  const found = recountFault(record) ?? (await signatureFault(record)) ?? replayFault(sportOf(record.sport), record);
  return found ? wrong(found.fault, found.at) : { isRight: true, lines: told(record) };
}

const wrong = (fault: MatchFault, at: string): MatchVerification => ({
  isRight: false,
  lines: [/^\d+$/.test(at) ? `Step ${at}: ${MATCH_FAULTS[fault]}` : `${MATCH_FAULTS[fault]}${at && ` (${at})`}`],
});

function told({ seed, commitment, chain, nth, steps, answers }: MatchRecord): readonly string[] {
  const drawn = steps.filter(isDrawnStep);
  const ahead = drawn.filter(({ announced }) => announced === null).length;
  const byHand = answers.filter(([, , by]) => by === 'hand').length;
  const sources = [...new Set(drawn.map(({ source }) => source.replace(/ round \d+$/, '')))].join(', ');
  return [
    `SHA-256 of the seed ${seed} is the commitment ${commitment}.`,
    `It is seed ${nth + 1} of chain ${chain}.`,
    `${drawn.length} of ${steps.length} steps were drawn, by numbers of: ${sources}. Each was announced with the step before.`,
    ...(ahead > 0 ? [`${ahead} of them were played before anybody could bet.`] : []),
    `By the rules of the sport all ${steps.length} steps are what the seed and these numbers make of them.`,
    `${answers.length - byHand} markets were settled by what happened, ${byHand} by two people of the house.`,
  ];
}
