import { say } from '@maidan/words/say';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { formatMinute } from '../../ui/when.ts';
import { deviceName } from '../parts/deviceName.ts';
import { callLater } from '../laterCalls.ts';
import { allowPush, type PushState, pushState, stopPush } from './push.ts';
import type { Choices } from './useChoices.ts';

interface Props {
  readonly choices: Choices;
  readonly onAmounts: (amounts: boolean) => void;
}

/** Messages on this device, and on the others that show them. */
export function PushHere({ choices: { pushKey, devices, amounts }, onAmounts }: Props) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { data: state } = useQuery({ queryKey: ['pushState'], queryFn: pushState });
  const again = () => queries.invalidateQueries({ queryKey: ['noticeChoices'] });

  async function act(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    await work().catch((error: unknown) =>
      notify.error(say('inbox.notAllowed'), error instanceof Error ? error.message : undefined),
    );
    setBusy(false);
    await Promise.all([again(), queries.invalidateQueries({ queryKey: ['pushState'] })]);
  }

  const others = devices.filter(({ isThis }) => !isThis || state !== 'on');
  return (
    <section className="panel">
      <h2 className="bar lt">{say('inbox.devices')}</h2>
      <div className="push-here">
        <p>{say('inbox.devicesAre')}</p>
        {state === 'off' && (
          <Button kind="primary" busy={isBusy} onClick={() => void act(() => allowPush(pushKey))}>
            <Icon name="bell" small />
            {say('inbox.allow')}
          </Button>
        )}
        {state === 'on' && (
          <>
            <p>
              <span className="bdg g">{say('inbox.allowed')}</span>
            </p>
            <Button busy={isBusy} onClick={() => void act(stopPush)}>
              {say('inbox.stop')}
            </Button>
          </>
        )}
        {state && <NotHere state={state} />}
        <label className="check">
          <input type="checkbox" checked={amounts} onChange={event => onAmounts(event.target.checked)} />
          <span>
            {say('inbox.amounts')}
            <span className="muted">{say('inbox.amountsAre')}</span>
          </span>
        </label>
      </div>
      {others.length > 0 && <Others devices={others} onRemove={id => void act(() => callLater('endPush', { id }))} />}
    </section>
  );
}

function NotHere({ state }: { readonly state: PushState }) {
  if (state === 'refused') return <p>{say('inbox.refused')}</p>;
  if (state === 'cannot') return <p>{say('inbox.cannot')}</p>;
  if (state !== 'installFirst') return null;
  return (
    <p>
      <Link className="lk" to="/install">
        {say('inbox.installFirst')}
      </Link>
    </p>
  );
}

interface OthersProps {
  readonly devices: Choices['devices'];
  readonly onRemove: (id: string) => void;
}

const Others = ({ devices, onRemove }: OthersProps) => (
  <>
    <h3 className="push-others">{say('inbox.other')}</h3>
    <ul className="own-limits">
      {devices.map(({ id, device, at }) => (
        <li className="limit limit-head" key={id}>
          <span>
            {deviceName(device).words} <span className="muted">{say('inbox.since', { when: formatMinute(at) })}</span>
          </span>
          <Button
            small
            aria-label={say('inbox.removeOf', { device: deviceName(device).words })}
            onClick={() => onRemove(id)}
          >
            {say('inbox.remove')}
          </Button>
        </li>
      ))}
    </ul>
  </>
);
