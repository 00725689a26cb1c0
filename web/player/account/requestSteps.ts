import type { Reply } from '@maidan/contract/api';
import type { Millis } from '@maidan/core/ids';
import { say } from '@maidan/words/say';

export type Request = Reply<'requests'>['rows'][number];

export interface Step {
  readonly title: string;
  readonly is: 'done' | 'now' | 'ahead' | 'failed';
  readonly at?: Millis;
}

const TITLES = {
  requested: say('account.requested'),
  approved: say('account.approved'),
  sent: say('account.sent'),
  confirmed: say('account.confirmed'),
  refunded: say('account.refunded'),
  rejected: say('account.rejected'),
} as const satisfies Record<Request['state'], string>;

const WAYS = {
  deposit: ['requested', 'approved'],
  withdrawal: ['requested', 'approved', 'sent', 'confirmed'],
} as const satisfies Record<Request['type'], readonly Request['state'][]>;

/** The way of a request: what is behind it, where it is, what is ahead. One that failed stops where it failed. */
export function stepsOf({ type, state, at, changedAt }: Request): Step[] {
  if (state === 'rejected' || state === 'refunded') {
    return [
      { title: TITLES.requested, is: 'done', at },
      { title: TITLES[state], is: 'failed', at: changedAt },
    ];
  }
  const way: readonly Request['state'][] = WAYS[type];
  const here = way.indexOf(state);
  return way.map((step, index) => ({
    title: type === 'deposit' && step === 'approved' ? say('account.credited') : TITLES[step],
    is: standing(index, here, way.length - 1),
    ...timed(index === 0 ? at : index === here ? changedAt : undefined),
  }));
}

function standing(index: number, here: number, last: number): Step['is'] {
  if (index < here || here === last) return 'done';
  return index === here ? 'now' : 'ahead';
}

const timed = (at: Millis | undefined): { at?: Millis } => (at === undefined ? {} : { at });
