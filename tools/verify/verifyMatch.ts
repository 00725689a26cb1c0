import { MATCH_FAULTS } from '@maidan/exchange/fair/matchFaults';
import { isDrawnStep, type MatchRecord } from '@maidan/exchange/fair/matchRecord';
import { parseMatch } from '@maidan/exchange/fair/parseMatch';
import {
  matchesBetween,
  type MatchFinding,
  recountFault,
  replayFault,
  signatureFault,
} from '@maidan/exchange/fair/verifyMatch';
import { sportOf } from '@maidan/exchange/sports/sports';

/* The record of a match played again by the rules of its sport, told line by line. */

/** Whether this text is said to be the record of a match, and not of a round. */
export const isMatch = (text: string): boolean => /^\s*\{[^{}]*"kind"\s*:\s*"match"/.test(text);

type Say = (line: string) => void;

/** The record in this text, if it holds all it claims. */
export async function verifiedMatch(text: string, say: Say = console.log): Promise<MatchRecord | undefined> {
  const parsed = parseMatch(text);
  if (!parsed.ok) return notVerified({ fault: parsed.error, at: parsed.at }, say);
  const record = parsed.value;
  const { event, sport, steps, answers } = record;
  say(`Match ${event}, ${sport}`);
  const wrong = recountFault(record);
  if (wrong) return notVerified(wrong, say);
  say(`  SHA-256 of the seed is the commitment ${record.commitment}`);
  say(`  hashed ${record.nth + 1} times it is the head of chain ${record.chain}`);
  const drawn = steps.filter(isDrawnStep);
  const sources = Map.groupBy(drawn, ({ source }) => source.replace(/ round \d+$/, ''));
  for (const [source, { length }] of sources) say(`  ${length} of ${steps.length} steps were decided by ${source}`);
  const ahead = drawn.filter(({ announced }) => announced === null).length;
  if (ahead > 0) say(`  ${ahead} of them were played before anybody could bet`);
  say(`  the digest is ${record.digest}`);
  const other = (await signatureFault(record)) ?? replayFault(sportOf(sport), record);
  if (other) return notVerified(other, say);
  say(`  by the rules of ${sport} all ${steps.length} steps are what the seed and the public entropy make of them`);
  const byHand = answers.filter(([, , by]) => by === 'hand');
  say(`  ${answers.length - byHand.length} markets were settled by what happened`);
  for (const [market] of byHand) say(`  ${market} was settled by two people of the house`);
  return record;
}

/** Whether the later match is of the same chain of seeds. */
export function followsMatch(earlier: MatchRecord, later: MatchRecord, say: Say = console.log): boolean {
  const between = matchesBetween(earlier, later);
  if (typeof between !== 'number') {
    notVerified(between, say);
    return false;
  }
  say(`  it is ${between} after match ${earlier.event} in one chain of seeds`);
  return true;
}

function notVerified({ fault, at }: MatchFinding, say: Say): undefined {
  say(`NOT VERIFIED: ${fault}${at && ` (${at})`}. ${MATCH_FAULTS[fault]}`);
}
