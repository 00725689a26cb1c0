import { formatMoney } from '@maidan/core/format';
import { entryOf, ALL } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { Empty } from '../../ui/States.tsx';
import { CopyHash } from './CopyHash.tsx';
import { FEW_ROUNDS, shareOf } from './share.ts';
import type { Fairness } from './useFairness.ts';

type Table = Fairness['tables'][number];

/** Every table: what was committed to, how many rounds came of it, and what they gave back. */
export const TablesPanel = ({ tables }: Pick<Fairness, 'tables'>) => (
  <section className="panel">
    <h2 className="bar">
      {say('fair.tables')}
      <small className="sp">{say('fair.voids', { voids: voidsOf(tables), rounds: roundsOf(tables) })}</small>
    </h2>
    <p className="fair-hint">
      {say('fair.tablesHead')} {say('fair.tablesVoid')} {say('fair.tablesFew', { few: FEW_ROUNDS })}
    </p>
    {tables.length === 0 ? (
      <Empty icon="casino" title={say('fair.noTable')} text={say('fair.noTableHint')} />
    ) : (
      <div className="commitments">
        <table className="tbl">
          <caption className="vh">{say('fair.tablesEach')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('fair.table')}</th>
              <th scope="col">{say('fair.head')}</th>
              <Numeric>{say('fair.rounds')}</Numeric>
              <Numeric>{say('fair.void')}</Numeric>
              <Numeric>{say('fair.staked')}</Numeric>
              <Numeric>{say('fair.returned')}</Numeric>
              <Numeric>{say('fair.share')}</Numeric>
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
    <th scope="row">{sayGame(entryOf(game)?.name ?? game)}</th>
    <td>
      <CopyHash name={chain} hash={head} />
    </td>
    <td className="num">{figure.format(rounds)}</td>
    <td className="num">{figure.format(voided)}</td>
    <td className="num">{formatMoney(staked)}</td>
    <td className="num">{formatMoney(returned)}</td>
    <td className="num">
      <b>{shareOf(staked, returned)}</b>
      {rounds < FEW_ROUNDS && staked > 0 && <small className="early">{say('fair.early')}</small>}
    </td>
  </tr>
);

const figure = new Intl.NumberFormat('en-IN');

const ORDER = new Map(ALL.map(({ code }, nth) => [code, nth]));
const placeOf = ({ game }: Table): number => ORDER.get(game) ?? ALL.length;
const inLobbyOrder = (tables: readonly Table[]): readonly Table[] => tables.toSorted((a, b) => placeOf(a) - placeOf(b));

const roundsOf = (tables: readonly Table[]): number =>
  tables.reduce((sum, { rounds, voided }) => sum + rounds + voided, 0);
const voidsOf = (tables: readonly Table[]): number => tables.reduce((sum, { voided }) => sum + voided, 0);
