import { Actor } from './Actor.tsx';

interface Props {
  readonly name: string;
  /** Where the feet are not: the middle of the body, in units of the picture. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly shirt: string;
  readonly number: number;
  readonly arms?: 'down' | 'wide' | 'up';
}

const ARMS = { down: 'M-12-34-22-6M12-34 22-6', wide: 'M-12-34-30-14M12-34 30-14', up: 'M-12-34-34-66M12-34 34-66' };

/** A player seen from behind. A keeper wears gloves and holds the arms up. */
export const Footballer = ({ name, x, y, scale, shirt, number, arms = 'down' }: Props) => (
  <Actor name={name} x={x - 50 * scale} y={y + 36 - 80 * scale} width={100 * scale} height={134 * scale}>
    <g transform={`scale(${scale}) translate(50 80)`}>
      {arms !== 'up' && <ellipse cx="0" cy="46" rx="22" ry="4" opacity=".35" />}
      <path d="M-10 8-13 44M10 8 13 44" stroke="#c98f62" strokeWidth="8" strokeLinecap="round" />
      <path d="M-13 28-14 44M13 28 14 44" stroke="#fff" strokeWidth="8" strokeLinecap="round" />
      <path d="M-14 0h28l3 16h-14l-3-6-3 6h-14z" fill="#f4f7f9" />
      <path d="M-15-38q15-8 30 0l-1 40h-28z" fill={shirt} />
      <path d={ARMS[arms]} stroke={shirt} strokeWidth="8" strokeLinecap="round" fill="none" />
      {arms === 'up' && (
        <>
          <circle cx="-34" cy="-67" r="7" fill="#ffd774" />
          <circle cx="34" cy="-67" r="7" fill="#ffd774" />
        </>
      )}
      <circle cy="-52" r="11" fill="#b67d52" />
      <path d="M-11-54a11 11 0 0 1 22 0q-11 5-22 0z" fill="#1b120c" />
      <text y="-12" fontSize="16" fontWeight="800" fill="#fff" textAnchor="middle">
        {number}
      </text>
    </g>
  </Actor>
);
