import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { useEffect, useRef } from 'react';
import { sceneOf } from '../sceneOf.ts';
import { playSound, type Sound } from './sounds.ts';

type State = Pick<Round, 'id' | 'phase' | 'dealt'>;

/** What a change at the table sounds like; nothing when there was none, or when it is the first we see. */
export function soundOf(game: Game, before: State | undefined, after: State): Sound | undefined {
  if (
    !before ||
    (before.id === after.id && before.phase === after.phase && before.dealt.length === after.dealt.length)
  ) {
    return undefined;
  }
  if (before.id === after.id && after.dealt.length > before.dealt.length) return DEALT[sceneOf(game)] ?? 'card';
  if (after.phase === 'settled') return 'bell';
  if (after.phase === 'closed') return 'tick';
  return after.phase === 'open' ? 'chip' : undefined;
}

const DEALT: Partial<Record<ReturnType<typeof sceneOf>, Sound>> = {
  dice: 'dice',
  wheel: 'tick',
  cricket: 'bat',
  goal: 'bat',
};

export function useRoundSounds(game: Game, round: Round, isOn: boolean): void {
  const before = useRef<State>(undefined);
  useEffect(() => {
    const sound = soundOf(game, before.current, round);
    before.current = round;
    if (isOn && sound) playSound(sound);
  }, [game, round, isOn]);
}
