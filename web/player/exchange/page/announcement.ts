import type { EventView } from '@maidan/contract/event';
import { mainOf } from '../sections.ts';
import { secondsText } from '../words.ts';

/** What a market of players and the rows of the house do with a bet, in the words of the rules. */
export function announcementOf({ sport, markets, rows }: Pick<EventView, 'sport' | 'markets' | 'rows'>): string {
  const main = mainOf(markets);
  const lines = [
    main && main.betDelayMs > 0
      ? `Bet delay ${secondsText(main.betDelayMs)} on ${main.name}${main.inPlay ? ' in play' : ''}.`
      : '',
    main && main.commission > 0 ? `Commission ${main.commission / 100} % on net winnings.` : '',
    rows.length > 0 ? 'House rows are settled on our scorecard.' : '',
    rows.length > 0 && sport === 'cricket' ? 'Super over runs do not count.' : '',
    'Pictures may be late.',
  ];
  return lines.filter(Boolean).join(' ');
}
