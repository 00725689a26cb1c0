import type { ErrorCode } from '@maidan/contract/errors';

/** A request that was answered. */
export interface Answered {
  readonly method: string;
  /** As the router has it: there are as many as there are calls, whatever was asked for. */
  readonly route: string;
  readonly status: number;
  /** What it was refused with, if it was. */
  readonly refusal: ErrorCode | undefined;
  readonly ms: number;
}

/** Commands that were committed together. */
export interface Committed {
  readonly commands: number;
  /** From when they were taken until they were durable. */
  readonly ms: number;
}

/** A call that another node was asked to answer. */
export interface Asked {
  /** `moved`: nobody keeps what it is about at this moment, or not where it was asked. */
  readonly outcome: 'answered' | 'moved' | 'failed';
  readonly ms: number;
}

/** Who measures the house is told what it does, where it is done. The house knows nothing else of measuring. */
export interface Observer {
  answered(request: Answered): void;
  committed(group: Committed): void;
  asked(call: Asked): void;
  /** Something was told or asked by another node, or told or asked of it. */
  letter(way: 'in' | 'out'): void;
  /** A place is kept by another node, and was not given away. */
  lost(place: string): void;
  /** Something that another node told was not heard here, and is asked for. */
  missed(): void;
}

export const NOBODY_LOOKS: Observer = {
  answered: () => {},
  committed: () => {},
  asked: () => {},
  letter: () => {},
  lost: () => {},
  missed: () => {},
};
