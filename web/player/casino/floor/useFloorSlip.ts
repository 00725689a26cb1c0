import { useCallback, useState } from 'react';
import { type Draft, NO_DRAFT } from '../slip/draft.ts';

/** The one slip of several tables: what is being written on it is at one of them. */
export interface FloorSlip {
  /** The table of the newest pick; empty before the first. */
  readonly at: string;
  readonly draft: Draft;
  /** As it is typed: it stays when the next pick is at another table. */
  readonly stake: string;
  readonly writeAt: (table: string, draft: Draft) => void;
  readonly type: (stake: string) => void;
}

interface Written {
  readonly at: string;
  readonly draft: Draft;
}

export function useFloorSlip(): FloorSlip {
  const [written, setWritten] = useState<Written>({ at: '', draft: NO_DRAFT });
  const [stake, type] = useState('');
  const writeAt = useCallback((table: string, draft: Draft) => setWritten(was => afterWriting(was, table, draft)), []);
  return { ...written, stake, writeAt, type };
}

/** A pick takes the slip to its table. A table that has done with it does not clear what is written at another. */
export const afterWriting = (was: Written, table: string, draft: Draft): Written =>
  draft === NO_DRAFT && was.at !== table ? was : { at: table, draft };
