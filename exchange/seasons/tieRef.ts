/** Which match of which season of which competition a fixture is. */
export interface TieRef {
  readonly competition: string;
  /** From 1. */
  readonly season: number;
  /** Of the season, from 1. */
  readonly nth: number;
  /** From 1. */
  readonly round: number;
}
