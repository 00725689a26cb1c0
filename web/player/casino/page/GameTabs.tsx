import { say } from '@maidan/words/say';
import type { Way } from './useWay.ts';

interface Props {
  readonly tab: 'game' | 'bets';
  readonly count: number;
  readonly way: Way;
  readonly onTab: (tab: 'game' | 'bets') => void;
  readonly onWay: (way: Way) => void;
}

/** On a narrow screen the table and one's own bets take turns; on a wide one it leads to them. Beside them: how to bet. */
export const GameTabs = ({ tab, count, way, onTab, onWay }: Props) => (
  <div className="game-tabs">
    <fieldset aria-label={say('casino.view')}>
      <button type="button" aria-pressed={tab === 'game'} onClick={() => onTab('game')}>
        {say('casino.game')}
      </button>
      <button type="button" aria-pressed={tab === 'bets'} onClick={() => onTab('bets')}>
        {say('casino.placed', { count })}
      </button>
    </fieldset>
    <BetWays way={way} onWay={onWay} />
  </div>
);

export const BetWays = ({ way, onWay }: Pick<Props, 'way' | 'onWay'>) => (
  <fieldset className="bet-ways" aria-label={say('casino.betBy')}>
    <button type="button" aria-pressed={way === 'chips'} onClick={() => onWay('chips')}>
      {say('casino.byChips')}
    </button>
    <button type="button" aria-pressed={way === 'slip'} onClick={() => onWay('slip')}>
      {say('casino.bySlip')}
    </button>
  </fieldset>
);
