import { percentOff, type Reduced, reducedIn, type Removal } from '@maidan/exchange/positions/nonRunner';
import type { Pick } from '@maidan/exchange/rows/pick';
import { VOID_REASONS, type VoidReason } from '@maidan/exchange/rows/question';
import type { Answer, MarketKind, MarketPlan } from '@maidan/exchange/sports/sport';
import { runnerTold } from '@maidan/exchange/sports/told/runnerTold';
import { type Told, toldIn } from '@maidan/exchange/sports/told/toldIn';
import { eventParts } from '@maidan/words/past/nameParts';
import type { Say } from '@maidan/words/speak';
import { sayingsIn } from '@maidan/words/tongues';
import { resultOf, type SportRef, type SportResult } from './sportRef.ts';

/* What the books keep of sport as codes and names, in the words of whoever reads it. */

/**
 * 'Cricket/Kaveri Kings v Deccan Comets/MATCH_ODDS/Kaveri Kings'; and what else there is to say of it. `made`: what the name of
 * its market was made of, which the market keeps.
 */
export function refWords(say: Say, ref: SportRef, made?: Told): string {
  const { event, kind, result, withdrawn: removals = [], places, someVoid, turn } = ref;
  const named = {
    sport: sportWords(say, ref.sport),
    event: eventWords(say, event),
    market: marketWords(say, ref.name, made),
  };
  if (result.type === 'lent') return say('records.lent', { ...named, runner: result.runner });
  let settled: string = say('records.market', { ...named, result: resultWords(say, { kind, made }, result) });
  if (removals.length > 0) {
    settled = say('records.without', { settled, withdrawn: removalsWords(say, removals, reducedIn(places)) });
  }
  if (someVoid) settled = say('records.someVoid', { settled });
  if (turn === 'again') return say('records.settledAgain', { settled });
  return turn === 'back' ? say('records.paidBack', { settled }) : settled;
}

/** An answer as people say it: who won, how many runs, 'yes' or 'no'. */
export const answerWords = (say: Say, plan: MarketPlan, answer: Answer): string =>
  resultWords(say, plan, resultOf(plan, answer));

export function resultWords(say: Say, plan: Asked, result: Exclude<SportResult, Lent>): string {
  if (result.type === 'void') return say('records.isVoid');
  if (result.type === 'runs') return String(result.total);
  return result.winners.map(runner => runnerWords(say, plan, runner)).join(' & ') || say('records.isNo');
}

/** What a market asks, as far as its runners are called by it. */
interface Asked {
  readonly kind: MarketKind;
  readonly made?: Told | undefined;
}

type Lent = Extract<SportResult, { type: 'lent' }>;

/** 'Copper Comet withdrawn, prices −10.5 %; …': what is written beside whatever it changed. */
export const removalsWords = (say: Say, removals: readonly Removal[], kind: Reduced): string =>
  removals.map(removal => removalWords(say, removal, kind)).join('; ');

function removalWords(say: Say, removal: Removal, kind: Reduced): string {
  const [runner, percent] = [removal.runner, String(percentOff(removal))];
  if (percent === '0') return say('records.withdrawn', { runner });
  return kind === 'win'
    ? say('records.pricesCut', { runner, percent })
    : say('records.winningsCut', { runner, percent });
}

/** Why a market is void: by its code where play made it so, and otherwise as somebody typed it. */
export const voidWords = (say: Say, reason: string): string => {
  const code = VOID_REASONS.find(known => known === reason);
  return code ? say(VOID_KEYS[code]) : reason;
};

const VOID_KEYS = {
  abandoned: 'records.abandoned',
  drawn: 'records.drawn',
  'match tied': 'records.matchTied',
  'match abandoned': 'records.matchAbandoned',
  'match not played': 'records.matchNotPlayed',
  'not completed': 'records.notCompleted',
  'set not completed': 'records.setNotCompleted',
  'game not completed': 'records.gameNotCompleted',
  'frame not completed': 'records.frameNotCompleted',
  'over not bowled': 'records.overNotBowled',
  'over not completed': 'records.overNotCompleted',
  'overs not completed': 'records.oversNotCompleted',
  'ball not bowled': 'records.ballNotBowled',
  'did not bat': 'records.didNotBat',
  'did not begin': 'records.didNotBegin',
  'not played': 'records.notPlayed',
  'retired before a set was completed': 'records.retiredEarly',
  'no contest': 'records.noContest',
  walkover: 'records.walkover',
  'too few runners': 'records.tooFewRunners',
  'no official result': 'records.noOfficialResult',
  'no winner was recorded': 'records.noWinner',
  'the recording ends before its result': 'records.brokenOff',
} as const satisfies Readonly<Record<VoidReason, `records.${string}`>>;

/** What a bet on a row is called: 'Yes 41', 'Odd', 'Kaveri Kings', '160–163'. */
export function pickWords(say: Say, kind: MarketKind, pick: Pick): string {
  switch (pick.is) {
    case 'over':
      return say('sport.yesRuns', { runs: String(pick.line) });
    case 'under':
      return say('sport.noRuns', { runs: String(pick.line) });
    case 'window':
      return `${pick.from}–${pick.to}`;
    case 'yes':
      return say('sport.yes');
    case 'no':
      return say('sport.no');
    case 'odd':
      return say('sport.odd');
    case 'even':
      return say('sport.even');
    case 'runner':
      return runnerWords(say, { kind }, pick.runner);
  }
}

/** The name of a sport by its code. */
export const sportWords = (say: Say, code: string): string => (isSport(code) ? say(SPORT_KEYS[code]) : code);

const SPORT_KEYS = {
  cricket: 'shell.cricket',
  football: 'shell.football',
  tennis: 'shell.tennis',
  esoccer: 'shell.esoccer',
  horseRacing: 'shell.horseRacing',
  greyhoundRacing: 'shell.greyhoundRacing',
  tableTennis: 'shell.tableTennis',
  basketball: 'shell.basketball',
  boxing: 'shell.boxing',
  mixedMartialArts: 'shell.mixedMartialArts',
  americanFootball: 'shell.americanFootball',
  volleyball: 'shell.volleyball',
  badminton: 'shell.badminton',
  snooker: 'shell.snooker',
  iceHockey: 'shell.iceHockey',
  eGames: 'shell.eGames',
  futsal: 'shell.futsal',
  handball: 'shell.handball',
  kabaddi: 'shell.kabaddi',
  golf: 'shell.golf',
  rugbyLeague: 'shell.rugbyLeague',
  beachVolleyball: 'shell.beachVolleyball',
  motogp: 'shell.motogp',
  chess: 'shell.chess',
  cycling: 'shell.cycling',
  motorbikes: 'shell.motorbikes',
  athletics: 'shell.athletics',
  basketball3x3: 'shell.basketball3x3',
  sumo: 'shell.sumo',
  motorSports: 'shell.motorSports',
  baseball: 'shell.baseball',
  rugbyUnion: 'shell.rugbyUnion',
  darts: 'shell.darts',
  australianRules: 'shell.australianRules',
  boatRacing: 'shell.boatRacing',
  politics: 'shell.politics',
} as const;

const isSport = (code: string): code is keyof typeof SPORT_KEYS => code in SPORT_KEYS;

/** The name of a market: in English as the house gave it, and otherwise from what that was made of. */
export const marketWords = (say: Say, name: string, made: Told | undefined): string => toldWords(say, name, made);

/** 'Castle Loch Open, 18 holes': a title stays as it is, what the house says beside it does not. */
export function eventWords(say: Say, name: string): string {
  const parts = say('frame.lang') === 'en-IN' ? undefined : eventParts(name);
  return parts ? `${parts.title}, ${say('past.formatIs', parts.format)}` : name;
}

/** Somebody's name as it is; 'The Draw' and the like in the reader's words. */
export const namedWords = (say: Say, runner: string, made: Told | undefined): string =>
  toldWords(say, runner, runnerTold(runner, made));

const toldWords = (say: Say, text: string, told: Told | undefined): string => {
  const sayings = sayingsIn(say('frame.lang'));
  return told && sayings ? toldIn(sayings, told) : text;
};

/** A runner: somebody's name, or what a row without names calls it. */
function runnerWords(say: Say, { kind, made }: Asked, runner: string): string {
  if (kind === 'fancy1' && runner === 'yes') return say('records.isYes');
  if (kind !== 'oddEven') return namedWords(say, runner, made);
  return runner === 'odd' ? say('records.isOdd') : say('records.isEven');
}
