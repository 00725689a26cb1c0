import { memo, type ReactNode } from 'react';
import type { RaceRunner } from './raceOf.ts';

/** Every horse has a coat of its own. */
const COATS = ['#5d3a20', '#2e2320', '#8b5a2e', '#6e6a66', '#3f2819', '#a06a38', '#4a3326', '#1f1b1a'];
/** Greyhounds are brindle, black, fawn, blue. */
const FURS = ['#7b6a58', '#26282c', '#c79a63', '#5c6670', '#a97b4d', '#3a3330'];

interface Props extends RaceRunner {
  readonly kind: 'turf' | 'sand';
}

/** A horse with its jockey, or a greyhound in its jacket. Legs are pictures of their own: only they are turned. */
export const Racer = memo(function Racer({ kind, nth, colour, ink }: Props) {
  return kind === 'turf' ? (
    <Beast coat={COATS[nth]!} legs={HORSE_LEGS}>
      <path d={HORSE_TAIL} fill="#1c1512" />
      <path d={HORSE} />
      <path d="M62 24C68 20 72 13 78 8l5-2-2 6c-4 4-8 12-15 15z" fill="#1c1512" />
      <circle cx="89" cy="13.500" r="1.100" fill="#fff" />
      <path d="M37 23h17l2 12c-6 3-14 3-19 1z" fill={colour} stroke="rgb(0 0 0 / 35%)" />
      <text x="46" y="33.500" fill={ink}>
        {nth + 1}
      </text>
      <path d="M40 22c2-9 9-13 18-11l9 6-3 3-8-2-6 6z" fill={colour} stroke="rgb(0 0 0 / 35%)" />
      <path d="M41 22l9 1 5 9-3 1-6-6z" fill="#f4f1ea" />
      <circle cx="60" cy="8.500" r="4.600" fill={colour} stroke="rgb(0 0 0 / 45%)" />
      <path d="M63 9.500h3l-1 3-3-1z" fill="#d9a47a" />
    </Beast>
  ) : (
    <Beast coat={FURS[nth]!} legs={DOG_LEGS}>
      <path d="M15 31C8 32 4 38 1 47c5-6 9-9 15-11z" />
      <path d={DOG} />
      <path d="M73 20c-3-4-7-5-10-4 2 3 5 6 9 7z" fill="rgb(0 0 0 / 45%)" />
      <circle cx="84" cy="20.500" r="1.100" fill="#fff" />
      <path d="M37 26c7-1 15-1 21-2l5 15c-6 4-11 3-15-1-4-3-8-4-12-4z" fill={colour} stroke="rgb(0 0 0 / 45%)" />
      <text x="49" y="36" fill={ink}>
        {nth + 1}
      </text>
    </Beast>
  );
});

interface Legs {
  readonly hind: string;
  readonly fore: string;
}

const HORSE =
  'M18 31C22 23 40 22 52 24c8 1 14-4 20-11 3-4 8-7 12-6l4-4v5c4 3 9 7 11 10 1 3-2 5-5 4' +
  '-4-1-8-3-11-2-5 6-8 14-15 19-8 5-30 3-38 2-8 1-14-2-12-10z';
const HORSE_TAIL = 'M19 29C9 26 3 31 0 40c7-4 12-4 18-4z';
const HORSE_LEGS: Legs = {
  hind: 'M18 33c7-3 15 0 15 7-1 7-7 9-6 16l-4 14-7 3 1-4 5-13c-4-6-7-15-4-23z',
  fore: 'M60 36l11-1c1 9-3 13-3 20l4 15-5 3-1-4-4-14c-2-7-4-12-2-19z',
};
const DOG =
  'M13 31c6-7 20-7 33-6 10 0 16-4 22-7 6-3 10-3 14-2l15 5c1 2-1 3-4 3l-10 1' +
  'c-6 2-8 6-12 11-4 6-12 6-16 1-8-5-20-3-28 1-8 2-16-1-14-7z';
const DOG_LEGS: Legs = {
  hind: 'M14 32c7-3 14-1 14 5-1 6-7 8-7 14l-4 13-6 3 2-5 3-12c-3-6-4-13-2-18z',
  fore: 'M58 36l9-2c0 8-4 13-3 18l4 14-5 2-1-4-4-12c-2-6-2-11 0-16z',
};

interface BeastProps {
  readonly coat: string;
  readonly legs: Legs;
  readonly children: ReactNode;
}

const Beast = ({ coat, legs, children }: BeastProps) => (
  <span className="vt-beast">
    <Leg className="vt-leg vt-hind vt-far" d={legs.hind} coat={coat} />
    <Leg className="vt-leg vt-fore vt-far" d={legs.fore} coat={coat} />
    <svg viewBox="0 0 104 76" fill={coat}>
      {children}
    </svg>
    <Leg className="vt-leg vt-hind" d={legs.hind} coat={coat} />
    <Leg className="vt-leg vt-fore" d={legs.fore} coat={coat} />
  </span>
);

const Leg = ({ className, d, coat }: { readonly className: string; readonly d: string; readonly coat: string }) => (
  <svg className={className} viewBox="0 0 104 76" fill={coat}>
    <path d={d} />
  </svg>
);
