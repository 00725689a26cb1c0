import { formatMoney, formatSigned } from '@maidan/core/format';
import type { MyBet } from '@maidan/contract/table';
import type { Game } from '@maidan/games/kit/game';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty } from '../../../ui/States.tsx';
import { formatInstant } from '../../../ui/when.ts';
import { sideName, selectionOf } from '../table/offers.ts';
import { rangeText } from '../table/priceText.ts';
import { BetActions } from './BetActions.tsx';
import { widestLimits } from './draft.ts';
import { oddsWords } from './words.ts';

interface Props {
  readonly game: Game;
  readonly bets: readonly MyBet[];
  /** Bets placed since this moment can still be taken back. */
  readonly undoFrom: number | undefined;
  readonly onUndo: (bets: readonly MyBet[]) => void;
  /** Absent where it cannot be done now. */
  readonly onRepeat: (() => void) | undefined;
  readonly onDouble: (() => void) | undefined;
}

/** What the player has on this round. */
export function MyBetPanel({ game, bets, undoFrom, onUndo, onRepeat, onDouble }: Props) {
  const limits = widestLimits(game);
  const canUndo = ({ state, at }: MyBet) => state === 'open' && undoFrom !== undefined && at >= undoFrom;
  const newest = bets.find(canUndo);
  return (
    <section className="panel my-bet" aria-label={say('casino.myBet')}>
      <h2 className="bar">
        {say('casino.myBet')}
        <span className="my-bet-range">{limits && rangeText(limits)}</span>
      </h2>
      <BetActions onUndo={newest && (() => onUndo([newest]))} onRepeat={onRepeat} onDouble={onDouble} />
      <div className="my-bet-row my-bet-head" aria-hidden="true">
        <span>{say('casino.matched')}</span>
        <span>{say('casino.odds')}</span>
        <span>{say('casino.stake')}</span>
      </div>
      {bets.length === 0 ? (
        <Empty icon="bets" title={say('casino.noBets')} text={say('casino.noBetsHint')} />
      ) : (
        <ul>
          {bets.map(bet => (
            <Row key={bet.id} game={game} bet={bet} onUndo={canUndo(bet) ? onUndo : undefined} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly game: Game;
  readonly bet: MyBet;
  readonly onUndo: ((bets: readonly MyBet[]) => void) | undefined;
}

function Row({ game, bet, onUndo }: RowProps) {
  return (
    <li className={`my-bet-row ${bet.side}`}>
      <span>
        <b>
          {sayLabel(bet.label)}{' '}
          <span className="my-bet-side">{sideName(game, selectionOf(game, bet.selection), bet.side)}</span>
        </b>
        <small>
          {bet.state === 'void' ? say('casino.voidBet', { at: formatInstant(bet.at) }) : formatInstant(bet.at)}
          {bet.profit !== null && bet.state === 'settled' && (
            <b className={bet.profit < 0 ? 'neg' : 'pos'}> {formatSigned(bet.profit)}</b>
          )}
        </small>
      </span>
      <span>{oddsWords(game, bet)}</span>
      <span className="my-bet-stake">
        <b>{formatMoney(bet.stake)}</b>
        {onUndo && (
          <button
            type="button"
            aria-label={say('casino.takeBack', { bet: sayLabel(bet.label), stake: formatMoney(bet.stake) })}
            onClick={() => onUndo([bet])}
          >
            <Icon name="undo" small />
          </button>
        )}
      </span>
    </li>
  );
}
