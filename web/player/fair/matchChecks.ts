import { MATCH_FAULTS, type MatchFault } from '@maidan/exchange/fair/matchFaults';
import { isDrawnStep, type MatchRecord } from '@maidan/exchange/fair/matchRecord';
import { parseMatch } from '@maidan/exchange/fair/parseMatch';
import { recountFault, replayFault, signatureFault } from '@maidan/exchange/fair/verifyMatch';
import { sportOf } from '@maidan/exchange/sports/sports';
import { say } from '@maidan/words/say';

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
  lines: [
    /^\d+$/.test(at)
      ? say('fair.matchStep', { step: at, why: MATCH_FAULTS[fault] })
      : `${MATCH_FAULTS[fault]}${at && ` (${at})`}`,
  ],
});

function told({ seed, commitment, chain, nth, steps, answers }: MatchRecord): readonly string[] {
  const drawn = steps.filter(isDrawnStep);
  const ahead = drawn.filter(({ announced }) => announced === null).length;
  const byHand = answers.filter(([, , by]) => by === 'hand').length;
  const sources = [...new Set(drawn.map(({ source }) => source.replace(/ round \d+$/, '')))].join(', ');
  return [
    say('fair.seedIs', { seed, commitment }),
    say('fair.matchSeed', { nth: String(nth + 1), chain }),
    say('fair.matchDrawn', { drawn: String(drawn.length), all: String(steps.length), sources }),
    ...(ahead > 0 ? [say('fair.matchAhead', { ahead: String(ahead) })] : []),
    say('fair.matchRules', { all: String(steps.length) }),
    say('fair.matchSettled', { byFacts: String(answers.length - byHand), byHand: String(byHand) }),
  ];
}
