import { Fact } from '../Fact.tsx';
import { formatMoney } from '@maidan/core/format';
import { CopyField } from '../../ui/CopyField.tsx';
import { formatMinute } from '../../ui/when.ts';
import { useMay } from '../session.ts';
import { StatusButtons } from './StatusButtons.tsx';
import { type CasinoTable, PHASES } from './table.ts';
import { VoidRound } from './VoidRound.tsx';

/** The round of this moment, what it could cost, and the promise it was dealt from. */
export function TableFacts({ table }: { readonly table: CasinoTable }) {
  const mayWrite = useMay('tables.write');
  const { chain, lastVoid } = table;
  return (
    <>
      <dl className="office-facts">
        <Fact name="Round" value={table.round || 'None yet'}>
          {table.round && PHASES[table.phase]}
        </Fact>
        <Fact name="Bets" value={`${table.bets}`}>
          {table.players} {table.players === 1 ? 'player' : 'players'}
        </Fact>
        <Fact name="Staked" value={formatMoney(table.staked)} />
        <Fact name="Worst case" value={formatMoney(table.worst)}>
          the most we can lose
        </Fact>
        <Fact name="Locked" value={`${table.locked.length}`}>
          {table.locked.length === 1 ? 'selection' : 'selections'}
        </Fact>
        <Fact name="Voided" value={`${table.voided}`}>
          {lastVoid && `last ${lastVoid.round}, ${formatMinute(lastVoid.at)}`}
        </Fact>
        {chain && (
          <Fact name="Seeds left" value={`${chain.left}`}>
            of chain {chain.id}
          </Fact>
        )}
      </dl>
      {chain && (
        <div className="office-form office-pay-to">
          <CopyField label="Chain head" value={chain.head} />
        </div>
      )}
      {mayWrite && (
        <div className="office-actions office-table-actions">
          <VoidRound table={table} />
          <StatusButtons table={table} />
        </div>
      )}
    </>
  );
}
