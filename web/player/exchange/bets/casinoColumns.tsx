import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { formatOdds } from '@maidan/core/odds';
import { entryOf } from '@maidan/games/index';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/PagedTable.tsx';
import { Fate, Profit, When } from './pastCells.tsx';
import type { FateWords } from './pastWords.ts';

type CasinoBet = Reply<'myCasinoBets'>['rows'][number];

export interface Opened {
  readonly game: string;
  readonly round: string;
}

/** What became of it, in a word, and by what. */
function casinoFate({ state, profit, result, how }: CasinoBet): FateWords {
  if (state === 'open') return { word: 'Open', tone: 'i', why: '' };
  if (state === 'undone') return { word: 'Taken back', tone: '', why: 'You took it back.' };
  if (state === 'void') return { word: 'Void', tone: '', why: how };
  if (profit === null || profit === 0) return { word: 'Level', tone: '', why: result, how };
  return profit > 0 ? { word: 'Won', tone: 'g', why: result, how } : { word: 'Lost', tone: 'r', why: result, how };
}

/** What a player wants to know of a bet at a table; the round tells the rest. */
export const casinoColumns = (open: (round: Opened) => void): readonly Column<CasinoBet>[] => [
  {
    title: 'Bet',
    wide: true,
    draw: ({ label, side, game }) => (
      <span className={`past-bet ${side}`}>
        <b>{label}</b>
        <small>
          {side === 'back' ? 'Back' : 'Lay'} · {entryOf(game)?.name ?? game}
        </small>
      </span>
    ),
  },
  { title: 'Placed', draw: ({ at }) => <When at={at} /> },
  { title: 'Odds', numeric: true, draw: ({ odds }) => formatOdds(odds) },
  { title: 'Stake', numeric: true, draw: ({ stake }) => formatMoney(stake) },
  { title: 'Result', draw: bet => <Fate {...casinoFate(bet)} /> },
  {
    title: 'Profit',
    numeric: true,
    draw: ({ profit }) => <Profit profit={profit} />,
  },
  {
    title: 'Round',
    draw: ({ game, round }) => (
      <Button small aria-label={`View round ${round}`} onClick={() => open({ game, round })}>
        {round}
      </Button>
    ),
  },
];
