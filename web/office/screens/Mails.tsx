import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import type { Mail } from '../mails/mail.ts';
import { ReadMail } from '../mails/ReadMail.tsx';
import { Badge } from '../parts/Badge.tsx';
import { Listing } from '../parts/Listing.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { useAskList } from '../queries.ts';

/** Mails to players: what became of them, and those that people pass on. */
export function Mails() {
  const { page, search, change, turnTo } = useListAddress();
  const mails = useAskList('mails', { search, page, size: 20 });
  return (
    <>
      <ScreenHead title={say('office.mails')} />
      <div className="panel office-alone">
        {mails.data && mails.data.post !== 'sent' && (
          <div className="office-notes office-notes-first">
            <Note tone="warning" icon="info">
              <p>{mails.data.post === 'stopped' ? say('officeMail.mailsStopped') : say('officeMail.noMailSent')}</p>
            </Note>
          </div>
        )}
        <div className="office-filters">
          <SearchField value={search} onChange={text => change({ search: text })} />
        </div>
        <Listing
          query={mails}
          what={say('officeMail.theMails')}
          rows={10}
          isEmpty={({ total }) => total === 0}
          empty={<Empty icon="document" title={say('officeMail.noMails')} text={say('officeMail.noMailsHint')} />}
        >
          {found => (
            <>
              <Table
                caption={say('office.mails')}
                columns={found.post === 'passedOn' ? READ_HERE : COLUMNS}
                rows={found.rows}
                keyOf={mail => mail.id}
              />
              {found.pages > 1 && <Pager page={found.page} pages={found.pages} total={found.total} onPage={turnTo} />}
            </>
          )}
        </Listing>
      </div>
    </>
  );
}

const KINDS: Readonly<Record<Mail['kind'], string>> = {
  confirmEmail: say('officeMail.mailConfirm'),
  resetPassword: say('officeMail.mailReset'),
  passwordReset: say('officeMail.mailDone'),
  ticketAnswered: say('officeMail.mailAnswered'),
};

const STATES: Readonly<Record<Mail['state'], readonly [tone: 'good' | 'warning' | 'bad' | 'quiet', words: string]>> = {
  waiting: ['warning', say('officeMail.mailWaits')],
  sent: ['good', say('officeMail.mailSent')],
  unsure: ['bad', say('officeMail.mailUnsure')],
  passedOn: ['good', say('officeMail.mailPassedOn')],
  over: ['quiet', say('officeMail.mailOver')],
};

const COLUMNS: readonly Column<Mail>[] = [
  {
    title: say('officeMail.mailTo'),
    draw: ({ player, to, kind, at }) => (
      <>
        <Link className="lk" to={`/players/${player.id}`}>
          {player.username}
        </Link>
        <Under>{KINDS[kind]}</Under>
        <Under>
          <span className="office-wrap">{to}</span>
        </Under>
        <Under>{formatMinute(at)}</Under>
      </>
    ),
  },
  { title: say('officeMoney.time'), wide: true, draw: ({ at }) => formatMinute(at) },
  { title: say('officeMoney.what'), wide: true, draw: ({ kind }) => KINDS[kind] },
  { title: say('officeMoney.email'), wide: true, draw: ({ to }) => <span className="office-wrap">{to}</span> },
  {
    title: say('officeMoney.state'),
    draw: ({ state, readBy, answer }) => (
      <span title={answer}>
        <Badge tone={STATES[state][0]}>{STATES[state][1]}</Badge> {readBy}
      </span>
    ),
  },
];

/** Where people are the post. */
const READ_HERE: readonly Column<Mail>[] = [
  ...COLUMNS,
  { title: say('officeMail.readMail'), untitled: true, numeric: true, draw: mail => <ReadMail mail={mail} /> },
];
