import '../meters.css';
import './returns.css';
import { say } from '@maidan/words/say';
import { Failed, Loading } from '../../../ui/States.tsx';
import { type ReturnLine, returnLines } from './returnLines.ts';
import { useReturns } from './useReturns.ts';

/** What every bet of a game gives back in the long run, counted in this browser from its rules. */
export function ReturnsTable({ code }: { readonly code: string }) {
  const { data, error, refetch } = useReturns(code);
  if (error)
    return <Failed title={say('rules.returnsFailed')} text={say('rules.notCounted')} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={5} />;
  return (
    <table className="tbl returns">
      <caption className="vh">{say('rules.returnsOf')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('rules.bet')}</th>
          <th scope="col" className="num">
            {say('rules.pays')}
          </th>
          <th scope="col" className="num">
            {say('rules.wins')}
          </th>
          <th scope="col" className="num">
            {say('rules.return')}
          </th>
          <th scope="col" className="num edge">
            {say('rules.edge')}
          </th>
        </tr>
      </thead>
      <tbody>
        {returnLines(data).map(line => (
          <Row key={line.bets} {...line} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ bets, pays, wins, gives }: ReturnLine) {
  const share = Number.parseFloat(gives);
  return (
    <tr>
      <td className="wide">{bets}</td>
      <td className="num">{pays}</td>
      <td className="num">{wins}</td>
      <td className="num">
        {Number.isFinite(share) && <meter min={0} max={100} value={share} aria-hidden="true" />}
        <b>{gives}</b>
      </td>
      <td className="num edge">{Number.isFinite(share) ? `${(100 - share).toFixed(2)} %` : '-'}</td>
    </tr>
  );
}
