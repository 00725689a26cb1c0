interface Props {
  readonly tab: 'game' | 'bets';
  readonly count: number;
  readonly onTab: (tab: 'game' | 'bets') => void;
}

/** On a narrow screen the table and one's own bets take turns; on a wide one it leads to them. */
export const GameTabs = ({ tab, count, onTab }: Props) => (
  <fieldset className="game-tabs" aria-label="View">
    <button type="button" aria-pressed={tab === 'game'} onClick={() => onTab('game')}>
      Game
    </button>
    <button type="button" aria-pressed={tab === 'bets'} onClick={() => onTab('bets')}>
      PLACED BET ({count})
    </button>
  </fieldset>
);
