import type { Stops } from '@maidan/games/slots/spin';
import type { Tables } from '../db/statements.ts';
import type { Shape } from '../writer/rowShape.ts';

/* The rows of slots that commands decide upon. */

/** A player who sat down: the chain of seeds that their spins are drawn from, how far it is used, and when they last spun. */
export type SpinnerRow = Tables['spinners'];

export type SpinRow = Omit<Tables['spins'], 'number'>;

declare module '../db/columns.ts' {
  interface DomainTypes {
    'spins.stops': Stops;
  }
}

export interface SlotRows {
  spinner: SpinnerRow;
  spin: SpinRow;
}

export const SLOT_SHAPES: { readonly [K in keyof SlotRows]: Shape<SlotRows[K]> } = {
  spinner: { table: 'spinners', key: 'user_id', apart: {} },
  spin: { table: 'spins', key: 'id', apart: { number: 'the database counts' }, isWrittenOnce: true },
};
