import type { Reply } from '@maidan/contract/api';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { negate } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { Pager } from '../../ui/Pager.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatInstant, formatMinute } from '../../ui/when.ts';
import { Listing } from '../parts/Listing.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { useAskList } from '../queries.ts';
import { KIND_WORDS } from '../words.ts';
import type { PlayerProps } from './player.ts';

type Transfer = Reply<'playerLedger'>['rows'][number];

/** Every transfer that touched one of the player's accounts, newest first. */
export function Ledger({ player }: PlayerProps) {
  const { page, turnTo } = useListAddress();
  const ledger = useAskList('playerLedger', { id: player.id, page, size: 20 });
  return (
    <Listing
      query={ledger}
      what={say('officeMoney.theLedger')}
      rows={8}
      isEmpty={({ total }) => total === 0}
      empty={<Empty icon="bets" title={say('officeMoney.noTransfers')} text={say('officeMoney.nothingMoved')} />}
    >
      {found => (
        <>
          <Table
            caption={say('officeMoney.ledger')}
            columns={columnsFor(player.id)}
            rows={found.rows}
            keyOf={transfer => transfer.id}
          />
          {found.pages > 1 && <Pager page={found.page} pages={found.pages} total={found.total} onPage={turnTo} />}
        </>
      )}
    </Listing>
  );
}

const columnsFor = (player: string): readonly Column<Transfer>[] => [
  { title: say('officeMoney.time'), draw: ({ at }) => <span title={formatInstant(at)}>{formatMinute(at)}</span> },
  { title: say('officeMoney.number'), wide: true, draw: ({ number }) => number },
  {
    title: say('officeMoney.what'),
    draw: ({ kind, ref }) => (
      <>
        {KIND_WORDS[kind]}
        <Under>{ref}</Under>
      </>
    ),
  },
  { title: say('officeMoney.forWhat'), wide: true, draw: ({ ref }) => ref },
  { title: say('officeMoney.fromAccount'), wide: true, draw: ({ from }) => accountWords(from, player) },
  { title: say('officeMoney.toAccount'), wide: true, draw: ({ to }) => accountWords(to, player) },
  {
    title: say('officeMoney.balanceChange'),
    numeric: true,
    draw: transfer => <Change transfer={transfer} player={player} />,
  },
];

/** What it did to the free balance; what moved between other accounts stands in brackets. */
function Change({ transfer, player }: { readonly transfer: Transfer; readonly player: string }) {
  const balance = `player:${player}`;
  if (transfer.to === balance) return <b className="pos">{formatSigned(transfer.amount)}</b>;
  if (transfer.from === balance) return <b className="neg">{formatSigned(negate(transfer.amount))}</b>;
  return <span className="muted">({formatMoney(transfer.amount)})</span>;
}

const OWN: Readonly<Record<string, string>> = {
  player: say('officeMoney.balance'),
  exposure: say('officeMoney.exposure'),
  held: say('officeMoney.held'),
};

/** 'player:17' is this player's balance; every other account keeps its name. */
function accountWords(account: string, player: string): string {
  const [kind = '', owner] = account.split(':');
  return owner === player ? (OWN[kind] ?? account) : account;
}
