import './stop.css';
import type { Sent } from '@maidan/contract/api';
import { endOf, type StopWish } from '@maidan/core/stop';
import type { Millis } from '@maidan/core/ids';
import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { useNavigate } from '../../ui/router.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { formatMinute } from '../../ui/when.ts';
import { intentOf } from '../parts/intent.ts';
import { callLater } from '../laterCalls.ts';
import { useStepFocus } from './useStepFocus.ts';
import type { StopState } from './useStop.ts';

const DAYS = [1, 2, 3, 7, 14, 30, 42] as const;
const MONTHS = [6, 12, 24, 60, null] as const;

const WISHES: readonly { readonly value: string; readonly label: string; readonly wish: StopWish }[] = [
  ...DAYS.map(days => ({
    value: `days-${days}`,
    label: say('safe.timeOutOf', { days }),
    wish: { kind: 'timeOut', days } as const,
  })),
  ...MONTHS.map(months => ({
    value: `months-${months}`,
    label: months === null ? say('safe.excludeForEver') : say('safe.excludeFor', { months }),
    wish: { kind: 'exclusion', months } as const,
  })),
];

/** In two steps, and with what happens in plain words. Nobody is asked why, or to think again. */
export function TakeBreak({ state }: { readonly state: StopState }) {
  const [chosen, setChosen] = useState(WISHES[0]!.value); // there are some
  const [isSure, setSure] = useState(false);
  const { wish, label } = WISHES.find(({ value }) => value === chosen)!; // one of them
  const { isSending, stop } = useStopping();
  const { second, opener } = useStepFocus<HTMLHeadingElement>(isSure);
  return (
    <section className="panel" id="take-a-break">
      <h2 className="bar lt">{say('safe.break')}</h2>
      <div className="stop">
        {isSure ? (
          <>
            <h3 ref={second} tabIndex={-1}>
              {label}
            </h3>
            <Consequences state={state} wish={wish} />
            <div className="stop-acts">
              <Button kind="danger" big busy={isSending} onClick={() => void stop(wish)}>
                {say('safe.stopNow')}
              </Button>
              <Button big disabled={isSending} onClick={() => setSure(false)}>
                {say('safe.back')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>{say('safe.breakIs')}</p>
            <SelectField
              label={say('safe.howLong')}
              name="howLong"
              value={chosen}
              options={WISHES}
              onChange={setChosen}
              hint={wish.kind === 'timeOut' ? say('safe.timeOutIs') : say('safe.exclusionIs')}
            />
            <div className="stop-acts">
              <Button ref={opener} kind="primary" onClick={() => setSure(true)}>
                {say('safe.next')}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function Consequences({
  state: { openOrders, openBets },
  wish,
}: {
  readonly state: StopState;
  readonly wish: StopWish;
}) {
  const [now] = useState(() => Date.now() as Millis); // shown only: the server counts from its own
  const until = endOf(wish, now);
  return (
    <ul className="stop-list">
      <li>{until === null ? say('safe.untilNever') : say('safe.untilThen', { when: formatMinute(until) })}</li>
      <li>{say('safe.nothingIn')}</li>
      <li>{openOrders > 0 ? say('safe.ordersGo', { orders: openOrders }) : say('safe.noOrders')}</li>
      <li>{openBets ? say('safe.betsStand') : say('safe.noBets')}</li>
      <li>{say('safe.paysOut')}</li>
      <li>{say('safe.noInvites')}</li>
      <li>{until === null ? say('safe.neverBack') : say('safe.wayBack')}</li>
    </ul>
  );
}

function useStopping() {
  const [isSending, setSending] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function stop(wish: StopWish): Promise<void> {
    setSending(true);
    try {
      const sent: Sent<'stopPlay'> = { ...wish, isSure: true };
      await intentOf('stopPlay', sessionStorage, newKey).send(sent, key => callLater('stopPlay', sent, { key }));
      await queries.invalidateQueries();
      navigate('/stopped', { replace: true });
    } catch (error) {
      notify.error(say('safe.notStopped'), error instanceof Error ? error.message : undefined);
    }
    setSending(false);
  }
  return { isSending, stop };
}
