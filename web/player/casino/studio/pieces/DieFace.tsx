/** The pips of a die on a 24 × 24 grid, as in Europe and Asia alike; one and four are red, as in Asia. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[12, 12]],
  2: [
    [6, 6],
    [18, 18],
  ],
  3: [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  4: [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  5: [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  6: [
    [6, 6],
    [18, 6],
    [6, 12],
    [18, 12],
    [6, 18],
    [18, 18],
  ],
};

interface Props {
  readonly pips: number;
  readonly isDrawn?: boolean;
}

/** One side of a die. */
export const DieFace = ({ pips, isDrawn = false }: Props) => (
  <svg className="st-die-face" viewBox="0 0 24 24" aria-hidden="true" data-face={isDrawn ? pips : undefined}>
    <rect width="24" height="24" rx="3.6" fill="#fdf9ee" />
    {(PIPS[pips] ?? []).map(([x, y]) => (
      <circle
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        r={pips === 1 ? 3.5 : 2.4}
        fill={pips === 1 || pips === 4 ? '#c4161c' : '#14181d'}
      />
    ))}
  </svg>
);
