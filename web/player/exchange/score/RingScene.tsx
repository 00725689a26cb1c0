import { vars } from '../../../ui/vars.ts';
import type { Scene } from './scene.ts';
import { SceneFlag } from './SceneFlag.tsx';
import { boutOf } from './turns.ts';

interface Props {
  readonly scene: Scene;
  readonly sport: string;
}

/** The ring or the cage from above, the first named in the red corner. */
export function RingScene({ scene, sport }: Props) {
  const { flag, tone, apart, downed } = boutOf(scene);
  const fighter = (side: 0 | 1) => (
    <g
      className={downed === side ? 'fighter down' : 'fighter'}
      style={vars({ x: `${160 + (side === 0 ? -apart : apart)}px`, y: `${100 + (side === 0 ? apart : -apart) / 3}px` })}
    >
      <circle r="11" fill={side === 0 ? '#c43d3d' : '#2f6fc0'} stroke="#fff" strokeWidth="2" />
    </g>
  );
  return (
    <div className="scene hall" data-type={scene.type}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        {sport === 'boxing' ? RING : CAGE}
        {fighter(0)}
        {fighter(1)}
      </svg>
      <SceneFlag key={scene.nth} text={flag} tone={tone} />
    </div>
  );
}

const RING = (
  <>
    <rect x="76" y="16" width="168" height="168" fill="#d9dfe4" />
    <circle cx="160" cy="100" r="30" fill="none" stroke="#b3bec7" strokeWidth="2" />
    <g fill="none" strokeWidth="2">
      <rect x="80" y="20" width="160" height="160" stroke="#c43d3d" />
      <rect x="86" y="26" width="148" height="148" stroke="#fff" />
      <rect x="92" y="32" width="136" height="136" stroke="#2f6fc0" />
    </g>
    <rect x="74" y="170" width="16" height="16" fill="#c43d3d" />
    <rect x="230" y="14" width="16" height="16" fill="#2f6fc0" />
    <path d="M74 14h16v16H74zM230 170h16v16h-16z" fill="#fff" />
  </>
);

const CAGE = (
  <>
    <path d="M124 14h72l50 50v72l-50 50h-72l-50-50V64z" fill="#c9ced3" stroke="#1b1f23" strokeWidth="5" />
    <path d="M130 28h60l42 42v60l-42 42h-60l-42-42V70z" fill="none" stroke="#8b959d" strokeDasharray="3 4" />
    <circle cx="160" cy="100" r="26" fill="none" stroke="#8b959d" strokeWidth="2" />
  </>
);
