import '../safe/safe.css';
import { say } from '@maidan/words/say';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { formatInstant } from '../../ui/when.ts';
import { CloseAccount } from '../safe/CloseAccount.tsx';
import { HelpLines } from '../safe/HelpLines.tsx';
import { LimitRow } from '../safe/LimitRow.tsx';
import { amountWords, fullWords, GROUPS } from '../safe/limitWords.ts';
import { StillRight } from '../safe/StillRight.tsx';
import { MyData } from '../safe/MyData.tsx';
import { useStop } from '../safe/useStop.ts';
import { TakeBreak } from '../safe/TakeBreak.tsx';
import { PaidInAndOut } from '../parts/limits/PaidInAndOut.tsx';
import { type Limits, useLimits } from '../parts/limits/useLimits.ts';

/** How to stop; the limits players set for themselves, what is used of them, and everything they changed; one's own data. */
export function PlaySafe() {
  const { data, error, refetch } = useLimits();
  const stopping = useStop();
  return (
    <>
      <section className="panel">
        <h1 className="bar">{say('safe.title')}</h1>
        <div className="safe-intro">
          <p>{say('safe.intro')}</p>
          <p>{say('safe.how')}</p>
          <p>{say('safe.never')}</p>
        </div>
        {error && <Failed title={say('safe.failed')} text={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Loading rows={6} />}
      </section>
      {data && data.askedAt !== null && <StillRight limits={data.limits} />}
      {stopping.data && (
        <>
          {stopping.data.stop?.kind !== 'closed' && <TakeBreak state={stopping.data} />}
          <HelpLines lines={stopping.data.help} />
        </>
      )}
      {data && (
        <>
          <div className="safe-groups">
            {GROUPS.map(({ title, about, limits }) => (
              <section className="panel" key={title}>
                <h2 className="bar lt">{title}</h2>
                <p className="muted safe-about">{about}</p>
                <ul className="own-limits">
                  {data.limits
                    .filter(({ limit }) => (limits as readonly string[]).includes(limit))
                    .map(limit => (
                      <LimitRow key={limit.limit} of={limit} />
                    ))}
                </ul>
              </section>
            ))}
          </div>
          <section className="panel">
            <h2 className="bar lt">{say('safe.history')}</h2>
            <History changes={data.changes} />
          </section>
        </>
      )}
      <PaidInAndOut />
      <MyData />
      {stopping.data && stopping.data.stop?.kind !== 'closed' && <CloseAccount state={stopping.data} />}
    </>
  );
}

const EFFECTS = {
  now: say('safe.hasCounted'),
  asked: say('safe.hasAsked'),
  kept: say('safe.hasKept'),
  confirmed: say('safe.hasConfirmed'),
  declined: say('safe.hasDeclined'),
} as const;

function History({ changes }: Pick<Limits, 'changes'>) {
  if (changes.length === 0)
    return <Empty icon="document" title={say('safe.noHistory')} text={say('safe.noHistoryHint')} />;
  return (
    <ul className="own-limits">
      {changes.map(({ what, effect, before, after, at }) => (
        <li className="limit limit-head" key={`${what} ${at} ${effect}`}>
          <span>
            {what === 'without'
              ? EFFECTS.declined
              : say('safe.was', {
                  limit: fullWords(what),
                  before: amountWords(what, before),
                  after: amountWords(what, after),
                })}
            {what !== 'without' && <span className="muted"> {EFFECTS[effect]}</span>}
          </span>
          <time className="muted">{formatInstant(at)}</time>
        </li>
      ))}
    </ul>
  );
}
