import { labelOf } from '@maidan/games/kit/game';
import { sayLabel } from '@maidan/words/games/labels';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import { selectionOf, sideName } from '../table/offers.ts';
import type { BetSlipProps } from './betSlipProps.ts';

/** What is bet on, and which way. Closing clears it. */
export function SlipTitle({ game, dealt, slip }: Pick<BetSlipProps, 'game' | 'dealt' | 'slip'>) {
  const { choices } = slip.draft;
  const [first] = choices;
  if (!first) return null;
  const names = choices.map(({ selection }) => sayLabel(labelOf(selectionOf(game, selection), dealt)));
  const side = sideName(game, selectionOf(game, first.selection), first.side);
  return (
    <div className="slip-title">
      <div>
        <b>{names.length === 1 ? names[0] : say('casino.randomTickets', { count: names.length })}</b>
        <span>
          {first.side === 'back'
            ? say('casino.betFor', { side, game: sayGame(game.name) })
            : say('casino.betAgainst', { side, game: sayGame(game.name) })}
        </span>
        {names.length > 1 && <span className="slip-tickets">{namesOnce(names)}</span>}
      </div>
      <button type="button" aria-label={say('casino.close')} onClick={slip.clear}>
        <Icon name="close" small />
      </button>
    </div>
  );
}

/** 'Triple 624, 111, 892': the tickets of one slip are of one kind. */
const namesOnce = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map(name => name.split(' ').at(-1))].join(', ');
