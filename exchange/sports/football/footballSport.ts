import { unreachable } from '@maidan/core/result';
import { type League, paired } from '../names/clubs.ts';
import { rounded, within } from '../names/draw.ts';
import { playable } from '../../rows/question.ts';
import { pick, type Random } from '../../random.ts';
import type { Side } from '../rally/sets.ts';
import type { Scoreboard, Signal, Sport, SportName, Step } from '../sport.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { begin, evolve, type FootballEvent, type FootballState } from './match.ts';
import { converted, type FootballRules, GIVEN, scoring, tiring } from './model.ts';
import { footballQuestions } from './questions.ts';
import { minuteOf } from './timeline.ts';

export function footballSport(
  name: SportName,
  rules: FootballRules,
  leagues: readonly League[],
): Sport<FootballState, FootballEvent> {
  return playable<FootballState, FootballEvent>({
    ...name,
    begin: fixture => begin(rules, fixture),
    next: (state, random, pace) => next(rules, state, random, pace),
    evolve,
    signalOf: (_, event) => SIGNALS[event.type],
    isInPlay: ({ phase }) => phase !== 'before',
    beforePlay: () => [rules.slotMs],
    scoreOf: state => scoreOf(rules, state),
    say: (state, event) => say(rules, state, event),
    questionsOf: footballQuestions(rules),
    invent(startsAt, id, random) {
      const { competition, sides } = paired(random, leagues);
      const edge = within(random, -rules.spread, rules.spread);
      const strengths = { goals0: rounded(rules.usual[0] + edge), goals1: rounded(rules.usual[1] - edge * 0.8) };
      const format = `${(2 * rules.slotsPerHalf) / rules.slotsPerMinute} minutes`;
      return { id, sport: name.code, competition, name: sides.join(' v '), sides, startsAt, format, strengths };
    },
  });
}

const SIGNALS: Readonly<Record<FootballEvent['type'], Signal>> = {
  kickOff: 'quiet',
  quiet: 'quiet',
  corner: 'quiet',
  yellow: 'quiet',
  red: 'dangerous',
  danger: 'dangerous',
  check: 'dangerous',
  goal: 'dangerous',
  missed: 'quiet',
  disallowed: 'quiet',
  restart: 'quiet',
  added: 'quiet',
  halfTime: 'quiet',
  fullTime: 'dangerous',
  abandon: 'dangerous',
};

function next(
  rules: FootballRules,
  state: FootballState,
  random: Random,
  pace: Random = random,
): Step<FootballEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'kickOff' }, ms: rules.slotMs };
    case 'play':
      return whistle(rules, state, random) ?? { event: inSlot(rules, state, random), ms: rules.slotMs };
    case 'danger': {
      const { direct, checked } = rules;
      const type = pick<'goal' | 'check' | 'missed'>(random, [
        ['goal', direct],
        ['check', checked],
        ['missed', 1 - direct - checked],
      ]);
      return { event: { type }, ms: rules.slotMs * within(pace, 0.15, 0.4) };
    }
    case 'check':
      return { event: { type: random() < GIVEN ? 'goal' : 'disallowed' }, ms: rules.slotMs * within(pace, 1.5, 3.5) };
    case 'goal':
      return { event: { type: 'restart' }, ms: rules.slotMs * within(pace, 1, 1.6) };
    case 'halfTime':
      return { event: { type: 'kickOff' }, ms: rules.breakMs };
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

/** The referee: time to be added, and the end of a half. */
function whistle(rules: FootballRules, state: FootballState, random: Random): Step<FootballEvent> | undefined {
  if (state.slot < rules.slotsPerHalf) return undefined;
  if (state.added === null)
    return { event: { type: 'added', slots: pick(random, rules.added[state.half - 1]!) }, ms: 0 };
  if (state.slot < rules.slotsPerHalf + state.added) return undefined;
  return { event: { type: state.half === 1 ? 'halfTime' : 'fullTime' }, ms: 2_000 };
}

function inSlot(rules: FootballRules, state: FootballState, random: Random): FootballEvent {
  if (random() < rules.abandoned) return { type: 'abandon' };
  const tired = tiring(rules, state.half, state.slot);
  const of = (side: Side): readonly (readonly [FootballEvent, number])[] => [
    [{ type: 'danger', side }, (scoring(rules, state.strengths[side], side, state) * tired) / converted(rules)],
    [{ type: 'red', side }, state.reds[side] > 0 ? 0 : rules.red],
    [{ type: 'yellow', side }, rules.yellow],
    [{ type: 'corner', side }, rules.corner],
  ];
  const all = [...of(0), ...of(1)];
  const quiet = 1 - all.reduce((sum, [, chance]) => sum + chance, 0);
  return pick(random, [...all, [{ type: 'quiet' }, quiet] as const]);
}

function scoreOf(rules: FootballRules, state: FootballState): Scoreboard {
  return scoreboard({
    phase: phaseOf(rules, state),
    sides: state.sides.map((name, place) => {
      const side: Side = place === 0 ? 0 : 1;
      const [corners, yellow, red] = [state.corners[side], state.yellows[side], state.reds[side]];
      return {
        name,
        score: `${state.goals[side]}`,
        detail: told('football.detail', { corners, yellow, red }),
        isActive: state.attacker === side,
      };
    }),
    line: LINES[state.phase],
    recent: state.recent,
  });
}

function phaseOf(rules: FootballRules, state: FootballState): Told {
  if (state.phase === 'before') return told('match.notStarted');
  if (state.phase === 'halfTime') return told('football.halfTime');
  if (state.phase === 'over') return told(state.wasAbandoned ? 'match.abandoned' : 'match.fullTime');
  return told(state.half === 1 ? 'football.firstHalf' : 'football.secondHalf', { minute: minuteOf(rules, state) });
}

const LINES: Partial<Record<FootballState['phase'], Told>> = {
  danger: told('football.danger'),
  check: told('football.check'),
  goal: told('football.goal'),
};

function say(rules: FootballRules, state: FootballState, event: FootballEvent): Told | undefined {
  const at = minuteOf(rules, state);
  const score = state.goals.join('–');
  switch (event.type) {
    case 'kickOff':
      return told(state.half === 1 ? 'football.kickOff' : 'football.secondBegins');
    case 'corner':
      return told('football.corner', { at, side: state.sides[event.side] });
    case 'yellow':
      return told('football.yellow', { at, side: state.sides[event.side] });
    case 'red':
      return told('football.red', { at, side: state.sides[event.side] });
    case 'danger':
      return told('football.through', { at, side: state.sides[event.side] });
    case 'check':
      return told('football.video', { at });
    case 'goal':
      return told('football.goalFor', { at, side: state.sides[state.scorers.at(-1) ?? 0], score });
    case 'missed':
      return told('football.missed', { at });
    case 'disallowed':
      return told('football.disallowed', { at, score });
    case 'added':
      return event.slots > 0
        ? told('football.added', { minutes: Math.ceil(event.slots / rules.slotsPerMinute) })
        : undefined;
    case 'halfTime':
      return told('football.halfTimeAt', { score });
    case 'fullTime':
      return told('football.fullTimeAt', { score });
    case 'abandon':
      return told('match.isAbandoned');
    case 'quiet':
    case 'restart':
      return undefined;
    default:
      return unreachable(event);
  }
}
