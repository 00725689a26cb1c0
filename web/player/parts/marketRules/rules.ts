import { say } from '@maidan/words/say';

/* What is asked in every kind of market, in the words of the page: what wins, and when stakes go back. */

export interface MarketRule {
  readonly name: string;
  readonly wins: string;
  readonly void: string;
}

export const RULES = {
  winner: {
    name: say('marketRules.winner'),
    wins: say('marketRules.winnerWins'),
    void: say('marketRules.winnerVoid'),
  },
  toss: {
    name: say('marketRules.toss'),
    wins: say('marketRules.tossWins'),
    void: say('marketRules.tossVoid'),
  },
  tied: {
    name: say('marketRules.tied'),
    wins: say('marketRules.tiedWins'),
    void: say('marketRules.tiedVoid'),
  },
  totalRuns: {
    name: say('marketRules.totalRuns'),
    wins: say('marketRules.totalRunsWins'),
    void: say('marketRules.totalRunsVoid'),
  },
  overs: {
    name: say('marketRules.overs'),
    wins: say('marketRules.oversWins'),
    void: say('marketRules.oversVoid'),
  },
  over: {
    name: say('marketRules.over'),
    wins: say('marketRules.overWins'),
    void: say('marketRules.overVoid'),
  },
  ball: {
    name: say('marketRules.ball'),
    wins: say('marketRules.ballWins'),
    void: say('marketRules.ballVoid'),
  },
  wicketInOver: {
    name: say('marketRules.wicketInOver'),
    wins: say('marketRules.wicketInOverWins'),
    void: say('marketRules.wicketInOverVoid'),
  },
  batterRuns: {
    name: say('marketRules.batterRuns'),
    wins: say('marketRules.batterRunsWins'),
    void: say('marketRules.batterRunsVoid'),
  },
  landmark: {
    name: say('marketRules.landmark'),
    wins: say('marketRules.landmarkWins'),
    void: say('marketRules.landmarkVoid'),
  },
  wicket: {
    name: say('marketRules.wicket'),
    wins: say('marketRules.wicketWins'),
    void: say('marketRules.wicketVoid'),
  },
  partnership: {
    name: say('marketRules.partnership'),
    wins: say('marketRules.partnershipWins'),
    void: say('marketRules.partnershipVoid'),
  },
  khado: {
    name: say('marketRules.khado'),
    wins: say('marketRules.khadoWins'),
    void: say('marketRules.oversVoid'),
  },
  meter: {
    name: say('marketRules.meter'),
    wins: say('marketRules.meterWins'),
    void: say('marketRules.oversVoid'),
  },
  oddEven: {
    name: say('marketRules.oddEven'),
    wins: say('marketRules.oddEvenWins'),
    void: say('marketRules.oddEvenVoid'),
  },
  lastDigit: {
    name: say('marketRules.lastDigit'),
    wins: say('marketRules.lastDigitWins'),
    void: say('marketRules.oversVoid'),
  },
  named: {
    name: say('marketRules.named'),
    wins: say('marketRules.namedWins'),
    void: say('marketRules.namedVoid'),
  },
  goalsLine: {
    name: say('marketRules.goalsLine'),
    wins: say('marketRules.goalsLineWins'),
    void: say('marketRules.goalsLineVoid'),
  },
  bothScore: {
    name: say('marketRules.bothScore'),
    wins: say('marketRules.bothScoreWins'),
    void: say('marketRules.bothScoreVoid'),
  },
  drawNoBet: {
    name: say('marketRules.drawNoBet'),
    wins: say('marketRules.drawNoBetWins'),
    void: say('marketRules.drawNoBetVoid'),
  },
  nextGoal: {
    name: say('marketRules.nextGoal'),
    wins: say('marketRules.nextGoalWins'),
    void: say('marketRules.nextGoalVoid'),
  },
  half: {
    name: say('marketRules.half'),
    wins: say('marketRules.halfWins'),
    void: say('marketRules.halfVoid'),
  },
  correctScore: {
    name: say('marketRules.correctScore'),
    wins: say('marketRules.correctScoreWins'),
    void: say('marketRules.correctScoreVoid'),
  },
  corners: {
    name: say('marketRules.corners'),
    wins: say('marketRules.cornersWins'),
    void: say('marketRules.cornersVoid'),
  },
  redCard: {
    name: say('marketRules.redCard'),
    wins: say('marketRules.redCardWins'),
    void: say('marketRules.redCardVoid'),
  },
  set: {
    name: say('marketRules.set'),
    wins: say('marketRules.setWins'),
    void: say('marketRules.setVoid'),
  },
  setTotal: {
    name: say('marketRules.setTotal'),
    wins: say('marketRules.setTotalWins'),
    void: say('marketRules.setTotalVoid'),
  },
  serviceGame: {
    name: say('marketRules.serviceGame'),
    wins: say('marketRules.serviceGameWins'),
    void: say('marketRules.serviceGameVoid'),
  },
  deuce: {
    name: say('marketRules.deuce'),
    wins: say('marketRules.deuceWins'),
    void: say('marketRules.deuceVoid'),
  },
  frame: {
    name: say('marketRules.frame'),
    wins: say('marketRules.frameWins'),
    void: say('marketRules.frameVoid'),
  },
  total: {
    name: say('marketRules.total'),
    wins: say('marketRules.totalWins'),
    void: say('marketRules.totalVoid'),
  },
  legs: {
    name: say('marketRules.legs'),
    wins: say('marketRules.legsWins'),
    void: say('marketRules.legsVoid'),
  },
  moves: {
    name: say('marketRules.moves'),
    wins: say('marketRules.movesWins'),
    void: say('marketRules.movesVoid'),
  },
  byThrow: {
    name: say('marketRules.byThrow'),
    wins: say('marketRules.byThrowWins'),
    void: say('marketRules.byThrowVoid'),
  },
  firstFive: {
    name: say('marketRules.firstFive'),
    wins: say('marketRules.firstFiveWins'),
    void: say('marketRules.firstFiveVoid'),
  },
  inningRun: {
    name: say('marketRules.inningRun'),
    wins: say('marketRules.inningRunWins'),
    void: say('marketRules.inningRunVoid'),
  },
  headToHead: {
    name: say('marketRules.headToHead'),
    wins: say('marketRules.headToHeadWins'),
    void: say('marketRules.headToHeadVoid'),
  },
  finishers: {
    name: say('marketRules.finishers'),
    wins: say('marketRules.finishersWins'),
    void: say('marketRules.finishersVoid'),
  },
  distance: {
    name: say('marketRules.distance'),
    wins: say('marketRules.distanceWins'),
    void: say('marketRules.distanceVoid'),
  },
  win: {
    name: say('marketRules.win'),
    wins: say('marketRules.winWins'),
    void: say('marketRules.winVoid'),
  },
  place: {
    name: say('marketRules.place'),
    wins: say('marketRules.placeWins'),
    void: say('marketRules.placeVoid'),
  },
  mostSeats: {
    name: say('marketRules.mostSeats'),
    wins: say('marketRules.mostSeatsWins'),
    void: say('marketRules.mostSeatsVoid'),
  },
  seats: {
    name: say('marketRules.seats'),
    wins: say('marketRules.seatsWins'),
    void: say('marketRules.seatsVoid'),
  },
} as const satisfies Readonly<Record<string, MarketRule>>;

export type RuleId = keyof typeof RULES;
