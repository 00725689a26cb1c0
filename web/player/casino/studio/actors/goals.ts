import type { Face } from '@maidan/games/kit/shoe';

/** How a chance ends. */
export type Method = 'shot' | 'header' | 'penalty' | 'freeKick' | 'save';

export interface Clip {
  readonly method: Method;
  readonly scorer?: string;
  readonly title: string;
  readonly spoken: string;
}

const METHODS: Readonly<Record<string, readonly [Method, string]>> = {
  Shot: ['shot', 'Shot'],
  Header: ['header', 'Header'],
  Penalty: ['penalty', 'Penalty'],
  FreeKick: ['freeKick', 'Free kick'],
};

/** A clip is named 'Neymar/Header', or 'NoGoal'. */
export function clipOf(face: Face): Clip {
  const [scorer = '', how = ''] = String(face).split('/');
  const method = METHODS[how];
  if (!method) return { method: 'save', title: 'No goal', spoken: 'saved, no goal' };
  return {
    method: method[0],
    scorer,
    title: `${scorer} · ${method[1]}`,
    spoken: `goal by ${scorer}, ${method[1].toLowerCase()}`,
  };
}
