import type { MarketKind } from '@maidan/exchange/sports/sport';
import type { MARKETS } from '@maidan/exchange/sports/told/markets';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import type { RuleId } from './rules.ts';

/** A market as far as its rule follows from it. */
export interface RuledMarket {
  readonly kind: MarketKind;
  /** What its name was made of, if it is one of ours. */
  readonly made?: Told | undefined;
}

/** Names of runners: nothing is asked by them. */
type Runner = 'yes' | 'no' | 'odd' | 'even' | 'noGoal' | 'digit' | 'others' | `other${'Home' | 'Away' | 'Draw'}`;
type Line = 'under' | 'above' | 'underGoals' | 'aboveGoals';

/** A market that is asked and not explained does not compile. */
const BY_NAME: Readonly<Record<Exclude<keyof typeof MARKETS, `market.${Runner | Line}`>, RuleId>> = {
  'market.matchOdds': 'winner',
  'market.bookmaker': 'winner',
  'market.toss': 'toss',
  'market.tiedMatch': 'tied',
  'market.totalRuns': 'totalRuns',
  'market.session': 'overs',
  'market.over': 'over',
  'market.ball': 'ball',
  'market.wicketInOver': 'wicketInOver',
  'market.batterRuns': 'batterRuns',
  'market.boundaries': 'batterRuns',
  'market.fifty': 'landmark',
  'market.hundred': 'landmark',
  'market.wicket': 'wicket',
  'market.partnership': 'partnership',
  'market.line': 'overs',
  'market.khado': 'khado',
  'market.meter': 'meter',
  'market.oddEven': 'oddEven',
  'market.lastDigit': 'lastDigit',
  'market.overUnder': 'goalsLine',
  'market.bothScore': 'bothScore',
  'market.drawNoBet': 'drawNoBet',
  'market.nextGoal': 'nextGoal',
  'market.half': 'half',
  'market.correctScore': 'correctScore',
  'market.corners': 'corners',
  'market.redCard': 'redCard',
  'market.goalsOddEven': 'oddEven',
  'market.setWinner': 'set',
  'market.setGames': 'setTotal',
  'market.setPoints': 'setTotal',
  'market.setOddEven': 'oddEven',
  'market.gameWinner': 'set',
  'market.gamePoints': 'setTotal',
  'market.gameOddEven': 'oddEven',
  'market.setGameWinner': 'serviceGame',
  'market.setGameDeuce': 'deuce',
  'market.frameWinner': 'frame',
  'market.pointsLine': 'total',
  'market.goalsLine': 'total',
  'market.points': 'total',
  'market.goals': 'total',
  'market.distance': 'distance',
  'market.legWinner': 'frame',
  'market.legs': 'legs',
  'market.mapWinner': 'set',
  'market.mapRounds': 'setTotal',
  'market.mapOddEven': 'oddEven',
  'market.moves': 'moves',
  'market.byThrow': 'byThrow',
  'market.firstFive': 'firstFive',
  'market.firstFiveLine': 'firstFive',
  'market.inningRun': 'inningRun',
  'market.headToHead': 'headToHead',
  'market.finishers': 'finishers',
  'market.win': 'win',
  'market.place': 'place',
  'market.mostSeats': 'mostSeats',
  'market.seats': 'seats',
  'market.stateSeats': 'seats',
};

/** Of somebody else's markets only their kind is known. */
const BY_KIND: Readonly<Record<MarketKind, RuleId>> = {
  exchange: 'named',
  bookmaker: 'winner',
  session: 'named',
  overByOver: 'over',
  ballByBall: 'ball',
  line: 'overs',
  fancy1: 'named',
  oddEven: 'oddEven',
  khado: 'khado',
  meter: 'meter',
  lastDigit: 'lastDigit',
};

export function ruleOf({ kind, made }: RuledMarket): RuleId {
  const byName: Readonly<Partial<Record<string, RuleId>>> = BY_NAME;
  return (made && byName[made.key]) ?? BY_KIND[kind];
}

/** Every kind of question with a kind of market it is asked in, once: the page of all rules. */
export const ASKED: readonly { readonly rule: RuleId; readonly kind: MarketKind }[] = [
  { rule: 'winner', kind: 'exchange' },
  { rule: 'winner', kind: 'bookmaker' },
  { rule: 'toss', kind: 'bookmaker' },
  { rule: 'tied', kind: 'exchange' },
  { rule: 'overs', kind: 'session' },
  { rule: 'overs', kind: 'line' },
  { rule: 'wicket', kind: 'session' },
  { rule: 'partnership', kind: 'session' },
  { rule: 'batterRuns', kind: 'session' },
  { rule: 'totalRuns', kind: 'session' },
  { rule: 'over', kind: 'overByOver' },
  { rule: 'ball', kind: 'ballByBall' },
  { rule: 'khado', kind: 'khado' },
  { rule: 'wicketInOver', kind: 'fancy1' },
  { rule: 'landmark', kind: 'fancy1' },
  { rule: 'oddEven', kind: 'oddEven' },
  { rule: 'meter', kind: 'meter' },
  { rule: 'lastDigit', kind: 'lastDigit' },
  { rule: 'goalsLine', kind: 'exchange' },
  { rule: 'bothScore', kind: 'exchange' },
  { rule: 'drawNoBet', kind: 'exchange' },
  { rule: 'nextGoal', kind: 'exchange' },
  { rule: 'half', kind: 'exchange' },
  { rule: 'correctScore', kind: 'exchange' },
  { rule: 'corners', kind: 'session' },
  { rule: 'redCard', kind: 'fancy1' },
  { rule: 'set', kind: 'exchange' },
  { rule: 'setTotal', kind: 'exchange' },
  { rule: 'serviceGame', kind: 'bookmaker' },
  { rule: 'deuce', kind: 'fancy1' },
  { rule: 'frame', kind: 'exchange' },
  { rule: 'total', kind: 'exchange' },
  { rule: 'total', kind: 'session' },
  { rule: 'legs', kind: 'session' },
  { rule: 'moves', kind: 'session' },
  { rule: 'byThrow', kind: 'fancy1' },
  { rule: 'firstFive', kind: 'exchange' },
  { rule: 'firstFive', kind: 'session' },
  { rule: 'inningRun', kind: 'fancy1' },
  { rule: 'headToHead', kind: 'bookmaker' },
  { rule: 'finishers', kind: 'session' },
  { rule: 'distance', kind: 'fancy1' },
  { rule: 'win', kind: 'exchange' },
  { rule: 'place', kind: 'exchange' },
  { rule: 'mostSeats', kind: 'bookmaker' },
  { rule: 'seats', kind: 'session' },
  { rule: 'named', kind: 'fancy1' },
];
