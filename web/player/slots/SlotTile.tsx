import { FIGURES, volatilityOf } from '@maidan/games/slots/figures';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { ON_TILE } from './look.ts';
import { percent, sayKind, sayName } from './slotSay.ts';
import { SymbolArt } from './SymbolArt.tsx';

interface Props {
  readonly code: string;
  readonly isClosed: boolean;
}

const VOLATILITIES = { low: say('slots.low'), medium: say('slots.medium'), high: say('slots.high') } as const;

/** A slot of the lobby: what it looks like, what kind it is and what it returns. */
export function SlotTile({ code, isClosed }: Props) {
  const figures = FIGURES[code]!;
  return (
    <li>
      <Link className={`slot-tile ${code}${isClosed ? ' closed' : ''}`} to={`/slots/${code}`}>
        <span className="slot-tile-art">
          {ON_TILE[code]?.map(symbol => (
            <SymbolArt key={symbol} slot={code} symbol={symbol} />
          ))}
        </span>
        <span className="slot-tile-words">
          <b>{sayName(code)}</b>
          <span>{sayKind(code)}</span>
          <span className="slot-tile-facts">
            <span>
              {say('slots.returns')} <b>{percent(figures.returns)}</b>
            </span>
            <span>
              {say('slots.volatility')} <b>{VOLATILITIES[volatilityOf(figures)]}</b>
            </span>
          </span>
        </span>
        <span className="slot-tile-play">{isClosed ? say('slots.closed') : say('slots.play')}</span>
      </Link>
    </li>
  );
}
