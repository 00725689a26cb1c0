import type { MyOrdersView } from '@maidan/contract/event';

interface Props {
  readonly tab: 'markets' | 'bets';
  readonly event: string;
  readonly mine: MyOrdersView;
  readonly onTab: (tab: 'markets' | 'bets') => void;
}

/** On a narrow screen the markets and one's own bets take turns. */
export function MatchTabs({ tab, event, mine, onTab }: Props) {
  const count = [...mine.orders, ...mine.bets].filter(each => each.event === event).length;
  return (
    <fieldset className="match-tabs" aria-label="View">
      <button type="button" aria-pressed={tab === 'markets'} onClick={() => onTab('markets')}>
        Markets
      </button>
      <button type="button" aria-pressed={tab === 'bets'} onClick={() => onTab('bets')}>
        My Bet ({count})
      </button>
    </fieldset>
  );
}
