import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { formatMinute } from '../../ui/when.ts';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { TYPES } from '../words.ts';
import type { FoundAlert } from './case.ts';
import { explained } from './explained.ts';

/** One alert: what was found, in words, and everything it was found by. */
export const FoundCard = ({ found }: { readonly found: FoundAlert }) => (
  <section className="panel found-card" aria-label={say('officeCases.rule', { rule: found.rule })}>
    <h2>
      {say('officeCases.rule', { rule: found.rule })} <span className="muted">{formatMinute(found.at)}</span>
    </h2>
    <p>{explained(found)}</p>
    {found.players.length > 0 && (
      <p className="case-players">
        {say('officeCases.players')}:{' '}
        {found.players.map(({ id, username }) => (
          <Link key={id} className="lk" to={`/players/${id}`}>
            {username}
          </Link>
        ))}
      </p>
    )}
    {found.payments.length > 0 && (
      <Table
        caption={captionOf(found, say('officeCases.payments'))}
        columns={PAYMENTS}
        rows={found.payments}
        keyOf={({ id }) => id}
      />
    )}
    {found.bets.length > 0 && (
      <Table
        caption={captionOf(found, say('officeCases.bets'))}
        columns={BETS}
        rows={found.bets}
        keyOf={({ id }) => id}
      />
    )}
  </section>
);

const captionOf = ({ rule }: FoundAlert, what: string): string => `${say('officeCases.rule', { rule })}: ${what}`;

const PAYMENTS: readonly Column<FoundAlert['payments'][number]>[] = [
  {
    title: say('officeCases.payments'),
    draw: ({ id, type }) => (
      <>
        <Link className="lk" to={`/payments/${id}?state=all`}>
          {id}
        </Link>
        <Under>{TYPES[type]}</Under>
      </>
    ),
  },
  { title: say('officeMoney.type'), wide: true, draw: ({ type }) => TYPES[type] },
  { title: say('officeMoney.time'), wide: true, draw: ({ at }) => formatMinute(at) },
  { title: say('officeMoney.amount'), numeric: true, draw: ({ amount }) => formatMoney(amount) },
];

type Bet = FoundAlert['bets'][number];

const BETS: readonly Column<Bet>[] = [
  {
    title: say('officeCases.on'),
    draw: ({ on, side, odds, player }) => (
      <>
        {on}, {say('officeCases.betSide', { side })} {(odds / 1_000).toFixed(2)}
        {player && <Under>{player.username}</Under>}
      </>
    ),
  },
  {
    title: say('officeCases.player'),
    wide: true,
    draw: ({ player }) =>
      player && (
        <Link className="lk" to={`/players/${player.id}/ledger`}>
          {player.username}
        </Link>
      ),
  },
  { title: say('officeCases.where'), wide: true, draw: bet => <Where bet={bet} /> },
  { title: say('officeMoney.time'), wide: true, draw: ({ at }) => formatMinute(at) },
  { title: say('officeCases.stake'), numeric: true, draw: ({ stake }) => formatMoney(stake) },
  {
    title: say('officeCases.result'),
    numeric: true,
    draw: ({ profit }) => (profit === null ? '–' : formatMoney(profit)),
  },
];

/** Of a round its number, under which its result and proof are found; a market is seen in its event. */
const Where = ({ bet: { kind, place } }: { readonly bet: Bet }) => (
  <>
    {say('officeCases.betKind', { kind })} {place}
  </>
);
