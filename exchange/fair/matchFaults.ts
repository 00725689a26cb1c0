import type { FieldFault } from '@maidan/core/fields';
import type { OriginFault } from '@maidan/core/entropy';

/**
 * What can be wrong with the record of a match, and the sentence a player reads about it. The verifier of docs/fairness
 * knows those that can be found without the rules of a sport by the same names.
 */
export const MATCH_FAULTS = {
  // The file cannot be read as a record.
  'record-is-not-json': 'This is not a JSON file.',
  'record-is-of-another-version': 'This is not a match record of version v1.',
  'record-field-is-missing': 'A field of the record is missing.',
  'record-field-is-unknown': 'The record has a field that does not belong there.',
  'record-field-is-malformed': 'A field of the record is not written as it must be.',
  // It is not what was committed to.
  'seed-is-not-the-committed-one': 'The seed is not the one that was committed to before anybody could bet.',
  'seed-is-not-of-its-chain': 'The seed does not lead back to the head of its chain.',
  // It was not decided that way.
  'prelude-is-not-of-one-number': 'What was played before anybody could bet has more than one number to go by.',
  'entropy-is-not-the-announced-one': 'A step was decided by another number than was announced for it.',
  'entropy-was-used-twice': 'Two steps share their entropy, so the later one could be known too early.',
  'entropy-is-not-of-its-signature': 'A number of the public beacon is not the SHA-256 of its signature.',
  'beacon-went-backwards': 'A later step has an older number of the public beacon, known while bets were open.',
  'entropy-was-known-too-early': 'A step was decided by a number that was public before it was announced.',
  'signature-is-not-of-the-beacon': 'A number that is said to be of the public beacon was not signed by it.',
  'words-are-not-the-drawn-ones': 'The words of a step are not those of the seed and the public entropy.',
  'record-was-altered': 'The record is not as it was published: its digest is another one.',
  // By the rules of the sport it was another match.
  'sport-is-unknown': 'There is no sport of that name, so its rules cannot be followed.',
  'fixture-is-another-one': 'The record is of another match than the one it names.',
  'step-is-not-drawn': 'Nothing was to be drawn at a step that has entropy.',
  'entropy-is-missing': 'A step was drawn for which nothing was made public.',
  'step-is-not-the-drawn-one': 'What happened is not what the seed and the public entropy make of it by the rules.',
  'match-is-not-finished': 'By the rules the match was not over.',
  'match-went-on-too-long': 'By the rules the match was over before its last step.',
  'answer-is-not-what-the-match-says':
    'A market was settled otherwise than by what happened, and nobody is said to have done so.',
  // Two matches that should belong together.
  'matches-are-not-of-one-chain': 'The seed of the later match does not lead back to the seed of the earlier one.',
} as const satisfies Record<FieldFault | OriginFault, string> & Record<string, string>;

export type MatchFault = keyof typeof MATCH_FAULTS;
