import { Actor } from './Actor.tsx';

interface ShirtProps {
  readonly shirt: string;
  readonly trim: string;
}

export const Batter = ({ shirt, trim }: ShirtProps) => (
  <Actor name="st-batter" x={424} y={202} width={64} height={102}>
    <g transform="translate(-424 -166)">
      <ellipse cx="456" cy="262" rx="30" ry="6" opacity=".4" />
      <path d="M447 222 440 258h9l6-24 6 24h9l-3-38z" fill="#e8eef3" />
      <path d="M440 236h9v22h-10zM459 236h9l3 22h-10z" fill="#fff" stroke="#b7c3cd" />
      <path d="M444 190q12-8 24 0l3 34h-27z" fill={shirt} />
      <path d="M446 200h23" stroke="#f3d48b" strokeWidth="2" />
      <circle cx="455" cy="180" r="9" fill="#c98f62" />
      <path d="M445 181a10 10 0 0 1 20 0v-1h4v3h-24z" fill={trim} />
      <path d="M447 185h12" stroke="#9fb0c0" strokeWidth="1.3" />
    </g>
  </Actor>
);

/** Arms and bat: they swing together about the gloves. */
export const Bat = ({ shirt, trim }: ShirtProps) => (
  <Actor name="st-bat" x={402} y={200} width={100} height={100}>
    <g transform="translate(-402 -164)">
      <path d="M468 196 452 214" stroke={shirt} strokeWidth="7" strokeLinecap="round" />
      <path d="M446 196 452 214" stroke={trim} strokeWidth="7" strokeLinecap="round" />
      <circle cx="452" cy="214" r="4.5" fill="#fff" />
      <path d="M450.500 216h3l1 10h-5z" fill="#2a160a" />
      <path d="M448 226h8l1.500 32q-5.500 4-11 0z" fill="#e6c48c" stroke="#a9814a" />
    </g>
  </Actor>
);

export const Bowler = ({ shirt, trim }: ShirtProps) => (
  <Actor name="st-bowler" x={512} y={230} width={140} height={206}>
    <g transform="translate(70 106)">
      <ellipse cx="0" cy="92" rx="62" ry="8" opacity=".4" />
      <path d="M-6 20-34 84h16L8 38l20 50h17L20 14z" fill={trim} />
      <path d="M-22-46q20-14 42-2l4 68q-24 10-44 0z" fill={shirt} />
      <text x="0" y="-8" fontSize="24" fontWeight="800" fill="#fff" textAnchor="middle">
        7
      </text>
      <path d="M14-42C24-70 6-86-14-100" fill="none" stroke="#c98f62" strokeWidth="11" strokeLinecap="round" />
      <path d="M14-44 20-64" stroke={shirt} strokeWidth="15" strokeLinecap="round" />
      <path
        d="M-18-40-44-8-60-16"
        fill="none"
        stroke="#c98f62"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-18-40-34-20" stroke={shirt} strokeWidth="15" strokeLinecap="round" />
      <circle cx="0" cy="-66" r="17" fill="#b67d52" />
      <path d="M-17-68a17 17 0 0 1 34 0q-17 8-34 0z" fill="#1b120c" />
    </g>
  </Actor>
);

/** The other batter, who runs when there are runs to be run. */
export const Runner = ({ shirt, trim }: ShirtProps) => (
  <Actor name="st-runner" x={330} y={330} width={44} height={80}>
    <ellipse cx="22" cy="75" rx="18" ry="4" opacity=".4" />
    <path d="M18 42 8 72M26 42 34 70" stroke="#fff" strokeWidth="8" strokeLinecap="round" />
    <path d="M12 18q10-6 20 0l2 28H11z" fill={shirt} />
    <path d="M12 22 3 38M32 22l9 12" stroke={shirt} strokeWidth="6" strokeLinecap="round" />
    <path d="m41 32 1-20" stroke="#e6c48c" strokeWidth="5" strokeLinecap="round" />
    <circle cx="22" cy="10" r="8" fill="#c98f62" />
    <path d="M13 10a9 9 0 0 1 18 0v2H13z" fill={trim} />
  </Actor>
);

const STUMPS = [
  { name: 'st-off', x: 403, y: 250, width: 4, height: 26 },
  { name: 'st-middle', x: 411, y: 250, width: 4, height: 26 },
  { name: 'st-leg', x: 419, y: 250, width: 4, height: 26 },
  { name: 'st-bail st-bail-one', x: 403, y: 247, width: 10, height: 3 },
  { name: 'st-bail st-bail-two', x: 413, y: 247, width: 10, height: 3 },
] as const;

/** Three stumps and two bails, each of which can fly. */
export const Stumps = () =>
  STUMPS.map(({ name, x, y, width, height }) => (
    <Actor key={name} name={name} x={x} y={y} width={width} height={height}>
      <rect width={width} height={height} rx="1.5" fill={name.startsWith('st-bail') ? '#ff9a3c' : '#f5d77c'} />
    </Actor>
  ));
