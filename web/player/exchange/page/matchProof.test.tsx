import type { EventProof, EventState } from '@maidan/contract/event';
import type { Millis } from '@maidan/core/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MatchProof } from './MatchProof.tsx';

const beacon = { label: 'drand quicknet', isIndependent: true };
const next = { nth: 12, target: 'drand quicknet round 99', dueAt: 1_780_315_200_000 as Millis };
const committed = { kind: 'committed', commitment: 'ab'.repeat(32), beacon, next } as const;

test.each<[what: string, proof: EventProof, state: EventState, shown: readonly string[], hidden: readonly string[]]>([
  [
    'being played',
    committed,
    'inPlay',
    [committed.commitment, 'Step 12', next.target, 'When it is over'],
    ['match=m1'],
  ],
  ['with nothing to draw', { ...committed, next: null }, 'upcoming', ['Chance has no part'], ['Step']],
  ['that is over', committed, 'over', ['/casino/fair?match=m1', 'Verify this match'], ['When it is over']],
  [
    'of a beacon of our own',
    { ...committed, beacon: { ...beacon, isIndependent: false } },
    'inPlay',
    ['not independent'],
    [],
  ],
  ['from before', { kind: 'old' }, 'inPlay', ['before matches were provable'], ['Commitment', 'match=m1']],
  ['of a feed', { kind: 'feed' }, 'inPlay', ['nothing of it is drawn here'], ['Commitment', 'match=m1']],
])('[R14] the proof of a match %s', (_, proof, state, shown, hidden) => {
  const markup = renderToStaticMarkup(<MatchProof view={{ id: 'm1', state, proof }} />);
  expect(shown.filter(text => !markup.includes(text))).toEqual([]);
  expect(hidden.filter(text => markup.includes(text))).toEqual([]);
});
