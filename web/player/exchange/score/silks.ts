interface Silk {
  readonly cloth: string;
  /** What can be read on it. */
  readonly ink: string;
}

const silk = (cloth: string, ink = '#000'): Silk => ({ cloth, ink });

const SILKS = [
  silk('#d33d3d', '#fff'),
  silk('#2f6fd0', '#fff'),
  silk('#f2c230'),
  silk('#2e9d57'),
  silk('#8a4bc2', '#fff'),
  silk('#e8803a'),
  silk('#30a9b5'),
  silk('#d85a9c'),
  silk('#8d9aa6'),
  silk('#a86f3b'),
] as const;

/** The colours of who wears this number. */
export const silkOf = (number: number): Silk => SILKS[(number - 1) % SILKS.length] ?? SILKS[0];
