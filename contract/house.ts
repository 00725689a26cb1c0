/** How the house stands, the gravest first. */
export const CONDITIONS = ['closing', 'waiting', 'opening', 'full', 'open'] as const;
export type Condition = (typeof CONDITIONS)[number];

export interface HouseView {
  readonly condition: Condition;
  /** What nothing is told of at this moment, where several nodes keep a house. */
  readonly away?: AwayView;
}

/** Its keeper is gone and another takes over, or those who keep it cannot be reached from here. */
export interface AwayView {
  readonly why: 'moving' | 'cutOff';
  /** Of everything that is known to be so; the board stands for all of sport. */
  readonly topics: readonly string[];
}

/** What everybody is told while it is not open. */
export const WHY_NOT_OPEN = {
  opening: 'The house is opening. Please wait a moment.',
  waiting: 'The house is waiting for its database. Bets already accepted are safe.',
  full: 'Betting is stopped for a while: the house is short of storage. Bets already accepted are safe.',
  closing: 'The house is closing. Rounds under way are being finished; bets already accepted are safe.',
} as const satisfies Record<Exclude<Condition, 'open'>, string>;

/** What calls are refused with while the house is not open, by its condition. When it is full only bets are. */
export const REFUSED_WHILE = {
  opening: 'opening',
  waiting: 'database-away',
  full: 'betting-stopped',
  closing: 'closing',
} as const satisfies Record<Exclude<Condition, 'open'>, string>;
