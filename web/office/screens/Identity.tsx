import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import type { Sent } from '../identity/sent.ts';
import { LookAt } from '../identity/LookAt.tsx';
import { Badge } from '../parts/Badge.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Also, type Column, Table, Under } from '../parts/Table.tsx';
import { useAsk } from '../queries.ts';

/** Who players say they are: for compliance alone. */
export function Identity() {
  const identities = useAsk('identities', {});
  return (
    <>
      <ScreenHead title={say('office.identity')} />
      <div className="panel office-alone">
        <Listing
          query={identities}
          what={say('officeMail.theIdentities')}
          rows={10}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <Empty icon="picture" title={say('officeMail.noIdentities')} text={say('officeMail.noIdentitiesHint')} />
          }
        >
          {found => (
            <Table caption={say('office.identity')} columns={COLUMNS} rows={found.rows} keyOf={({ id }) => id} />
          )}
        </Listing>
      </div>
    </>
  );
}

const TONES = { none: 'quiet', submitted: 'warning', verified: 'good', refused: 'bad', expired: 'quiet' } as const;

const COLUMNS: readonly Column<Sent>[] = [
  {
    title: say('officeMail.identityOf'),
    draw: ({ player, fullName, country, at }) => (
      <>
        <Link className="lk" to={`/players/${player.id}`}>
          {player.username}
        </Link>
        <Under>
          {fullName} · {country}
        </Under>
        <Under>{formatMinute(at)}</Under>
      </>
    ),
  },
  { title: say('officeMoney.time'), wide: true, draw: ({ at }) => formatMinute(at) },
  {
    title: say('officeMail.identityName'),
    wide: true,
    draw: ({ fullName, born, age }) => (
      <>
        {fullName}
        <Also>{say('officeMail.identityBorn', { born, age })}</Also>
      </>
    ),
  },
  {
    title: say('officeMail.identityDocument'),
    wide: true,
    draw: ({ document, numberEnd }) => (
      <>
        {say('officeMail.identityKind', { kind: document })}
        <Also>{say('officeMail.identityEnding', { end: numberEnd })}</Also>
      </>
    ),
  },
  {
    title: say('officeMoney.state'),
    draw: ({ state, needsTwo, first, decided, reason }) => (
      <span title={reason}>
        <Badge tone={TONES[state]}>{say('officeMail.identityState', { state })}</Badge>{' '}
        {state === 'submitted' && needsTwo && <Badge tone="warning">{say('officeMail.identityTwo')}</Badge>}
        {state === 'submitted' && first !== null && <Also>{say('officeMail.identityFirst', { name: first })}</Also>}
        {decided !== null && <Also>{decided}</Also>}
      </span>
    ),
  },
  {
    title: say('officeMail.lookAtIdentity'),
    untitled: true,
    numeric: true,
    draw: sent => <LookAt sent={sent} />,
  },
];
