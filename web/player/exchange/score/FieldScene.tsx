import { vars } from '../../../ui/vars.ts';
import { attackOf, type Scene } from './scene.ts';
import { SceneFlag } from './SceneFlag.tsx';

interface Props {
  readonly scene: Scene;
}

/** The pitch from above: the home side attacks to the right. */
export function FieldScene({ scene }: Props) {
  const { flag, x, y } = attackOf(scene);
  return (
    <div className="scene" data-type={scene.type}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <rect x="6" y="8" width="308" height="184" rx="3" fill="#1c7443" />
        {[0, 1, 2, 3].map(n => (
          <rect key={n} x={6 + n * 77} y="8" width="38.500" height="184" fill="#2f9a5c" opacity=".25" />
        ))}
        <g fill="none" stroke="#f1fbf5" strokeWidth="1.6">
          <path d="M14 16h292v168H14zM160 16v168M14 60h44v80H14M306 60h-44v80h44M14 82h16v36H14M306 82h-16v36h16" />
          <circle cx="160" cy="100" r="26" />
        </g>
        <path className={`attack side-${scene.side}`} d={scene.side === 0 ? 'M172 100H250' : 'M148 100H70'} />
        <circle className="spot" r="5" style={vars({ x: `${x}px`, y: `${y}px` })} />
      </svg>
      <SceneFlag key={scene.nth} text={flag} tone={scene.type} />
    </div>
  );
}
