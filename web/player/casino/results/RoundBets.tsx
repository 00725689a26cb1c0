import '../../../styles/table.css';
import type { Reply, Sent } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import { say } from '@maidan/words/say';
import { sayLabel } from '@maidan/words/games/labels';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../../ui/States.tsx';
import { call } from '../../session.ts';
import { AskAbout } from '../../parts/AskAbout.tsx';
import { Net } from '../../parts/Net.tsx';
import { oddsWords } from '../slip/words.ts';
import { selectionOf, sideName } from '../table/offers.ts';
import { arithmeticOf, netOf, stakedOf, totalOf } from './arithmetic.ts';

interface Props {
  readonly game: Game;
  readonly round: Reply<'round'>;
}

/** So many are asked for at a time, until all are there. */
const SIZE = 50;

async function allBets(filter: Sent<'myCasinoBets'>, signal: AbortSignal): Promise<Rows> {
  const { rows, next } = await call('myCasinoBets', filter, { signal });
  return next === null ? rows : [...rows, ...(await allBets({ ...filter, before: next }, signal))];
}

type Rows = Reply<'myCasinoBets'>['rows'];

/** One's own bets, each with the sum that its result is. */
export function RoundBets({ game, round }: Props) {
  const filter = { game: game.code, round: round.id, size: SIZE } as const;
  const { data: rows, error } = useQuery({
    queryKey: ['myCasinoBets', filter],
    queryFn: ({ signal }) => allBets(filter, signal),
  });
  if (error) return <p className="note er">{error.message}</p>;
  if (!rows) return <Loading rows={2} />;
  if (rows.length === 0) return <p className="muted round-none">{say('casino.hadNoBets')}</p>;
  return (
    <>
      <OwnBets game={game} round={round} rows={rows} />
      <AskAbout kind="round" id={round.id} />
    </>
  );
}

function OwnBets({ game, round, rows }: Props & { readonly rows: Rows }) {
  const table = tableOf(game, round);
  const paid = rows.filter(({ profit }) => profit !== null);
  return (
    <table className="tbl round-bets">
      <caption className="vh">{say('casino.myBets')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('casino.myBets')}</th>
          <th scope="col" className="num">
            {say('casino.odds')}
          </th>
          <th scope="col" className="num">
            {say('casino.stake')}
          </th>
          <th scope="col" className="num">
            {say('casino.arithmetic')}
          </th>
          <th scope="col" className="num">
            {say('casino.result')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(bet => (
          <tr key={bet.id}>
            <td>
              <b>{sayLabel(bet.label)}</b> {sideName(game, selectionOf(game, bet.selection), bet.side)}
            </td>
            <td className="num">{oddsWords(game, bet)}</td>
            <td className="num">{formatMoney(bet.stake)}</td>
            <td className="num">{arithmeticOf(game, table, bet)}</td>
            <Result profit={bet.profit} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {say('casino.net')}
          </th>
          <td className="num">{formatMoney(stakedOf(rows))}</td>
          <td className="num">{netOf(paid.flatMap(({ profit }) => profit ?? []))}</td>
          <Result profit={totalOf(rows)} />
        </tr>
      </tfoot>
    </table>
  );
}

const Result = ({ profit }: { readonly profit: Rows[number]['profit'] }) => (
  <td className="num">{profit === null ? '-' : <Net amount={profit} />}</td>
);
