import { chances, named, once, type Question, voided } from '../../rows/question.ts';
import type { Answer, MarketPlan } from '../sport.ts';
import { told } from '../told/told.ts';
import { placeChances } from './places.ts';
import { type RaceRules, type RaceState, standing, together } from './race.ts';

export function raceQuestions(rules: RaceRules) {
  const toWin = once((state: RaceState) => placing(rules, state, 1));
  const toPlace = once((state: RaceState) => placing(rules, state, state.places));
  return (state: RaceState): readonly Question<RaceState>[] => [
    {
      plan: planOf(state, 'win', 1),
      truth: now => chances(toWin(now)),
      answer: now => answerOf(now, 1),
    },
    ...(state.places === 0
      ? []
      : [
          {
            plan: planOf(state, 'place', state.places),
            truth: (now: RaceState) => chances(toPlace(now)),
            answer: (now: RaceState) => answerOf(now, state.places),
          },
        ]),
  ];
}

function planOf(state: RaceState, id: 'win' | 'place', winners: number): MarketPlan {
  const removed = state.nonRunners.map(each => ({ runner: each.runner, reduction: each[id] }));
  return {
    id,
    ...named(told(`market.${id}`)),
    kind: 'exchange',
    runners: state.runners,
    winners,
    ...(removed.length > 0 ? { removed } : {}),
  };
}

/** The result is official when they have weighed in; what is found out later is ignored. */
function answerOf(state: RaceState, winners: number): Answer | undefined {
  if (standing(state).length <= winners) return voided(winners === 1 ? 'walkover' : 'too few runners');
  if (state.wasAbandoned) return voided('abandoned');
  if (state.phase !== 'over' || !state.order) return undefined;
  const placed: number[] = [];
  for (const group of state.order) {
    if (placed.length >= winners) break;
    const isShared = placed.length + group.length > winners;
    placed.push(...group);
    if (isShared) return { type: 'won', winners: placed, tied: group };
  }
  return { type: 'won', winners: placed };
}

/** By runner, those removed with none. */
export function placing(rules: RaceRules, state: RaceState, places: number): readonly number[] {
  const all = state.runners.map(() => 0);
  if (state.phase === 'line' || state.phase === 'photo' || state.order) {
    return shareOut(all, state.order ?? together(rules, state), places);
  }
  const field = standing(state);
  const left = state.sections - state.section;
  const told = placeChances(
    {
      means: field.map(n => state.elapsed[n]! + left * state.paceMs[n]!),
      spread: state.spreadMs * Math.sqrt(left),
    },
    places,
  );
  field.forEach((runner, n) => (all[runner] = told[n]!));
  return all;
}

/** Who arrived together are as likely to be in front of each other. */
function shareOut(all: number[], groups: readonly (readonly number[])[], places: number): readonly number[] {
  let left = places;
  for (const group of groups) {
    for (const runner of group) all[runner] = Math.min(1, left / group.length);
    left = Math.max(0, left - group.length);
  }
  return all;
}
