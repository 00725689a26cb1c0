import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Pager } from '../../ui/Pager.tsx';
import { Link } from '../../ui/router.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { contestName } from './fantasySay.ts';
import { useOwnContests } from './useFantasy.ts';

/** Contests one is in that are not decided yet, and what is held for them. */
export function OpenContests() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useOwnContests({ state: 'open', page, size: 20 });
  const open = data?.rows ?? [];
  return (
    <section className="panel my-sport-bets" aria-label={say('fantasy.title')}>
      <h2 className="bar">
        {say('fantasy.title')}
        {data && open.length > 0 && (
          <span className="bets-total">{say('betting.stakes', { amount: formatMoney(data.held) })}</span>
        )}
      </h2>
      {error && <Failed title={say('fantasy.loadFailed')} text={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Loading rows={2} />}
      {data && open.length === 0 && (
        <Empty
          icon="star"
          title={say('fantasy.noneOpen')}
          text={say('fantasy.noneMineHint')}
          action={
            <Link className="btn" to="/fantasy">
              {say('fantasy.toMatches')}
            </Link>
          }
        />
      )}
      <ul>
        {open.map(({ name, startsAt, contest: { id, code, nth, fee }, entries }) => (
          <li key={id} className="sport-bet">
            <span>
              <Link className="lk" to={`/fantasy/contests/${id}`}>
                <b>{contestName(code, nth)}</b>
              </Link>
              <small>
                {name} · {formatMinute(startsAt)}
              </small>
            </span>
            <span>{say('fantasy.entries', { count: entries.length })}</span>
            <b>{formatMoney(paise(fee * entries.length))}</b>
          </li>
        ))}
      </ul>
      {data && data.pages > 1 && <Pager page={data.page} pages={data.pages} total={data.total} onPage={setPage} />}
    </section>
  );
}
