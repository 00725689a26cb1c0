import type { Scoreboard } from '@maidan/exchange/sports/sport';
import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { vars } from '../../../ui/vars.ts';
import type { Scene } from './scene.ts';
import { SceneFlag } from './SceneFlag.tsx';
import { attackIn } from './turns.ts';

interface Props {
  readonly scene: Scene;
  readonly sport: string;
  readonly score: Scoreboard | null;
}

/** Where everything that counts is a goal. */
const GOALS: ReadonlySet<string> = new Set(['handball', 'iceHockey']);

/** A court, a rink, an oval or a pitch from above. */
export function ArenaScene({ scene, sport, score }: Props) {
  const next = score?.sides[1]?.isActive ? 1 : 0;
  const { flag, tone, x, y } = attackIn(scene, next, GOALS.has(sport) ? say('sport.goal') : '');
  return (
    <div className="scene hall" data-type={scene.type}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        {FLOORS[sport]}
        <circle className={`spot ${sport}`} r="5" style={vars({ x: `${x}px`, y: `${y}px` })} />
      </svg>
      <SceneFlag key={scene.nth} text={flag} tone={tone} />
    </div>
  );
}

const COURT = (
  <>
    <rect x="16" y="22" width="288" height="156" fill="#b9824a" stroke="#fff" strokeWidth="2" />
    <path d="M16 76h52v48H16M304 76h-52v48h52" fill="#9c5f2f" stroke="#fff" strokeWidth="1.5" />
    <g fill="none" stroke="#fff" strokeWidth="1.5">
      <path d="M160 22v156M16 36h26a68 68 0 0 1 0 128H16M304 36h-26a68 68 0 0 0 0 128h26" />
      <circle cx="160" cy="100" r="22" />
      <path d="M68 84a16 16 0 0 1 0 32M252 84a16 16 0 0 0 0 32" />
    </g>
    <g fill="none" stroke="#e4572e" strokeWidth="2">
      <circle cx="30" cy="100" r="4" />
      <circle cx="290" cy="100" r="4" />
    </g>
  </>
);

const RINK = (
  <>
    <rect x="14" y="22" width="292" height="156" rx="44" fill="#e9f2f8" stroke="#9db4c4" strokeWidth="3" />
    <path d="M160 23v154" stroke="#c43d3d" strokeWidth="3" />
    <path d="M116 23v154M204 23v154" stroke="#3c74c4" strokeWidth="3" />
    <path d="M40 34v132M280 34v132" stroke="#c43d3d" strokeWidth="1.5" />
    <g fill="none" stroke="#c43d3d" strokeWidth="1.4">
      <circle cx="160" cy="100" r="20" />
      <circle cx="74" cy="62" r="16" />
      <circle cx="74" cy="138" r="16" />
      <circle cx="246" cy="62" r="16" />
      <circle cx="246" cy="138" r="16" />
    </g>
    <path d="M40 92a10 8 0 0 1 0 16zM280 92a10 8 0 0 0 0 16z" fill="#9cc4e4" stroke="#c43d3d" />
  </>
);

const YARDS = [64, 83.2, 102.4, 121.6, 140.8, 160, 179.2, 198.4, 217.6, 236.8, 256];

const GRIDIRON = (
  <>
    <rect x="14" y="24" width="292" height="152" fill="#1c7443" />
    <path d="M14 24h36v152H14zM270 24h36v152h-36z" fill="#14532f" />
    <g fill="none" stroke="#f1fbf5" strokeWidth="1.4">
      <rect x="14" y="24" width="292" height="152" strokeWidth="2" />
      <path d={`M50 24v152M270 24v152${YARDS.map(x => `M${x} 24v152`).join('')}`} opacity=".75" />
    </g>
    <path d="M16 88v24M304 88v24" stroke="#ffd65a" strokeWidth="3" />
  </>
);

const HALL = (
  <>
    <rect x="16" y="22" width="288" height="156" fill="#2f6f9f" stroke="#fff" strokeWidth="2" />
    <path d="M16 50a50 50 0 0 1 0 100zM304 50a50 50 0 0 0 0 100z" fill="#d9a441" stroke="#fff" strokeWidth="1.5" />
    <g fill="none" stroke="#fff" strokeWidth="1.5">
      <path d="M160 22v156" />
      <path d="M16 32a70 70 0 0 1 0 136M304 32a70 70 0 0 0 0 136" strokeDasharray="5 5" />
    </g>
    <path d="M14 88v24M306 88v24" stroke="#e4572e" strokeWidth="4" />
  </>
);

const RUGBY = (
  <>
    <rect x="14" y="24" width="292" height="152" fill="#1c7443" />
    <path d="M14 24h30v152H14zM276 24h30v152h-30z" fill="#14532f" />
    <g fill="none" stroke="#f1fbf5" strokeWidth="1.4">
      <rect x="14" y="24" width="292" height="152" strokeWidth="2" />
      <path d="M44 24v152M276 24v152M160 24v152" />
      <path d="M96 24v152M224 24v152M136 24v152M184 24v152" strokeDasharray="6 6" opacity=".75" />
    </g>
    <path d="M44 88v24M276 88v24" stroke="#ffd65a" strokeWidth="3" />
  </>
);

const RULES_OVAL = (
  <>
    <ellipse cx="160" cy="100" rx="148" ry="84" fill="#1c7443" stroke="#f1fbf5" strokeWidth="2" />
    <g fill="none" stroke="#f1fbf5" strokeWidth="1.4">
      <rect x="132" y="72" width="56" height="56" />
      <circle cx="160" cy="100" r="8" />
      <path d="M46 46a70 70 0 0 1 0 108M274 46a70 70 0 0 0 0 108M12 90h14v20H12M308 90h-14v20h14" />
    </g>
    <path d="M12 84v32M308 84v32" stroke="#ffd65a" strokeWidth="3" />
  </>
);

const FLOORS: Readonly<Record<string, ReactNode>> = {
  australianRules: RULES_OVAL,
  basketball3x3: COURT,
  handball: HALL,
  rugbyLeague: RUGBY,
  rugbyUnion: RUGBY,
  basketball: COURT,
  iceHockey: RINK,
  americanFootball: GRIDIRON,
};
