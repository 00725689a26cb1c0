import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { formatMoney } from '@maidan/core/format';
import { betPrice } from '@maidan/exchange/rows/conventions';
import { say } from '@maidan/words/say';
import type { Column } from '../../../ui/RowsTable.tsx';
import { Link } from '../../../ui/router.tsx';
import { AskBeside } from '../../parts/AskAbout.tsx';
import { eventWords } from '../../parts/event/nameWords.ts';
import { eventPath } from '../../parts/event/paths.ts';
import { runnerWords } from '../../parts/event/toldWords.ts';
import { endedWords, marketWords, sideName } from '../words.ts';
import type { SportBet } from './matched.ts';
import { FateCell, Profit, When } from './pastCells.tsx';
import { fateOf } from './pastWords.ts';

/** What a player wants to know of a bet that is over. */
export const PAST_COLUMNS: readonly Column<SportBet>[] = [
  {
    title: say('betting.bet'),
    wide: true,
    draw: bet => (
      <AskBeside
        kind="sportBet"
        id={bet.id}
        name={`${runnerWords(bet.label, bet.made as Told | undefined)} · ${eventWords(bet.eventName)}`}
      >
        <span className={`past-bet ${bet.side}`}>
          <b>{runnerWords(bet.label, bet.made as Told | undefined)}</b>
          <small>
            {sideName(bet.kind, bet.side)} · {marketWords({ name: bet.marketName, made: bet.made as Told | undefined })}
          </small>
          <small>
            <Link className="lk" to={eventPath({ sport: bet.sport, id: bet.event })}>
              {eventWords(bet.eventName)}
            </Link>
          </small>
          {bet.note && <small>{bet.note}</small>}
          {bet.matched > 0 && bet.ended > 0 && <small>{endedWords(bet)}</small>}
        </span>
      </AskBeside>
    ),
  },
  { title: say('betting.placed'), draw: ({ at }) => <When at={at} /> },
  { title: say('betting.odds'), numeric: true, draw: betPrice },
  { title: say('betting.stake'), numeric: true, draw: ({ stake }) => formatMoney(stake) },
  { title: say('betting.matched'), numeric: true, draw: ({ matched }) => formatMoney(matched) },
  { title: say('betting.result'), draw: bet => <FateCell {...fateOf(bet)} /> },
  {
    title: say('betting.profit'),
    numeric: true,
    draw: ({ profit }) => <Profit profit={profit} />,
  },
  {
    title: say('betting.commission'),
    numeric: true,
    draw: ({ commission }) => (commission > 0 ? formatMoney(commission) : '–'),
  },
  { title: say('betting.settled'), draw: ({ settledAt }) => settledAt !== null && <When at={settledAt} /> },
];
