import { type Scene, shotOf } from './scene.ts';
import { SceneFlag } from './SceneFlag.tsx';

interface Props {
  readonly scene: Scene;
}

const FIELDERS = [
  [62, 62],
  [96, 42],
  [132, 24],
  [210, 34],
  [262, 66],
  [278, 120],
  [214, 168],
  [128, 176],
  [70, 142],
] as const;

/** The field from above: the ball leaves the bowler's hand and goes where it was hit. */
export function OvalScene({ scene }: Props) {
  const { kind, flag, path } = shotOf(scene);
  return (
    <div className="scene" data-shot={kind}>
      <svg viewBox="0 0 320 200" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
        <ellipse cx="160" cy="100" rx="156" ry="97" fill="#1c7443" />
        {[40, 80, 120, 160, 200, 240].map(x => (
          <path key={x} d={`M${x + 8} 6V194`} stroke="#2f9a5c" strokeWidth="20" opacity=".28" className="mown" />
        ))}
        <ellipse cx="160" cy="100" rx="146" ry="88" fill="none" stroke="#fff" strokeWidth="2.5" />
        <ellipse cx="160" cy="100" rx="86" ry="56" fill="none" stroke="#e9f5ee" strokeDasharray="5 5" opacity=".7" />
        <rect x="112" y="90" width="96" height="22" rx="2" fill="#d9b779" />
        <path d="M124 92v18M196 92v18" stroke="#fff" strokeWidth="1.5" />
        <g className="stumps" stroke="#fff7d6" strokeWidth="2">
          <path d="M116 96v10M204 96v10M116 101h.01M204 101h.01" />
        </g>
        {FIELDERS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.6" fill="#ffe39a" stroke="#0d3b20" />
        ))}
        <circle cx="122" cy="113" r="3.6" fill="#fff" stroke="#0d3b20" />
        <circle className="batter" cx="198" cy="100" r="4" fill="#9fd6ff" stroke="#0d3b20" />
        {path !== '' && (
          <g key={scene.nth}>
            <path className="trace" d={path} pathLength="1" />
            <circle className={`ball ${kind}`} r="4" style={{ offsetPath: `path("${path}")` }} />
          </g>
        )}
      </svg>
      <SceneFlag key={`flag ${scene.nth}`} text={flag} tone={kind} />
    </div>
  );
}
