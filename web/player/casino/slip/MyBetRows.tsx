import { formatMoney, formatSigned } from '@maidan/core/format';
import type { MyBet } from '@maidan/contract/table';
import type { Game } from '@maidan/games/kit/game';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import { formatInstant } from '../../../ui/when.ts';
import { sideName, selectionOf } from '../table/offers.ts';
import { oddsWords } from './words.ts';

interface Props {
  readonly game: Game;
  readonly bets: readonly MyBet[];
  readonly canUndo: (bet: MyBet) => boolean;
  readonly onUndo: (bets: readonly MyBet[]) => void;
}

/** A player's bets one by one, each to be taken back while it can be. */
export const MyBetRows = ({ game, bets, canUndo, onUndo }: Props) => (
  <ul>
    {bets.map(bet => (
      <Row key={bet.id} game={game} bet={bet} onUndo={canUndo(bet) ? onUndo : undefined} />
    ))}
  </ul>
);

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
