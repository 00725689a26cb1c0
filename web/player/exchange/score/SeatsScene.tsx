import type { Scoreboard } from '@maidan/exchange/sports/sport';
import { say } from '@maidan/words/say';
import { seatsOf } from './seats.ts';

interface Props {
  readonly score: Scoreboard;
}

const COLOURS = ['#f3b95f', '#63c1a0', '#b9a6e8', '#7fb2e5', '#e58a8a'] as const;

/** The house that is elected, seat by seat as they are declared. */
export const SeatsScene = ({ score }: Props) => {
  const seats = seatsOf(score);
  const declared = seats.filter(({ party }) => party !== undefined).length;
  return (
    <div className="scene seats">
      <svg viewBox="0 0 320 200" aria-hidden="true">
        {seats.map(({ x, y, party }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="5"
            fill={party === undefined ? '#34505c' : COLOURS[party % COLOURS.length]}
          />
        ))}
        <text x="160" y="164" textAnchor="middle" fill="#fff" fontSize="22" fontWeight="700">
          {declared}
        </text>
        <text x="160" y="182" textAnchor="middle" fill="#c3cfda" fontSize="12">
          {say('sport.declared')}
        </text>
      </svg>
    </div>
  );
};
