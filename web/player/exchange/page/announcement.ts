import type { EventView, MarketView } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { toldWords } from '../../parts/event/toldWords.ts';
import { mainOf } from '../sections.ts';
import { wholeSeconds } from '../words.ts';

/** What a market of players and the rows of the house do with a bet, in the words of the rules. */
export function announcementOf({ sport, markets, rows }: Pick<EventView, 'sport' | 'markets' | 'rows'>): string {
  const main = mainOf(markets);
  const lines = [
    main && main.betDelayMs > 0 ? delayWords(main) : '',
    main && main.commission > 0 ? say('sport.commission', { percent: String(main.commission / 100) }) : '',
    rows.length > 0 ? say('sport.houseRows') : '',
    rows.length > 0 && sport === 'cricket' ? say('sport.superOver') : '',
    say('sport.late'),
  ];
  return lines.filter(Boolean).join(' ');
}

function delayWords({ betDelayMs, name, made, inPlay }: MarketView): string {
  const market = toldWords(name, made);
  const seconds = wholeSeconds(betDelayMs);
  return inPlay ? say('sport.delayInPlay', { seconds, market }) : say('sport.delay', { seconds, market });
}
