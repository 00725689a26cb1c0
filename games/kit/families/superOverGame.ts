import type { Side } from '@maidan/core/odds';
import { times } from '../cases.ts';
import { bookmaker, tie } from './cricketPrices.ts';
import { type Block, type Case, defineGame, type Game, type RoundResult, type Step } from '../game.ts';
import type { Face, Shoe } from '../shoe.ts';
import type { Format } from '../solve/innings.ts';
import { superOverSolver } from '../solve/superOver.ts';
import { ballRows, commonWicket, fancy, onBallNumber } from './superOverMarkets.ts';
import { type Over, type Scorer, scorerOf, type Team, TEAMS } from './superOverScore.ts';
import { bets, deal, duel, limits, live, ONE_OR_VOID, won } from '../words.ts';
import { hands, named, fact } from '../fact.ts';
import { tied, wonBy } from '../outcome.ts';

interface Match {
  readonly code: string;
  readonly name: string;
  readonly title: string;
  /** Who bats first, and who chases. */
  readonly teams: readonly [string, string];
  readonly format: Omit<Format, 'replace'>;
  readonly shoe: Shoe;
  /** What is drawn from, for the rules page. */
  readonly device: readonly string[];
}

/** One over for each of two teams. The three tables differ in their teams, their packs and the length of an innings. */
export function superOverGame({ teams, format, shoe, device, ...names }: Match): Game {
  const { kinds, balls } = format;
  const scorer = scorerOf({ ...format, replace: shoe.replace });
  const rows = ballRows(kinds);
  const fancy1 = TEAMS.flatMap((team, nth) => {
    const batting = { team, name: teams[nth]!, scorer };
    const sid = (n: number) => 10 + (nth * balls + n - 1) * Object.keys(rows).length;
    const each = Array.from({ length: balls }, (_, i) => onBallNumber(i + 1, batting, rows, sid(i + 1)));
    return [commonWicket(batting), ...each];
  });
  return defineGame<Team, Face>({
    ...names,
    category: 'All Casino',
    rules: rulesOf(teams, format, device),
    shoe,
    seats: { first: teams[0], second: teams[1] },
    script: over => inTurn(over, scorer),
    markets: [
      {
        id: 'bookmaker',
        name: 'Bookmaker',
        limits: limits(100, 300_000),
        ends: ONE_OR_VOID,
        selections: [
          { id: 'first', sid: 1, label: teams[0], price: live(bookmaker), outcome: over => duel(scorer.lead(over)) },
          { id: 'second', sid: 2, label: teams[1], price: live(bookmaker), outcome: over => duel(-scorer.lead(over)) },
        ],
      },
      ...TEAMS.map((team, nth) => fancy({ team, name: teams[nth]!, scorer })),
      {
        id: 'tie',
        name: 'Tie',
        limits: limits(100, 10_000),
        selections: [
          { id: 'tie', sid: 7, label: 'Tie', price: live(tie), outcome: over => won(scorer.lead(over) === 0) },
        ],
      },
      ...fancy1,
    ],
    layout: [
      { kind: 'rows', market: 'bookmaker', title: 'Bookmaker', sides: ['back', 'lay'] },
      ...TEAMS.map(team => shownInTurn(`${team}.fancy`, 'Fancy', ['lay', 'back'])),
      { kind: 'rows', market: 'tie', title: 'Tie', sides: ['back', 'lay'] },
      ...fancy1.map(({ id }) => shownInTurn(id, 'Fancy1', ['back', 'lay'])),
    ],
    score: (over, team) => (over[team].length > 0 ? fact('score', scoreOf(over[team], scorer)) : undefined),
    scene: 'cricket',
    feed: { most: TEAMS.length * balls, separator: '|' },
    result: over => resultOf(over, scorer, teams),
    solve: superOverSolver(
      { ...format, replace: shoe.replace },
      kinds.map(({ face }) => shoe.faces.get(face) ?? 0),
      rows,
    ),
    cases: () => [casesOf(format)],
  });
}

/** Who leads decides Bookmaker and Tie, and the runs of an innings both of its run rows. */
function casesOf({ kinds, balls }: Match['format']): Case {
  const { face } = kinds.find(({ runs }) => runs === 1)!;
  const runs = Array.from({ length: balls * Math.max(...kinds.map(kind => kind.runs)) + 1 }, (_, n) => times(n, face));
  return [
    {
      selections: [...TEAMS, 'tie'],
      endings: [
        { first: [face], second: [] },
        { first: [], second: [face] },
        { first: [], second: [] },
      ],
    },
    ...TEAMS.map(team => ({
      selections: [`${team}.runs`, `${team}.bhav`],
      endings: runs.map(innings => ({ first: [], second: [], [team]: innings })),
    })),
  ];
}

function* inTurn(over: Over, scorer: Scorer): Iterable<Step<Team>> {
  for (const team of TEAMS) {
    while (scorer.isBatting(over, team)) {
      yield bets(12);
      yield deal(team, 3);
    }
  }
}

/** '14/1'. */
const scoreOf = (innings: readonly Face[], { runs, wickets }: Scorer) => named(`${runs(innings)}/${wickets(innings)}`);

function resultOf(over: Over, scorer: Scorer, teams: Match['teams']): RoundResult {
  const { lead } = scorer;
  const scores = TEAMS.map((team, nth) => hands('scores', [teams[nth]!, scoreOf(over[team], scorer)]));
  if (lead(over) === 0) return tied('T', ...scores);
  const [seat, name] = lead(over) > 0 ? [TEAMS[0], teams[0]] : [TEAMS[1], teams[1]];
  return wonBy(name.charAt(0), seat, name, ...scores);
}

const rulesOf = (teams: Match['teams'], { balls, wickets }: Match['format'], device: readonly string[]): string[] => [
  ...device,
  `${teams[0]} bats first and ${teams[1]} second. An innings is ${balls} balls, and ends at once with ` +
    `${wickets === 1 ? 'the first wicket' : `${wickets} wickets`}; the chase stops as soon as its total is the higher one.`,
  'The higher total wins; wickets never break a tie. Bookmaker bets are returned on a tie, all others stand.',
  'The run rows are about the total of that innings: Yes wins when it reaches the line, No when it falls short.',
  'Common Wicket wins when at least one wicket falls in that innings. Boundry is a 4 or a 6.',
  'Bets are taken before every ball, at prices made from what can still come; rows about a ball are paid once it is bowled.',
  'Bookmaker, Tie and Fancy1 rows are locked while their chance is below one in a thousand.',
];

const shownInTurn = (market: string, title: string, sides: readonly Side[]): Block => ({
  kind: 'rows',
  market,
  title,
  sides,
  onlyWhenOpen: true,
});
