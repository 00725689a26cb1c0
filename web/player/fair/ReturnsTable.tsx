import '../../styles/meters.css';
import '../../styles/returns.css';
import { Failed, Loading } from '../../ui/States.tsx';
import { type ReturnLine, returnLines } from '../casino/results/returnLines.ts';
import { useReturns } from '../casino/results/useReturns.ts';

/** What every bet of a game gives back in the long run, counted in this browser from its rules. */
export function ReturnsTable({ code }: { readonly code: string }) {
  const { data, error, refetch } = useReturns(code);
  if (error) return <Failed title="The returns were not counted" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={5} />;
  return (
    <table className="tbl returns">
      <caption className="vh">Return of every bet at its first price</caption>
      <thead>
        <tr>
          <th scope="col">Bet</th>
          <th scope="col" className="num">
            Pays
          </th>
          <th scope="col" className="num">
            Wins
          </th>
          <th scope="col" className="num">
            Return
          </th>
          <th scope="col" className="num edge">
            House edge
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
