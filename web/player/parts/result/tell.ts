import { type Fact, type Frame, told, type Tongue } from '@maidan/games/kit/fact';
import type { Word } from '@maidan/games/kit/factWords';
import { say } from '@maidan/words/say';
import { written } from '@maidan/games/kit/written';
import { sayLabel } from '@maidan/words/games/labels';

/* What a round came to, in the language of the page. */

/** English is how it is written down. The language is a word of the catalogue, so that English pages leave out the rest. */
export const tell = (fact: Fact): string => (say('frame.lang') === 'en-IN' ? written(fact) : told(fact, PAGE));

/** What a seat is called. */
export const seatName = sayLabel;

const SAID: Readonly<Record<Word, string>> = {
  Tie: say('outcome.tie'),
  'No Result': say('outcome.noResult'),
  Draw: say('outcome.draw'),
  Yes: say('outcome.yes'),
  No: say('outcome.no'),
  Odd: say('outcome.odd'),
  Even: say('outcome.even'),
  Red: say('outcome.red'),
  Black: say('outcome.black'),
  Green: say('outcome.green'),
  Big: say('outcome.big'),
  Small: say('outcome.small'),
  High: say('outcome.high'),
  Low: say('outcome.low'),
  Spade: say('outcome.spade'),
  Heart: say('outcome.heart'),
  Club: say('outcome.club'),
  Diamond: say('outcome.diamond'),
  Up: say('outcome.up'),
  Down: say('outcome.down'),
  '7 Up': say('outcome.n7Up'),
  '7 Down': say('outcome.n7Down'),
  'Under 7': say('outcome.under7'),
  'Over 7': say('outcome.over7'),
  'Under 21': say('outcome.under21'),
  'Over 21': say('outcome.over21'),
  'Over 22': say('outcome.over22'),
  'Low Card': say('outcome.lowCard'),
  'High Card': say('outcome.highCard'),
  Pair: say('outcome.pair'),
  Flush: say('outcome.flush'),
  Straight: say('outcome.straight'),
  Trio: say('outcome.trio'),
  'Straight Flush': say('outcome.straightFlush'),
  'One Pair': say('outcome.onePair'),
  'Two Pair': say('outcome.twoPair'),
  'Three of a Kind': say('outcome.threeOfAKind'),
  'Full House': say('outcome.fullHouse'),
  'Four of a Kind': say('outcome.fourOfAKind'),
  'Royal Flush': say('outcome.royalFlush'),
  Colour: say('outcome.colour'),
  Sequence: say('outcome.sequence'),
  'Pure Sequence': say('outcome.pureSequence'),
  Triple: say('outcome.triple'),
  'Baccarat 1': say('outcome.baccarat1'),
  'Baccarat 2': say('outcome.baccarat2'),
  Seven: say('outcome.seven'),
  'Three card sequence': say('outcome.threeCardSequence'),
  'Four card color': say('outcome.fourCardColor'),
  'Four card sequence': say('outcome.fourCardSequence'),
  'Three of a kind': say('outcome.patternThreeOfAKind'),
  'Three card pure sequence': say('outcome.threeCardPureSequence'),
  'Four card pure sequence': say('outcome.fourCardPureSequence'),
  'Four of a kind': say('outcome.patternFourOfAKind'),
  'Pair (2-10)': say('outcome.pair210'),
  'Pair (J-K)': say('outcome.pairJK'),
  'A-K Suited': say('outcome.aKSuited'),
  'A-K Offsuit': say('outcome.aKOffsuit'),
  'A-Q/A-J Suited': say('outcome.aQAJSuited'),
  'A-Q/A-J Offsuit': say('outcome.aQAJOffsuit'),
  'Two Black Two Red': say('outcome.twoBlackTwoRed'),
  'Any 3 Card Red': say('outcome.any3CardRed'),
  'Any 3 Card Black': say('outcome.any3CardBlack'),
  'Equal Total': say('outcome.equalTotal'),
  '8 & 9 Total': say('outcome.n8And9Total'),
  '10 & 11 Total': say('outcome.n10And11Total'),
  Wicket: say('outcome.wicket'),
  'Extra Runs': say('outcome.extraRuns'),
  'No Goal': say('outcome.noGoal'),
  'Shot Goal': say('outcome.shotGoal'),
  'Header Goal': say('outcome.headerGoal'),
  'Penalty Goal': say('outcome.penaltyGoal'),
  'Free Kick Goal': say('outcome.freeKickGoal'),
};

const FRAMED: Readonly<Record<Frame, (what: string) => string>> = {
  card: what => say('outcome.withCard', { what }),
  line: what => say('outcome.withLine', { what }),
  points: what => say('outcome.withPoints', { what }),
  cards: what => say('outcome.withCards', { what }),
  single: what => say('outcome.withSingle', { what }),
  double: what => say('outcome.withDouble', { what }),
  triple: what => say('outcome.withTriple', { what }),
  nextTotal: what => say('outcome.withNextTotal', { what }),
  runs: what => say('outcome.withRuns', { what }),
  column: what => say('outcome.withColumn', { what }),
  runningTotal: what => say('outcome.withRunningTotal', { what }),
  cardCount: what => say('outcome.withCardCount', { what }),
  finalScore: what => say('outcome.withFinalScore', { what }),
};

const PAGE: Tongue = {
  word: word => SAID[word as Word] ?? word,
  name: sayLabel,
  frames: FRAMED,
};
