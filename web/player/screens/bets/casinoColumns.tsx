import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { entryOf } from '@maidan/games/index';
import { sayLabel } from '@maidan/words/games/labels';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/RowsTable.tsx';
import { AskBeside } from '../../parts/AskAbout.tsx';
import { tell } from '../../parts/result/tell.ts';
import { FateCell, Profit, When } from '../../exchange/bets/pastCells.tsx';
import type { FateWords } from '../../exchange/bets/pastWords.ts';
import { OddsOf, SideOf } from './Struck.tsx';

type CasinoBet = Reply<'myCasinoBets'>['rows'][number];

export interface Opened {
  readonly game: string;
  readonly round: string;
}

/** What became of it, in a word, and by what. */
function casinoFate({ state, profit, result, first, how }: CasinoBet): FateWords {
  if (state === 'open') return { word: say('betting.isOpen'), tone: 'i', why: '' };
  if (state === 'undone') return { word: say('betting.isTakenBack'), tone: '', why: say('betting.youTookBack') };
  if (state === 'void') return { word: say('betting.isVoid'), tone: '', why: how };
  const why = first ? tell(first) : result;
  if (profit === null || profit === 0) return { word: say('betting.isLevel'), tone: '', why, how };
  return profit > 0
    ? { word: say('betting.isWon'), tone: 'g', why, how }
    : { word: say('betting.isLost'), tone: 'r', why, how };
}

/** What a player wants to know of a bet at a table; the round tells the rest. */
export const casinoColumns = (open: (round: Opened) => void): readonly Column<CasinoBet>[] => [
  { title: say('betting.placed'), draw: ({ at }) => <When at={at} /> },
  { title: say('betting.game'), draw: ({ game }) => sayGame(entryOf(game)?.name ?? game) },
  {
    title: say('betting.round'),
    draw: ({ game, round }) => (
      <Button small aria-label={say('betting.viewRound', { round })} onClick={() => open({ game, round })}>
        {round}
      </Button>
    ),
  },
  {
    title: say('betting.bet'),
    wide: true,
    draw: bet => (
      <AskBeside kind="tableBet" id={bet.id} name={sayLabel(bet.label)}>
        <span className={`past-bet ${bet.side}`}>
          <b>{sayLabel(bet.label)}</b>
          <small>
            <SideOf {...bet} />
          </small>
        </span>
      </AskBeside>
    ),
  },
  { title: say('betting.odds'), numeric: true, draw: bet => <OddsOf {...bet} /> },
  { title: say('betting.stake'), numeric: true, draw: ({ stake }) => formatMoney(stake) },
  { title: say('betting.result'), draw: bet => <FateCell {...casinoFate(bet)} /> },
  { title: say('betting.net'), numeric: true, draw: ({ profit }) => <Profit profit={profit} /> },
];
