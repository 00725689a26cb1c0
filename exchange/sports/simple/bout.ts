import { unreachable } from '@maidan/core/result';
import { once } from '../../rows/question.ts';
import { type Pair, raised, type Side } from '../rally/sets.ts';
import type { Fixture } from '../sport.ts';

/*
 * Two people in a ring, for so many rounds. In every exchange one of them may go down and not get up; whoever is still
 * standing at the end is judged by rounds.
 */

export interface BoutRules {
  /** Rounds by format. */
  readonly formats: Readonly<Record<string, number>>;
  readonly exchanges: number; // in a round
  /** Of an exchange, that one of two equals goes down; and that who is down does not get up. */
  readonly down: number;
  readonly stays: number;
  /** Of a round that nobody wins. */
  readonly even: number;
  /** The judges' draw is a runner of its own; otherwise bets are void then. */
  readonly hasDraw: boolean;
}

export interface BoutState {
  readonly fighters: Pair<string>;
  readonly rounds: number;
  /** From 0 to 1, of the first one: what wins rounds, and what knocks people down. */
  readonly skill: number;
  readonly power: number;
  readonly round: number;
  readonly exchange: number;
  /** Rounds won. */
  readonly cards: Pair<number>;
  readonly phase: 'before' | 'ready' | 'fight' | 'down' | 'break' | 'over';
  /** Who is on the floor, or was stopped there. */
  readonly downed: Side | null;
  readonly end?: BoutEnd;
  readonly recent: readonly string[];
}

type BoutEnd = { readonly how: 'stopped' | 'judged'; readonly by: Side } | { readonly how: 'drawn' | 'noContest' };

export type BoutEvent =
  | { readonly type: 'start' }
  | { readonly type: 'engage' }
  | { readonly type: 'exchange' }
  | { readonly type: 'down'; readonly who: Side }
  | { readonly type: 'up' }
  | { readonly type: 'stop' }
  /** The end of a round, and who had the better of it. */
  | { readonly type: 'bell'; readonly to?: Side }
  | { readonly type: 'noContest' };

export function begin(rules: BoutRules, fixture: Fixture): BoutState {
  const [first = 'Red', second = 'Blue'] = fixture.sides;
  return {
    fighters: [first, second],
    rounds: rules.formats[fixture.format] ?? Object.values(rules.formats)[0]!,
    skill: fixture.strengths?.['skill'] ?? 0.5,
    power: fixture.strengths?.['power'] ?? 0.5,
    round: 1,
    exchange: 0,
    cards: [0, 0],
    phase: 'before',
    downed: null,
    recent: [],
  };
}

export function evolve(state: BoutState, event: BoutEvent): BoutState {
  switch (event.type) {
    case 'start':
      return { ...state, phase: 'ready' };
    case 'engage':
      return { ...state, phase: 'fight' };
    case 'exchange':
      return { ...state, phase: 'ready', exchange: state.exchange + 1 };
    case 'down':
      return { ...state, phase: 'down', downed: event.who, exchange: state.exchange + 1 };
    case 'up':
      return { ...state, phase: 'ready', downed: null };
    case 'stop':
      return { ...state, phase: 'over', end: { how: 'stopped', by: state.downed === 0 ? 1 : 0 } };
    case 'bell':
      return rung(state, event.to);
    case 'noContest':
      return { ...state, phase: 'over', end: { how: 'noContest' } };
    default:
      return unreachable(event);
  }
}

/** All exchanges of the round have been had: only the bell is left. */
export const isRoundOver = (rules: BoutRules, state: BoutState): boolean => state.exchange >= rules.exchanges;

function rung(state: BoutState, to: Side | undefined): BoutState {
  const cards = to === undefined ? state.cards : raised(state.cards, to);
  const recent = [...state.recent, to === undefined ? '=' : `${to + 1}`].slice(-12);
  if (state.round < state.rounds)
    return { ...state, cards, recent, phase: 'break', round: state.round + 1, exchange: 0 };
  const end: BoutEnd = cards[0] === cards[1] ? { how: 'drawn' } : { how: 'judged', by: cards[0] > cards[1] ? 0 : 1 };
  return { ...state, cards, recent, phase: 'over', end };
}

/** The chance of each to go down in an exchange. */
export const downChance = ({ down }: BoutRules, { power }: BoutState): Pair<number> => [
  down * (1 - power),
  down * power,
];

/** First, second, draw. */
export type Ends = readonly [number, number, number];

/** By rounds that are left and by the lead on the cards. */
function boutChances(rules: BoutRules, state: BoutState): Ends {
  if (state.phase === 'down') {
    const stopped: Ends = state.downed === 0 ? [0, rules.stays, 0] : [rules.stays, 0, 0];
    const goesOn = boutChances(rules, { ...state, phase: 'ready' });
    return mixed(stopped, 1, goesOn, 1 - rules.stays);
  }
  const lead = state.cards[0] - state.cards[1];
  const left = state.rounds - state.round;
  const after = lastRounds({ rules, state }, left);
  const judged = ([1, -1, 0] as const).map(by => after(lead + by));
  const won = (1 - rules.even) * state.skill;
  const bell: Ends = mixed(mixed(judged[0]!, won, judged[1]!, 1 - rules.even - won), 1, judged[2]!, rules.even);
  return throughExchanges(rules, state, rules.exchanges - state.exchange, bell);
}

/** What remains of a round is got through, or somebody is stopped in it. */
function throughExchanges(rules: BoutRules, state: BoutState, exchanges: number, then: Ends): Ends {
  const [first, second] = downChance(rules, state);
  const stop = (first + second) * rules.stays;
  const standing = (1 - stop) ** exchanges;
  const stopped = stop > 0 ? (1 - standing) / stop : 0;
  return mixed([second * rules.stays * stopped, first * rules.stays * stopped, 0], 1, then, standing);
}

/** With so many whole rounds to go, by lead: from the judges' verdict backwards. */
function lastRounds({ rules, state }: { rules: BoutRules; state: BoutState }, rounds: number): (lead: number) => Ends {
  let now = (lead: number): Ends => (lead > 0 ? [1, 0, 0] : lead < 0 ? [0, 1, 0] : [0, 0, 1]);
  const won = (1 - rules.even) * state.skill;
  for (let n = 0; n < rounds; n++) {
    const later = now;
    const known = new Map<number, Ends>();
    now = lead => {
      const found = known.get(lead);
      if (found) return found;
      const bell = mixed(
        mixed(later(lead + 1), won, later(lead - 1), 1 - rules.even - won),
        1,
        later(lead),
        rules.even,
      );
      const chances = throughExchanges(rules, state, rules.exchanges, bell);
      known.set(lead, chances);
      return chances;
    };
  }
  return now;
}

const mixed = (a: Ends, weightA: number, b: Ends, weightB: number): Ends => [
  a[0] * weightA + b[0] * weightB,
  a[1] * weightA + b[1] * weightB,
  a[2] * weightA + b[2] * weightB,
];

/** Counted once for each state. */
export const chancesOf = (rules: BoutRules): ((state: BoutState) => Ends) => once(state => boutChances(rules, state));
