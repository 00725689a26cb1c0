import { WHEEL_ORDER } from '@maidan/games/kit/wheelOrder';
import { memo } from 'react';
import { type Colour, colourOf } from '../../../parts/result/pockets.ts';

const FILLS: Readonly<Record<Colour, string>> = { green: '#0c7a4a', red: '#b3202c', black: '#11161b' };
const MIDDLE = 200;
const PITCH = 360 / WHEEL_ORDER.length;

/** The wooden bowl, which stands still. */
export const WheelBowl = memo(function WheelBowl() {
  return (
    <svg className="st-wheel-part" viewBox="0 0 400 400" aria-hidden="true">
      <circle cx="200" cy="200" r="200" fill="#4d2c14" />
      <circle cx="200" cy="200" r="191" fill="#8a5a2f" stroke="#d9a873" strokeOpacity=".6" strokeWidth="2" />
      <circle cx="200" cy="200" r="181" fill="#5c3719" stroke="#3b210e" strokeWidth="3" />
      <circle cx="200" cy="200" r="172" fill="#6e4322" />
      <circle cx="200" cy="200" r="164" fill="#4a2a13" stroke="#d2a24d" strokeWidth="1.5" />
      {[22, 67, 112, 157, 202, 247, 292, 337].map(at => (
        <path
          key={at}
          d="M200 24l4 8-4 8-4-8z"
          transform={`rotate(${at} 200 200)`}
          fill="#f3d48b"
          stroke="#5b3f12"
          strokeWidth=".6"
        />
      ))}
      <circle cx="200" cy="200" r="155" fill="#1b0e06" />
    </svg>
  );
});

/** The part with the numbers, which turns. */
export const WheelRotor = memo(function WheelRotor() {
  return (
    <svg className="st-wheel-part" viewBox="0 0 400 400" aria-hidden="true">
      <circle cx="200" cy="200" r="151" fill="#c89a4a" />
      {WHEEL_ORDER.map((number, nth) => (
        <Pocket key={number} number={number} turn={nth * PITCH} />
      ))}
      <circle cx="200" cy="200" r="88" fill="#9a6535" stroke="#e9c987" strokeWidth="2" />
      <circle cx="200" cy="200" r="60" fill="#b57f47" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map(at => (
        <path
          key={at}
          d="M200 200V114"
          transform={`rotate(${at} 200 200)`}
          stroke="#2a160a"
          strokeOpacity=".4"
          strokeWidth="1.5"
        />
      ))}
      {[0, 90, 180, 270].map(at => (
        <g key={at} transform={`rotate(${at} 200 200)`}>
          <rect x="196.5" y="124" width="7" height="52" rx="3.5" fill="#dcb266" />
          <circle cx="200" cy="124" r="8" fill="#f3d48b" stroke="#7d5a1e" />
        </g>
      ))}
      {[44, 36, 28, 19, 10].map((r, nth) => (
        <circle key={r} cx="200" cy="200" r={r} fill={TURRET[nth]} stroke="#6f4b16" strokeWidth="1" />
      ))}
    </svg>
  );
});

const TURRET = ['#a87a32', '#c39242', '#d9ac58', '#edc879', '#ffe9b4'] as const;

function Pocket({ number, turn }: { readonly number: number; readonly turn: number }) {
  const fill = FILLS[colourOf(number)];
  return (
    <g transform={`rotate(${turn.toFixed(2)} ${MIDDLE} ${MIDDLE})`}>
      <path d={sector(148, 118)} fill={fill} stroke="#e9c987" strokeWidth="1.1" />
      <path d={sector(118, 88)} fill={fill} stroke="#e9c987" strokeWidth="1.1" />
      <path d={sector(118, 88)} fill="#000" fillOpacity=".22" />
      <text x="200" y="71" textAnchor="middle" fontSize="17" fontWeight="800" fill="#fff">
        {number}
      </text>
    </g>
  );
}

/** One pocket's share of a ring, straight up from the middle. */
function sector(outer: number, inner: number): string {
  const half = (PITCH / 2) * (Math.PI / 180);
  const x = (r: number) => (r * Math.sin(half)).toFixed(2);
  const y = (r: number) => (MIDDLE - r * Math.cos(half)).toFixed(2);
  const across = (r: number, sign: 1 | -1) => (MIDDLE + sign * Number(x(r))).toFixed(2);
  return (
    `M${across(outer, -1)} ${y(outer)}A${outer} ${outer} 0 0 1 ${across(outer, 1)} ${y(outer)}` +
    `L${across(inner, 1)} ${y(inner)}A${inner} ${inner} 0 0 0 ${across(inner, -1)} ${y(inner)}Z`
  );
}
