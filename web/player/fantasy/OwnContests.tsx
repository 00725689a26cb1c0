import { add, type Money, ZERO } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Pager } from '../../ui/Pager.tsx';
import { Link } from '../../ui/router.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { contestName, halves, rupeesText, WHY_WORDS } from './fantasySay.ts';
import { useOwnContests } from './useFantasy.ts';

/** What one has entered, page by page, and what came of it. */
export function OwnContests() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useOwnContests({ page, size: 20 });
  if (error) return <Failed title={say('fantasy.loadFailed')} text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={6} />;
  if (data.rows.length === 0)
    return <Empty icon="trophy" title={say('fantasy.noneMine')} text={say('fantasy.noneMineHint')} />;
  return (
    <>
      <ul className="fantasy-matches">
        {data.rows.map(({ name, startsAt, contest: { id, code, nth, fee, state, why }, entries }) => {
          const won = entries.reduce<Money>((sum, { prize }) => add(sum, prize ?? ZERO), ZERO);
          return (
            <li key={id}>
              <Link to={`/fantasy/contests/${id}`} className="panel fantasy-match">
                <small>{say('fantasy.starts', { when: formatMinute(startsAt) })}</small>
                <b>{name}</b>
                <span>
                  {contestName(code, nth)} · {rupeesText(fee)}
                  <span className="bdg g">{say('fantasy.yours', { count: entries.length })}</span>
                </span>
                {state === 'settled' && (
                  <small>
                    {entries.map(entry => (
                      <span key={entry.nth}>
                        {say('fantasy.place')} {entry.place} · {say('fantasy.points')} {halves(entry.points ?? 0)}
                      </span>
                    ))}
                    <b className="win">
                      {say('fantasy.prize')} {rupeesText(won)}
                    </b>
                  </small>
                )}
                {why && <small>{WHY_WORDS[why]}</small>}
              </Link>
            </li>
          );
        })}
      </ul>
      {data.pages > 1 && <Pager page={data.page} pages={data.pages} total={data.total} onPage={setPage} />}
    </>
  );
}
