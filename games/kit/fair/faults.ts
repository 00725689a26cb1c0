/**
 * What can be wrong with a round, and the sentence a player reads about it. The verifiers of docs/fairness know those
 * that can be found without the rules of a game by the same names.
 */
export const FAULTS = {
  // The file cannot be read as a record.
  'record-is-not-json': 'This is not a JSON file.',
  'record-is-of-another-version': 'This is not a round record of version v1, v2 or v4.',
  'record-field-is-missing': 'A field of the record is missing.',
  'record-field-is-unknown': 'The record has a field that does not belong there.',
  'record-field-is-malformed': 'A field of the record is not written as it must be.',
  // It is not about the game it names.
  'game-is-unknown': 'There is no game of that name, so its rules cannot be followed.',
  'game-is-another-one': 'The record is of another game.',
  'shoe-is-not-the-one-of-the-game': 'The record counts along another shoe than the game deals from.',
  // It is not what was committed to.
  'seed-is-not-the-committed-one': 'The seed is not the one that was committed to before the round.',
  'gone-does-not-fit-the-shoe': 'The cards said to be gone before the round cannot have come from this shoe.',
  'shoe-should-have-been-full': 'This game starts every round with a full shoe, yet cards are said to be gone.',
  'gone-is-not-of-whole-rounds': 'The cards said to be gone before the round are not those of whole rounds.',
  'shoe-should-have-been-changed': 'A fresh shoe was due before this round.',
  // It was not dealt that way.
  'window-went-backwards': 'A card is said to come before a betting window that an earlier card came after.',
  'entropy-is-missing': 'A card was dealt after a betting window for which nothing was made public.',
  'entropy-was-used-twice': 'Two betting windows share their entropy, so the later cards could be known too early.',
  'entropy-was-not-used': 'The record has entropy for a betting window that no card was dealt after.',
  'entropy-is-not-of-its-signature': 'A number of the public beacon is not the SHA-256 of its signature.',
  'beacon-went-backwards':
    'A later betting window has an older number of the public beacon, known while bets were open.',
  'announcement-is-another-one': 'A betting window was announced otherwise than the record says.',
  'beacon-is-not-the-first-after-the-close':
    'Another number of the public beacon was announced than the first one after the window closes.',
  'window-was-not-announced': 'A card was dealt after a betting window that was never announced.',
  'beacon-is-not-the-announced-one': 'A card was drawn with another number than was announced while bets were open.',
  'bets-root-is-missing': 'A card was dealt after a betting window that has no root of its bets.',
  'bets-root-was-late':
    'The root of the bets was put on record when the number that decides might already have been known.',
  'bets-root-was-too-early': 'The root of the bets is said to be older than the bets can be.',
  'closed-round-was-voided-by-one': 'Bets on the round were closed, and yet one person alone made it void.',
  'void-is-not-as-the-record-shows':
    'The round is said to be void for a reason that the rest of the record contradicts.',
  'signature-is-not-of-the-beacon': 'A number that is said to be of the public beacon was not signed by it.',
  'shoe-was-empty': 'A card was dealt from an empty shoe.',
  'card-went-to-another-seat': 'A card went to another seat than the rules say.',
  'card-was-dealt-in-another-window': 'A card was dealt after another betting window than the rules say.',
  'card-is-not-the-drawn-one': 'A card is not the one that the seed and the public entropy draw.',
  'round-is-not-finished': 'By the rules there are more cards to come.',
  'round-went-on-too-long': 'By the rules the round was over before its last card.',
  'result-is-not-what-the-cards-make': 'By the rules these cards make another result.',
  // Nothing else is wrong, and yet something was changed.
  'record-was-altered': 'The record is not as it was published: its digest is another one.',
  // Two rounds that should belong together.
  'rounds-are-not-of-one-chain': 'The seed of the later round does not lead back to the seed of the earlier one.',
  'version-went-backwards': 'The later record tells less than the earlier one, as if the house had forgotten how.',
  'announcement-does-not-follow': 'The later round was announced after another one than the earlier.',
  'shoe-did-not-carry-over': 'The later round does not start with the shoe as the earlier one left it.',
} as const;

export type Fault = keyof typeof FAULTS;
