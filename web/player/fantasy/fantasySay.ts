import type { Money } from '@maidan/core/money';
import { formatMoney } from '@maidan/core/format';
import type { Feat } from '@maidan/exchange/fantasy/pointsTable';
import type { Role } from '@maidan/exchange/fantasy/squad';
import type { TeamFault } from '@maidan/exchange/fantasy/team';
import { say } from '@maidan/words/say';

/* Fantasy in words. Points and credits are kept in halves. */

const KIND_NAMES: Readonly<Record<string, string>> = {
  duel: say('fantasy.duel'),
  highDuel: say('fantasy.highDuel'),
  league: say('fantasy.league'),
  grand: say('fantasy.grand'),
};

/** 'Small league #2': which of its kind. */
export const contestName = (code: string, nth: number): string =>
  say('fantasy.named', { kind: KIND_NAMES[code] ?? code, nth: String(nth) });

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  keeper: say('fantasy.keeper'),
  batter: say('fantasy.batter'),
  allRounder: say('fantasy.allRounder'),
  bowler: say('fantasy.bowler'),
};

export const FEAT_NAMES: Readonly<Record<Feat, string>> = {
  run: say('fantasy.run'),
  four: say('fantasy.four'),
  six: say('fantasy.six'),
  fifty: say('fantasy.fifty'),
  hundred: say('fantasy.hundred'),
  duck: say('fantasy.duck'),
  strikeRate: say('fantasy.strikeRate'),
  wicket: say('fantasy.wicket'),
  bowledOrLbw: say('fantasy.bowledOrLbw'),
  threeWickets: say('fantasy.threeWickets'),
  fourWickets: say('fantasy.fourWickets'),
  fiveWickets: say('fantasy.fiveWickets'),
  maiden: say('fantasy.maiden'),
  economy: say('fantasy.economy'),
  catch: say('fantasy.catch'),
  stumping: say('fantasy.stumping'),
  runOut: say('fantasy.runOut'),
};

export const FAULT_WORDS: Readonly<Record<TeamFault, string>> = {
  eleven: say('fantasy.faultEleven'),
  unknown: say('fantasy.faultEleven'),
  role: say('fantasy.faultRole'),
  side: say('fantasy.faultSide'),
  budget: say('fantasy.faultBudget'),
  captain: say('fantasy.faultCaptain'),
};

export const WHY_WORDS = {
  few: say('fantasy.few'),
  abandoned: say('fantasy.abandoned'),
  void: say('fantasy.void'),
} as const;

/** '9.5': halves as they are read, with a true minus sign. */
export const halves = (count: number): string => signedFigure(count / 2);

const signedFigure = (figure: number): string => (figure < 0 ? `−${-figure}` : String(figure));

/** '+8', '−2'. */
export const pointsText = (points: number): string => (points > 0 ? `+${points}` : signedFigure(points));

export const rupeesText = (amount: Money): string => `₹${formatMoney(amount).replace(/\.00$/, '')}`;
