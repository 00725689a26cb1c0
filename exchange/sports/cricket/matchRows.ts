import { chances, voided, won, yesNo } from '../../rows/question.ts';
import type { Answer } from '../sport.ts';
import { THE_DRAW, YES_NO } from '../told/runnerWords.ts';
import { told } from '../told/told.ts';
import type { CricketState } from './match.ts';
import { battingNow, outlookOf, restOf } from './outlook.ts';
import { type CricketRowKind, runs, runsTruth } from './rows.ts';
import { fiveDayOutlook } from './fiveDay/fiveDayOutlook.ts';

/* Markets of the whole match. */

const WHOLE = [{ nth: 0, number: 0 }] as const;

const sidesOf = ({ format, sides }: CricketState): readonly string[] => [
  sides[0].name,
  sides[1].name,
  ...(format === 'Test' ? [THE_DRAW] : []),
];

function winner({ result }: CricketState): Answer | undefined {
  if (!result) return undefined;
  if (result.type === 'won') return won(result.side);
  return result.type === 'drawn' ? won(2) : voided(result.type === 'tied' ? 'match tied' : 'match abandoned');
}

function winnerTruth(state: CricketState) {
  if (state.format === 'Test') return chances(fiveDayOutlook(state));
  const { home } = outlookOf(state);
  return chances([home, 1 - home]);
}

const matchWinner = {
  open: () => WHOLE,
  runners: sidesOf,
  truth: winnerTruth,
  answer: winner,
};

export const matchOdds: CricketRowKind = {
  code: 'matchOdds',
  kind: 'exchange',
  name: () => told('market.matchOdds'),
  ...matchWinner,
};

export const bookmaker: CricketRowKind = {
  code: 'bookmaker',
  kind: 'bookmaker',
  name: () => told('market.bookmaker'),
  ...matchWinner,
};

export const toss: CricketRowKind = {
  code: 'toss',
  kind: 'bookmaker',
  when: 'before',
  name: () => told('market.toss'),
  runners: state => sidesOf(state).slice(0, 2),
  open: () => WHOLE,
  truth: () => yesNo(1 / 2),
  answer: state => (state.toss ? won(state.toss.winner) : state.result ? voided('match abandoned') : undefined),
};

/** Whether scores are level when all overs are bowled; what a super over decides does not matter. */
export const tiedMatch: CricketRowKind = {
  code: 'tiedMatch',
  kind: 'exchange',
  name: () => told('market.tiedMatch'),
  runners: () => YES_NO,
  open: ({ format }) => (format === 'Test' ? [] : WHOLE),
  truth: state => yesNo(outlookOf(state).tie),
  answer({ innings, result }) {
    const [first, second] = innings;
    if (second?.end && second.end !== 'abandoned') return won(second.score === first!.score ? 0 : 1);
    return result ? voided('match abandoned') : undefined;
  },
};

/** Both innings together: offered when the first one is known. */
export const totalRuns: CricketRowKind = {
  code: 'total',
  kind: 'session',
  name: () => told('market.totalRuns'),
  open: state => (state.format !== 'Test' && battingNow(state)?.nth === 2 ? WHOLE : []),
  truth: state => runsTruth(restOf(state)?.end, state.innings[0]!.score),
  answer({ innings, result }) {
    const [first, second] = innings;
    if (second?.end && second.end !== 'abandoned') return runs(first!.score + second.score);
    return result ? voided('match abandoned') : undefined;
  },
};
