import { fact, hands, named } from './kit/fact.ts';
import { defineGame, type Limits, type Market, type Seen, type Step, type Table } from './kit/game.ts';
import { tied, wonBy } from './kit/outcome.ts';
import { ballAt, BALLS, type CricketFixture, CRICKET_FIXTURES } from './kit/virtual/fixtures.ts';
import { evenSession } from './kit/virtual/evenSession.ts';
import { mixed, type Odds, remembered } from './kit/virtual/mixed.ts';
import {
  BETTING_SECONDS,
  cardAt,
  cardsPossible,
  FIELD_SECONDS,
  MOST,
  NUMBERS,
  returning,
} from './kit/virtual/numbers.ts';
import { batting, type Drawn, type Innings, type Match, matchEndings, matchOf } from './kit/virtual/twoOvers.ts';
import { bets, deal, limits, line, live, ONE, won } from './kit/words.ts';

type Seat = 'card' | 'first' | 'second';
type T = Table<Seat, number>;

type Ended = Readonly<Record<'first' | 'second', Pick<Innings, 'runs' | 'wickets'>>>;

interface Bet {
  readonly id: string;
  readonly label: string;
  isHit(ended: Ended): boolean;
}

const WINNER: readonly Bet[] = [
  { id: 'first', label: 'Side A', isHit: ({ first, second }) => first.runs > second.runs },
  { id: 'tie', label: 'Tie', isHit: ({ first, second }) => first.runs === second.runs },
  { id: 'second', label: 'Side B', isHit: ({ first, second }) => first.runs < second.runs },
];
const fallen = ({ first, second }: Ended): number => first.wickets + second.wickets;
const WICKETS: readonly Bet[] = [
  { id: 'wickets0', label: '0', isHit: ended => fallen(ended) === 0 },
  { id: 'wickets1', label: '1', isHit: ended => fallen(ended) === 1 },
  { id: 'wickets2', label: '2', isHit: ended => fallen(ended) === 2 },
  { id: 'wickets3', label: '3 or more', isHit: ended => fallen(ended) >= 3 },
];
/** Numbers that a bet says will be reached, or not. */
const SESSIONS = [
  { id: 'runsA', label: 'Runs of Side A', of: ({ first }: Ended) => first.runs },
  { id: 'runs', label: 'Runs of the match', of: ({ first, second }: Ended) => first.runs + second.runs },
] as const;
const FIRST_BALL = [
  { id: 'ballW', label: 'Wicket', ball: 'W' },
  { id: 'ball0', label: '0 Runs', ball: '0' },
  { id: 'ball1', label: '1 Runs', ball: '1' },
  { id: 'ball2', label: '2 Runs', ball: '2' },
  { id: 'ball4', label: '4 Runs', ball: '4' },
  { id: 'ball6', label: '6 Runs', ball: '6' },
] as const satisfies readonly { readonly ball: (typeof BALLS)[number]; readonly id: string; readonly label: string }[];

const open = (t: T): boolean => t.card.length === 1;

export default defineGame<Seat, number>({
  code: 'vcricket',
  name: 'Virtual Cricket',
  category: 'Virtual',
  rules: [
    'One of 20 fixtures is drawn and shown; then bets are taken, and the match is played.',
    'Each side bats for 12 balls. For each of them a number from 1 to 100 is drawn: which numbers are a wicket, a dot ' +
      'ball, runs or a boundary stands on the fixture.',
    'An innings ends with its third wicket, and the chase as soon as it has more runs. There are no extras.',
    'Match: who has more runs, or a tie. First ball: what the first ball of the match is.',
    'The run rows are about runs: Yes wins when they reach the line, No when they fall short.',
    'Wickets: how many fall in the match. Prices follow from the fixture and stand until betting closes.',
  ],
  shoe: NUMBERS,
  seats: { card: 'Fixture', first: 'Side A', second: 'Side B' },
  script,
  markets: [
    book('match', 'Match', WINNER, 1, limits(100, 50_000)),
    {
      id: 'sessions',
      name: 'Session',
      limits: limits(100, 50_000),
      open,
      selections: SESSIONS.map(({ id, label, of }, nth) => ({
        id,
        sid: 4 + nth,
        label,
        price: line(t => of(endedIn(t)), evenSession),
        outcome: (t, at) => won(of(endedIn(t)) >= at),
      })),
    },
    book('wickets', 'Wickets', WICKETS, 6, limits(100, 25_000)),
    {
      id: 'firstball',
      name: 'First ball',
      limits: limits(100, 25_000),
      ends: ONE,
      open,
      selections: FIRST_BALL.map(({ id, label, ball }, nth) => ({
        id,
        sid: 10 + nth,
        label,
        price: live(returning(0.95)),
        outcome: t => won(ballAt(fixtureIn(t).first, t.first[0]!) === ball),
      })),
    },
  ],
  layout: [
    { kind: 'cells', title: 'Match', market: 'match', perRow: 3 },
    { kind: 'rows', title: 'Session', market: 'sessions', sides: ['lay', 'back'] },
    { kind: 'cells', title: 'Wickets', market: 'wickets', perRow: 4 },
    { kind: 'cells', title: 'First ball', market: 'firstball', perRow: 3 },
  ],
  score: (t, seat) => (seat !== 'card' && t[seat].length > 0 ? fact('score', scoreTold(matchIn(t)[seat])) : undefined),
  banner: { title: 'wins', details: ['scores'] },
  scene: 'overs',
  feed: { most: 25 },
  result(t) {
    const { first, second } = matchIn(t);
    const scores = hands('scores', ['A', scoreTold(first)], ['B', scoreTold(second)]);
    if (first.runs === second.runs) return tied('T', scores);
    return first.runs > second.runs ? wonBy('A', 'first', 'Side A', scores) : wonBy('B', 'second', 'Side B', scores);
  },
  solve: chances,
});

function* script(t: T): Generator<Step<Seat>> {
  yield deal('card', FIELD_SECONDS);
  yield bets(BETTING_SECONDS);
  for (let side = batting(matchIn(t)); side; side = batting(matchIn(t))) yield deal(side, BALL_SECONDS);
}

/** Two innings of twelve balls take about as long as the other games. */
const BALL_SECONDS = 1.5;

function book(id: string, name: string, on: readonly Bet[], sid: number, taken: Limits): Market<T> {
  return {
    id,
    name,
    limits: taken,
    ends: ONE,
    open,
    selections: on.map((bet, nth) => ({
      id: bet.id,
      sid: sid + nth,
      label: bet.label,
      price: live(returning(0.95)),
      outcome: t => won(bet.isHit(endedIn(t))),
    })),
  };
}

/** '21/1'. */
const scoreTold = ({ runs, wickets }: Innings) => named(`${runs}/${wickets}`);

function fixtureIn(t: T): CricketFixture {
  return CRICKET_FIXTURES[cardAt(t.card[0] ?? 1)]!;
}

function matchIn(t: T): Match {
  return matchOf(fixtureIn(t), t);
}

function endedIn(t: T): Ended {
  return matchIn(t);
}

function oddsOf(fixture: CricketFixture, drawn: Drawn): Odds {
  const books = [...WINNER, ...WICKETS];
  const hit = new Map<string, number>(books.map(({ id }) => [id, 0]));
  const sessions = SESSIONS.map(() => new Map<number, number>());
  for (const { p, ...ended } of matchEndings(fixture, drawn)) {
    for (const bet of books) if (bet.isHit(ended)) hit.set(bet.id, hit.get(bet.id)! + p);
    SESSIONS.forEach(({ of }, nth) => {
      const runs = of(ended);
      sessions[nth]!.set(runs, (sessions[nth]!.get(runs) ?? 0) + p);
    });
  }
  const [bowled] = drawn.first;
  const ballChance = (ball: (typeof BALLS)[number]): number => {
    if (bowled === undefined) return fixture.first.batting[ball] / MOST;
    return ballAt(fixture.first, bowled) === ball ? 1 : 0;
  };
  return new Map<string, number | ReadonlyMap<number, number>>([
    ...hit,
    ...SESSIONS.map(({ id }, nth) => [id, sessions[nth]!] as const),
    ...FIRST_BALL.map(({ id, ball }) => [id, ballChance(ball)] as const),
  ]);
}

const NONE: Drawn = { first: [], second: [] };
const atStart = remembered(card => oddsOf(CRICKET_FIXTURES[card]!, NONE));

function chances({ table }: Seen<Seat, number>) {
  const isUnderWay = table.first.length > 0;
  return mixed(
    cardsPossible(table.card).map(card => (isUnderWay ? oddsOf(CRICKET_FIXTURES[card]!, table) : atStart(card))),
  );
}
