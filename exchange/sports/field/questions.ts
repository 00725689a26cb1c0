import { between, chances, named, once, type Question, shared, voided } from '../../rows/question.ts';
import type { Answer } from '../sport.ts';
import { told } from '../told/told.ts';
import { aheadOf, homeCounts, placeChances } from './chances.ts';
import { type FieldRules, type FieldState, finishers, standing } from './race.ts';

export function fieldQuestions(rules: FieldRules) {
  const stays = ({ stretches, done }: FieldState): number => (1 - rules.dropsOut) ** (stretches - done);
  const spread = ({ stretches, done, spreadMs }: FieldState): number => spreadMs * Math.sqrt(stretches - done);
  const meanOf = ({ elapsed, paceMs, stretches, done }: FieldState, n: number): number =>
    elapsed[n]! + (stretches - done) * paceMs[n]!;

  const among = (state: FieldState, places: number): readonly number[] => {
    const field = standing(state);
    const told = placeChances(
      { means: field.map(n => meanOf(state, n)), spread: spread(state), stays: stays(state) },
      places,
    );
    const all = state.runners.map(() => 0);
    for (const [n, runner] of field.entries()) all[runner] = told[n]!;
    return all;
  };
  const toWin = once((state: FieldState) => among(state, 1));
  const toPlace = once((state: FieldState) => among(state, rules.places));

  const placed = (id: 'win' | 'place', winners: number, state: FieldState): Question<FieldState> => ({
    plan: { id, ...named(told(`market.${id}`)), kind: 'exchange', runners: state.runners, winners },
    // with too few left everybody is placed, or it is void
    truth: now =>
      standing(now).length > winners || now.out.length === 0
        ? chances(id === 'win' ? toWin(now) : toPlace(now))
        : undefined,
    answer: now => placedIn(now, winners),
  });

  /** The two who are expected to be in front of all others. */
  const duel = (state: FieldState): Question<FieldState> => {
    const [first, second] = favourites(state);
    const names = [state.runners[first]!, state.runners[second]!] as const;
    return {
      plan: between('duel', told('market.headToHead', { first: names[0], second: names[1] }), names, 'bookmaker'),
      truth(now) {
        const isOut = [first, second].map(n => now.out.includes(n));
        if (isOut[0] || isOut[1]) return chances(isOut[0] ? [0, 1] : [1, 0]);
        return chances(shared(aheadOf([meanOf(now, first), meanOf(now, second)], spread(now), stays(now))));
      },
      answer: now => aheadIn(now, first, second),
    };
  };

  const home: Question<FieldState> = {
    plan: { id: 'finishers', ...named(told('market.finishers')), kind: 'session' },
    truth: now => ({ type: 'runs', chances: homeCounts(standing(now).length, stays(now)) }),
    answer(now) {
      if (now.phase !== 'over') return undefined;
      return now.wasAbandoned ? voided('abandoned') : { type: 'runs', total: standing(now).length };
    },
  };

  return (state: FieldState): readonly Question<FieldState>[] => [
    placed('win', 1, state),
    placed('place', rules.places, state),
    duel(state),
    ...(rules.dropsOut > 0 ? [home] : []),
  ];
}

function favourites({ paceMs }: FieldState): readonly [number, number] {
  const [first = 0, second = 1] = paceMs.map((_, n) => n).toSorted((a, b) => paceMs[a]! - paceMs[b]!);
  return [first, second];
}

function placedIn(state: FieldState, winners: number): Answer | undefined {
  if (state.phase !== 'over') return undefined;
  if (state.wasAbandoned) return voided('abandoned');
  const placed: number[] = [];
  for (const group of finishers(state)) {
    if (placed.length >= winners) break;
    const isShared = placed.length + group.length > winners;
    placed.push(...group);
    if (isShared) return { type: 'won', winners: placed, tied: group };
  }
  return placed.length < winners ? voided('too few runners') : { type: 'won', winners: placed };
}

/** Who stays in it is ahead of who does not. Both out, or together at the line: nobody is. */
function aheadIn(state: FieldState, first: number, second: number): Answer | undefined {
  const isOut = [first, second].map(n => state.out.includes(n));
  if (isOut[0] && isOut[1]) return voided('not completed');
  if (state.phase !== 'over') return undefined;
  if (state.wasAbandoned) return voided('abandoned');
  if (isOut[0] || isOut[1]) return { type: 'won', winners: [isOut[0] ? 1 : 0] };
  const apart = state.elapsed[first]! - state.elapsed[second]!;
  return apart === 0 ? voided('drawn') : { type: 'won', winners: [apart < 0 ? 0 : 1] };
}
