import { fact, named } from './kit/fact.ts';
import {
  defineGame,
  type Limits,
  type Market,
  type Outcome,
  type RoundResult,
  type Seen,
  type Table,
} from './kit/game.ts';
import { type Fixture, FIXTURES } from './kit/virtual/fixtures.ts';
import { mixed, type Odds, remembered } from './kit/virtual/mixed.ts';
import { BETTING_SECONDS, cardAt, cardsPossible, FIELD_SECONDS, NUMBERS, returning } from './kit/virtual/numbers.ts';
import { type Goals, goalsOf, PASSAGES, scores } from './kit/virtual/score.ts';
import { bets, deal, limits, live, ONE, won } from './kit/words.ts';

type Seat = 'card' | 'play';
type T = Table<Seat, number>;

interface Bet {
  readonly id: string;
  readonly label: string;
  isHit(goals: Goals): boolean;
}

const RESULT: readonly Bet[] = [
  { id: 'home', label: 'Home', isHit: ({ home, away }) => home > away },
  { id: 'draw', label: 'Draw', isHit: ({ home, away }) => home === away },
  { id: 'away', label: 'Away', isHit: ({ home, away }) => home < away },
];
const GOALS: readonly Bet[] = [
  { id: 'over', label: 'Over 2.5', isHit: ({ home, away }) => home + away > 2.5 },
  { id: 'under', label: 'Under 2.5', isHit: ({ home, away }) => home + away < 2.5 },
];
const BOTH: readonly Bet[] = [
  { id: 'both', label: 'Yes', isHit: ({ home, away }) => home > 0 && away > 0 },
  { id: 'notboth', label: 'No', isHit: ({ home, away }) => home === 0 || away === 0 },
];
/** Each side scores up to three, or the score is another one. */
const UP_TO = [0, 1, 2, 3];
const EXACT: readonly Bet[] = UP_TO.flatMap(home =>
  UP_TO.map(away => ({
    id: `score${home}-${away}`,
    label: `${home}-${away}`,
    isHit: (goals: Goals) => goals.home === home && goals.away === away,
  })),
);
const OTHER: Bet = { id: 'other', label: 'Any other score', isHit: goals => !EXACT.some(bet => bet.isHit(goals)) };
const SCORE: readonly Bet[] = [...EXACT, OTHER];
const ALL = [...RESULT, ...GOALS, ...BOTH, ...SCORE];

export default defineGame<Seat, number>({
  code: 'vfootball',
  name: 'Virtual Football',
  category: 'Virtual',
  rules: [
    'One of 20 fixtures is drawn and shown; then bets are taken, and the match is played.',
    'A match is 18 passages of five minutes. For each of them a number from 1 to 100 is drawn: the lowest are a goal of ' +
      'the home side, the highest one of the away side, and with all others nobody scores.',
    'How many numbers are a goal of either side stands on the fixture.',
    'Match Result: who has scored more, or a draw. Goals: three or more are over, two or fewer are under.',
    'Both Teams to Score: each side has scored at least once. Correct Score: exactly this score; ' +
      'Any other score wins as soon as a side has scored four.',
    'Prices follow from the fixture and stand until betting closes.',
  ],
  shoe: NUMBERS,
  seats: { card: 'Fixture', play: 'Match' },
  script: () => [
    deal('card', FIELD_SECONDS),
    bets(BETTING_SECONDS),
    ...Array.from({ length: PASSAGES }, () => deal('play', 1.9)),
  ],
  markets: [
    book('result', 'Match Result', RESULT, 0.95, limits(100, 50_000)),
    book('goals', 'Goals', GOALS, 0.95, limits(100, 50_000)),
    book('both', 'Both Teams to Score', BOTH, 0.95, limits(100, 50_000)),
    book('score', 'Correct Score', SCORE, 0.93, limits(100, 5_000)),
  ],
  layout: [
    { kind: 'cells', title: 'Match Result', market: 'result', perRow: 3 },
    { kind: 'cells', title: 'Goals', market: 'goals', perRow: 2 },
    { kind: 'cells', title: 'Both Teams to Score', market: 'both', perRow: 2 },
    { kind: 'cells', title: 'Correct Score', market: 'score', perRow: 6 },
  ],
  score: (t, seat) => (seat === 'play' && t.play.length > 0 ? fact('score', scoreTold(goalsIn(t))) : undefined),
  banner: { title: 'wins', details: ['score'] },
  scene: 'pitch',
  feed: { most: 1 + PASSAGES },
  result(t): RoundResult {
    const goals = goalsIn(t);
    const score = fact('score', scoreTold(goals));
    if (goals.home === goals.away) return { code: 'D', winners: [], tie: true, facts: [fact('winner', 'Draw'), score] };
    const [code, name] = goals.home > goals.away ? ['H', 'Home'] : ['A', 'Away'];
    return { code, winners: [], facts: [fact('winner', named(name)), score] };
  },
  solve: chances,
});

function book(id: string, name: string, on: readonly Bet[], share: number, taken: Limits): Market<T> {
  return {
    id,
    name,
    limits: taken,
    ends: ONE,
    open: t => t.card.length === 1,
    selections: on.map(bet => ({
      id: bet.id,
      sid: 1 + ALL.indexOf(bet),
      label: bet.label,
      price: live(returning(share)),
      outcome: (t): Outcome => won(bet.isHit(goalsIn(t))),
    })),
  };
}

const scoreTold = ({ home, away }: Goals) => named(`${home}-${away}`);

function fixtureIn(t: T): Fixture {
  return FIXTURES[cardAt(t.card[0] ?? 1)]!;
}

function goalsIn(t: T): Goals {
  return goalsOf(fixtureIn(t), t.play);
}

function oddsOf(fixture: Fixture, drawn: readonly number[]): Odds {
  const all = scores(fixture, drawn);
  const chance = (bet: Bet) => all.reduce((sum, goals) => (bet.isHit(goals) ? sum + goals.p : sum), 0);
  return new Map(ALL.map(bet => [bet.id, chance(bet)]));
}

const atStart = remembered(card => oddsOf(FIXTURES[card]!, []));

function chances({ table }: Seen<Seat, number>) {
  const { card, play } = table;
  return mixed(cardsPossible(card).map(each => (play.length > 0 ? oddsOf(FIXTURES[each]!, play) : atStart(each))));
}
