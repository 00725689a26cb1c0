import type { Scoreboard } from '@maidan/exchange/sports/sport';
import { vars } from '../../../ui/vars.ts';
import { racersOf } from './race.ts';
import { silkOf } from './silks.ts';

interface Props {
  readonly score: Scoreboard | null;
  readonly sides: readonly string[];
}

/** Everybody on the straight, in lanes by their numbers. */
export function TrackScene({ score, sides }: Props) {
  const racers = score ? racersOf(score) : sides.map((name, nth) => ({ number: nth + 1, name, at: 0 }));
  const lane = 164 / Math.max(racers.length, 1);
  return (
    <div className="scene">
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <rect width="320" height="200" fill="#1c7443" />
        <rect x="8" y="14" width="304" height="172" fill="#a9824f" />
        {racers.map(({ number }, nth) => (
          <path key={number} d={`M8 ${18 + lane * (nth + 1)}H312`} stroke="#fff" opacity=".25" />
        ))}
        <path d="M292 14v172" stroke="#fff" strokeWidth="3" strokeDasharray="6 6" />
        {racers
          .toSorted((a, b) => a.number - b.number)
          .map(({ number, at }, nth) => (
            <g
              key={number}
              className="racer"
              style={vars({ x: `${20 + at * 272}px`, y: `${18 + lane * (nth + 0.5)}px` })}
            >
              <circle r={Math.min(9, lane / 2)} fill={silkOf(number).cloth} stroke="#111" />
              <text
                y="3.500"
                textAnchor="middle"
                fontSize={Math.min(11, lane * 0.8)}
                fontWeight="700"
                fill={silkOf(number).ink}
              >
                {number}
              </text>
            </g>
          ))}
      </svg>
    </div>
  );
}
