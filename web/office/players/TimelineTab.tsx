import { MOMENT_KINDS } from '@maidan/contract/playerKinds';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatInstant, formatMinute } from '../../ui/when.ts';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { useAskList } from '../queries.ts';
import { useMay } from '../session.ts';
import { type Moment, momentPath, momentWords } from './moment.ts';
import { Older } from './Older.tsx';
import type { PlayerProps } from './player.ts';

/** Everything that happened with the account, newest first. */
export function TimelineTab({ player }: PlayerProps) {
  const seesCases = useMay('cases.decide');
  const { value, change } = useListAddress();
  const kinds = ['all', ...MOMENT_KINDS.filter(kind => kind !== 'case' || seesCases)] as const;
  const kind = kinds.find(each => each === value('kind')) ?? 'all';
  const before = value('before');
  const timeline = useAskList('playerTimeline', { id: player.id, kind, ...(before && { before }) });
  return (
    <>
      <div className="office-filters">
        <Choices
          label={say('officePlayer.whichMoments')}
          value={kind}
          choices={kinds.map(each => ({ value: each, label: say('officePlayer.momentKind', { kind: each }) }))}
          onChoose={next => change({ kind: next, before: '' })}
        />
      </div>
      <Listing
        query={timeline}
        what={say('officePlayer.theTimeline')}
        rows={8}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty icon="clock" title={say('officePlayer.noMoments')} text={say('officePlayer.noMomentsHint')} />}
      >
        {found => (
          <ol className="player-moments" aria-label={say('officePlayer.timeline')}>
            {found.rows.map(moment => (
              <MomentLine key={moment.id} moment={moment} />
            ))}
          </ol>
        )}
      </Listing>
      <Older next={timeline.data?.next ?? null} />
    </>
  );
}

function MomentLine({ moment }: { readonly moment: Moment }) {
  const path = momentPath(moment);
  const { at, by, kind, text, amount, about } = moment;
  const more = [text, kind === 'signIn' ? about : ''].filter(Boolean).join(' · ');
  return (
    <li>
      <time className="muted" dateTime={new Date(at).toISOString()} title={formatInstant(at)}>
        {formatMinute(at)}
      </time>
      <span>
        {path ? (
          <Link className="lk" to={path}>
            {momentWords(moment)}
          </Link>
        ) : (
          <b>{momentWords(moment)}</b>
        )}{' '}
        {by && <span className="muted">{say('officePlayer.byWho', { name: by })}</span>}
      </span>
      <b className="num">{kind === 'money' && amount !== null && formatMoney(amount)}</b>
      {more && <p>{more}</p>}
    </li>
  );
}
