import '../safe/stop.css';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link, Navigate } from '../../ui/router.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { formatMinute } from '../../ui/when.ts';
import { RequestList } from '../account/RequestList.tsx';
import { intentOf } from '../parts/intent.ts';
import { useBalance } from '../parts/useBalance.ts';
import { HelpLines } from '../safe/HelpLines.tsx';
import { MyData } from '../safe/MyData.tsx';
import { callLater } from '../laterCalls.ts';
import { type StopState, useStop } from '../safe/useStop.ts';
import { signOut } from '../session.ts';
import { useMoneyDialog } from '../shell/useMoneyDialog.tsx';

/** What somebody sees who has stopped: until when, who helps, and how to withdraw. Nothing here invites. */
export function Stopped() {
  const { data, error, refetch } = useStop();
  if (error) return <Failed title={say('safe.stopFailed')} text={error.message} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <section className="panel">
        <Loading rows={6} />
      </section>
    );
  if (!data.stop && !data.inReview) return <Navigate to="/play-safe" replace />;
  return (
    <>
      <section className="panel">
        <h1 className="bar">{titleOf(data)}</h1>
        <div className="stop">
          <Until state={data} />
          <div className="stop-acts">
            <Link className="btn" to="/casino/statement">
              {say('safe.myHistory')}
            </Link>
            {data.stop && data.stop.kind !== 'closed' && (
              <Link className="btn" to="/play-safe">
                {say('safe.longer')}
              </Link>
            )}
            <Link className="btn" to="/support">
              {say('support.askAnything')}
            </Link>
            <Button onClick={() => void signOut()}>{say('safe.exit')}</Button>
          </div>
        </div>
      </section>
      <Money />
      <HelpLines lines={data.help} />
      <MyData />
    </>
  );
}

function titleOf({ stop }: StopState): string {
  if (!stop) return say('safe.inReview');
  return say('safe.stopTitle', { kind: stop.kind });
}

function Until({ state: { stop, mayReturn } }: { readonly state: StopState }) {
  if (!stop) return <p>{say('safe.inReviewIs')}</p>;
  if (stop.kind === 'closed') return <p>{say('safe.closedIs')}</p>;
  return (
    <>
      <p className="stop-until">
        <Icon name="clock" />
        {stop.until === null ? say('safe.stopsForEver') : say('safe.stopsUntil', { when: formatMinute(stop.until) })}
      </p>
      <p>{say('safe.stoppedIs')}</p>
      {stop.opensAt !== null && <p className="note ok">{say('safe.opens', { when: formatMinute(stop.opensAt) })}</p>}
      {mayReturn && <AskReturn />}
    </>
  );
}

/** After its end, and only when the player asks: a day passes before play is open. */
function AskReturn() {
  const [isSending, setSending] = useState(false);
  const queries = useQueryClient();

  async function ask(): Promise<void> {
    setSending(true);
    try {
      await intentOf('askReturn', sessionStorage, newKey).send('', key => callLater('askReturn', {}, { key }));
      await queries.invalidateQueries({ queryKey: ['playStop'] });
    } catch (error) {
      notify.error(say('safe.notReturned'), error instanceof Error ? error.message : undefined);
    }
    setSending(false);
  }

  return (
    <>
      <p>{say('safe.isOver')}</p>
      <div className="stop-acts">
        <Button busy={isSending} onClick={() => void ask()}>
          {say('safe.askReturn')}
        </Button>
      </div>
    </>
  );
}

function Money() {
  const { purse } = useBalance();
  const { open, dialog } = useMoneyDialog();
  return (
    <section className="panel">
      <h2 className="bar lt">{say('safe.yourMoney')}</h2>
      <div className="stop">
        <p className="stop-purse">
          {purse ? say('safe.purse', { balance: formatMoney(purse.balance), held: formatMoney(purse.exposure) }) : '…'}
        </p>
        <p>{say('safe.paysOut')}</p>
        {purse && !purse.demo && (
          <div className="stop-acts">
            <Button kind="teal" big onClick={() => open('withdraw')}>
              <Icon name="upload" />
              {say('safe.withdraw')}
            </Button>
          </div>
        )}
      </div>
      <RequestList />
      {dialog}
    </section>
  );
}
