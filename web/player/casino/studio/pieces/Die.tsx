import { DieFace } from './DieFace.tsx';

interface Props {
  /** The face that was drawn. A die that is still in the air shows none. */
  readonly top: number | undefined;
}

/** The four sides of a die when this face is up: opposite sides add up to seven. */
const SIDES: Readonly<Record<number, readonly [front: number, right: number]>> = {
  1: [2, 3],
  2: [6, 3],
  3: [2, 6],
  4: [2, 1],
  5: [1, 3],
  6: [5, 3],
};

/** A cube of six faces. */
export function Die({ top }: Props) {
  const [front = 0, right = 0] = SIDES[top ?? 0] ?? [];
  const faces = top === undefined ? [0, 0, 0, 0, 0, 0] : [top, front, right, 7 - right, 7 - front, 7 - top];
  return (
    <div className="st-cube">
      {CUBE.map((side, nth) => (
        <i key={side} data-side={side}>
          <DieFace pips={faces[nth] ?? 0} isDrawn={top !== undefined && side === 'top'} />
        </i>
      ))}
    </div>
  );
}

const CUBE = ['top', 'front', 'right', 'left', 'back', 'under'] as const;
