import type { EventView, MyOrdersView } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { useMatched } from '../bets/useMatched.ts';
import { ScoreLine } from './ScoreLine.tsx';

interface Props {
  readonly tab: 'markets' | 'bets';
  readonly view: EventView;
  readonly mine: MyOrdersView;
  readonly onTab: (tab: 'markets' | 'bets') => void;
}

/** On a narrow screen the markets and one's own bets take turns, and the score goes along. */
export function MatchTabs({ tab, view, mine, onTab }: Props) {
  const waiting = mine.orders.filter(({ event, matched }) => event === view.id && matched === 0);
  const { bets, more } = useMatched(view, mine);
  const count = bets.length + more + waiting.length;
  return (
    <div className="match-follow">
      <fieldset className="match-tabs" aria-label={say('sport.view')}>
        <button type="button" aria-pressed={tab === 'markets'} onClick={() => onTab('markets')}>
          {say('sport.markets')}
        </button>
        <button type="button" aria-pressed={tab === 'bets'} onClick={() => onTab('bets')}>
          {say('sport.myBets', { count })}
        </button>
      </fieldset>
      <ScoreLine view={view} />
    </div>
  );
}
