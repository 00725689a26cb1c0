import { vars } from '../../../ui/vars.ts';
import { rallyOf, type Scene } from './scene.ts';
import { SceneFlag } from './SceneFlag.tsx';

interface Props {
  readonly scene: Scene;
  readonly sport: string;
}

const FLOORS: Readonly<Record<string, string>> = {
  tennis: '#24639c',
  tableTennis: '#1f4f8f',
  badminton: '#1d7a55',
  volleyball: '#b9652c',
  beachVolleyball: '#c49a55',
};

/** In the hall nobody at the back may attack before these lines; on the sand there are none. */
const BEHIND_NET: Readonly<Record<string, string>> = { volleyball: 'M116 36v128M204 36v128' };

/** The court from above, the first named side on the left. */
export function CourtScene({ scene, sport }: Props) {
  const { flag, x, y } = rallyOf(scene);
  return (
    <div className="scene hall" data-type={scene.type}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <rect x="28" y="36" width="264" height="128" fill={FLOORS[sport] ?? '#24639c'} stroke="#fff" strokeWidth="2" />
        <g fill="none" stroke="#fff" strokeWidth="1.4" opacity=".85">
          {sport === 'tennis' || sport === 'badminton' ? (
            <path d="M28 52h264M28 148h264M92 52v96M228 52v96M92 100h136" />
          ) : (
            <path d={sport === 'tableTennis' ? 'M28 100h264' : BEHIND_NET[sport]} />
          )}
        </g>
        <path d="M160 30v140" stroke="#e8eef3" strokeWidth="3" />
        <circle className="spot" r="5" style={vars({ x: `${x}px`, y: `${y}px` })} />
      </svg>
      <SceneFlag key={scene.nth} text={flag} tone={scene.type} />
    </div>
  );
}
