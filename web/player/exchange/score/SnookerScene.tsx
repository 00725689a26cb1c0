import { vars } from '../../../ui/vars.ts';
import type { Scene } from './scene.ts';
import { SceneFlag } from './SceneFlag.tsx';
import { visitOf } from './turns.ts';

interface Props {
  readonly scene: Scene;
}

const POCKETS = [22, 160, 298].flatMap(x => [34, 166].map(y => [x, y] as const));

/** Fifteen reds behind the pink. */
const REDS = [0, 1, 2, 3, 4].flatMap(row =>
  Array.from({ length: row + 1 }, (_, nth) => [232 + row * 8, 100 + (nth - row / 2) * 9] as const),
);

const COLOURS = [
  [76, 82, '#e6c229'],
  [76, 118, '#1d8a4c'],
  [76, 100, '#7a4a24'],
  [160, 100, '#2f6fc0'],
  [222, 100, '#ee8fb0'],
  [284, 100, '#16181a'],
] as const;

/** The table from above, and where the white came to rest. */
export function SnookerScene({ scene }: Props) {
  const { flag, tone, x, y } = visitOf(scene);
  return (
    <div className="scene" data-type={scene.type}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <rect x="8" y="20" width="304" height="160" rx="8" fill="#5a3218" />
        <rect x="20" y="32" width="280" height="136" fill="#187a46" />
        <path d="M76 32v136M76 78a22 22 0 0 0 0 44" fill="none" stroke="#d8efe2" opacity=".6" />
        {POCKETS.map(([px, py]) => (
          <circle key={`${px} ${py}`} cx={px} cy={py} r="7" fill="#0b0f0d" />
        ))}
        {REDS.map(([rx, ry]) => (
          <circle key={`${rx} ${ry}`} cx={rx} cy={ry} r="4.200" fill="#c0282d" />
        ))}
        {COLOURS.map(([cx, cy, fill]) => (
          <circle key={fill} cx={cx} cy={cy} r="4.200" fill={fill} />
        ))}
        <circle className="spot" r="4.500" style={vars({ x: `${x}px`, y: `${y}px` })} />
      </svg>
      <SceneFlag key={scene.nth} text={flag} tone={tone} />
    </div>
  );
}
