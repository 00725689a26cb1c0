import { useState } from 'react';
import { vars } from '../../../ui/vars.ts';
import type { Cheer } from './cheer.ts';

const COINS: Readonly<Record<Cheer, number>> = { 1: 10, 2: 18, 3: 28 };

/** Coins fly up from the figure, as many as the win is worth, and light turns behind it. Then nothing of it is left. */
export function Celebration({ cheer }: { readonly cheer: Cheer }) {
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  return (
    <div className="celebration" data-cheer={cheer} aria-hidden="true">
      <i className="rays" onAnimationEnd={() => setOver(true)} />
      {Array.from({ length: COINS[cheer] }, (_, nth) => (
        <i key={nth} className="coin" style={vars(flightOf(nth, COINS[cheer]))} />
      ))}
    </div>
  );
}

/** Spread like a fan; what differs from coin to coin follows from its number, so that it is the same each time. */
function flightOf(nth: number, count: number) {
  const share = (nth + 0.5) / count;
  const wide = Math.round((share - 0.5) * 100);
  const jitter = (nth * 37) % 23;
  return {
    wide: `${wide}cqw`,
    high: `${-34 - jitter}cqh`,
    turn: `${(nth % 2 ? 1 : -1) * (320 + jitter * 12)}deg`,
    late: `${(nth * 61) % 260}ms`,
    size: `${0.7 + ((nth * 29) % 10) / 18}`,
  };
}
