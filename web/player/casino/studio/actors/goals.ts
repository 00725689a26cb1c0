import type { Face } from '@maidan/games/kit/shoe';
import { say } from '@maidan/words/say';

/** How a chance ends. */
export type Method = 'shot' | 'header' | 'penalty' | 'freeKick' | 'save';

export interface Clip {
  readonly method: Method;
  readonly scorer?: string;
  readonly title: string;
  readonly spoken: string;
}

const METHODS: Readonly<Record<string, readonly [Method, string]>> = {
  Shot: ['shot', say('casino.shot')],
  Header: ['header', say('casino.header')],
  Penalty: ['penalty', say('casino.penalty')],
  FreeKick: ['freeKick', say('casino.freeKick')],
};

/** A clip is named 'Neymar/Header', or 'NoGoal'. */
export function clipOf(face: Face): Clip {
  const [scorer = '', how = ''] = String(face).split('/');
  const method = METHODS[how];
  if (!method) return { method: 'save', title: say('casino.noGoal'), spoken: say('casino.savedSaid') };
  return {
    method: method[0],
    scorer,
    title: `${scorer} · ${method[1]}`,
    spoken: say('casino.goalSaid', { scorer, how: method[1].toLowerCase() }),
  };
}
