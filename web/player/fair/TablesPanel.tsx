import { formatMoney } from '@maidan/core/format';
import { entryOf, GAMES } from '@maidan/games/index';
import { Empty } from '../../ui/States.tsx';
import { CopyHash } from './CopyHash.tsx';
import { FEW_ROUNDS, shareOf } from './share.ts';
import type { Fairness } from './useFairness.ts';

type Table = Fairness['tables'][number];

/** Every table: what was committed to, how many rounds came of it, and what they gave back. */
export const TablesPanel = ({ tables }: Pick<Fairness, 'tables'>) => (
  <section className="panel">
    <h2 className="bar">
      Commitments and returns
      <small className="sp">{`${figure.format(voidsOf(tables))} of ${figure.format(roundsOf(tables))} rounds void`}</small>
    </h2>
    <p className="fair-hint">
      The head of a chain commits to every seed a table will use: each seed is the SHA-256 of the next. A round may end
      without a result only with a public reason, and it is counted here. Until a table has played{' '}
      {figure.format(FEW_ROUNDS)} rounds, chance moves its share more than any price does.
    </p>
    {tables.length === 0 ? (
      <Empty icon="casino" title="No table has been opened yet" text="Each is listed here before its first round." />
    ) : (
      <div className="commitments">
        <table className="tbl">
          <caption className="vh">Commitments and returns, table by table</caption>
          <thead>
            <tr>
              <th scope="col">Table</th>
              <th scope="col">Chain head</th>
              <Numeric>Rounds</Numeric>
              <Numeric>Void</Numeric>
              <Numeric>Staked</Numeric>
              <Numeric>Returned</Numeric>
              <Numeric>Share</Numeric>
            </tr>
          </thead>
          <tbody>
            {inLobbyOrder(tables).map(table => (
              <Row key={table.game} {...table} />
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);

const Numeric = ({ children }: { readonly children: string }) => (
  <th scope="col" className="num">
    {children}
  </th>
);

const Row = ({ game, chain, head, rounds, voided, staked, returned }: Table) => (
  <tr>
    <th scope="row">{entryOf(game)?.name ?? game}</th>
    <td>
      <CopyHash name={chain} hash={head} />
    </td>
    <td className="num">{figure.format(rounds)}</td>
    <td className="num">{figure.format(voided)}</td>
    <td className="num">{formatMoney(staked)}</td>
    <td className="num">{formatMoney(returned)}</td>
    <td className="num">
      <b>{shareOf(staked, returned)}</b>
      {rounds < FEW_ROUNDS && staked > 0 && <small className="early">early</small>}
    </td>
  </tr>
);

const figure = new Intl.NumberFormat('en-IN');

const ORDER = new Map(GAMES.map(({ code }, nth) => [code, nth]));
const placeOf = ({ game }: Table): number => ORDER.get(game) ?? GAMES.length;
const inLobbyOrder = (tables: readonly Table[]): readonly Table[] => tables.toSorted((a, b) => placeOf(a) - placeOf(b));

const roundsOf = (tables: readonly Table[]): number =>
  tables.reduce((sum, { rounds, voided }) => sum + rounds + voided, 0);
const voidsOf = (tables: readonly Table[]): number => tables.reduce((sum, { voided }) => sum + voided, 0);
