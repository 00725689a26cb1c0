import { say } from '@maidan/words/say';
interface Props {
  readonly tab: 'game' | 'bets';
  readonly count: number;
  readonly onTab: (tab: 'game' | 'bets') => void;
}

/** On a narrow screen the table and one's own bets take turns; on a wide one it leads to them. */
export const GameTabs = ({ tab, count, onTab }: Props) => (
  <fieldset className="game-tabs" aria-label={say('casino.view')}>
    <button type="button" aria-pressed={tab === 'game'} onClick={() => onTab('game')}>
      {say('casino.game')}
    </button>
    <button type="button" aria-pressed={tab === 'bets'} onClick={() => onTab('bets')}>
      {say('casino.placed', { count })}
    </button>
  </fieldset>
);
