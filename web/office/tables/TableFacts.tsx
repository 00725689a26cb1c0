import { Fact } from '../Fact.tsx';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
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
        <Fact name={say('officeHouse.round')} value={table.round || say('officeHouse.noneYet')}>
          {table.round && PHASES[table.phase]}
        </Fact>
        <Fact name={say('officeHouse.bets')} value={`${table.bets}`}>
          {say('officeHouse.players', { count: table.players })}
        </Fact>
        <Fact name={say('officeHouse.staked')} value={formatMoney(table.staked)} />
        <Fact name={say('officeHouse.worstCase')} value={formatMoney(table.worst)}>
          {say('officeHouse.mostWeLose')}
        </Fact>
        <Fact name={say('officeHouse.locked')} value={`${table.locked.length}`}>
          {say('officeHouse.selections', { count: table.locked.length })}
        </Fact>
        <Fact name={say('officeHouse.voided')} value={`${table.voided}`}>
          {lastVoid && say('officeHouse.lastVoid', { round: lastVoid.round, at: formatMinute(lastVoid.at) })}
        </Fact>
        {chain && (
          <Fact name={say('officeHouse.seedsLeft')} value={`${chain.left}`}>
            {say('officeHouse.ofChain', { id: String(chain.id) })}
          </Fact>
        )}
      </dl>
      {chain && (
        <div className="office-form office-pay-to">
          <CopyField label={say('officeHouse.chainHead')} value={chain.head} />
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
