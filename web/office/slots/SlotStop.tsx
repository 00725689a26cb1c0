import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';

interface Props {
  /** Without one it is all of them. */
  readonly slot?: string;
  readonly name: string;
  readonly isStopped: boolean;
  readonly isSmall?: boolean;
}

const COMMON = [say('officeHouse.priceChecked'), say('officeHouse.serviced')];

/** One press stops it, and why is asked after: the stop stands whether or not it is said. */
export function SlotStop({ slot, name, isStopped, isSmall = false }: Props) {
  const [asks, setAsks] = useState<'why' | 'resume'>();
  const of = slot === undefined ? {} : { slot };
  const stop = useCommand('stopSlots', () => {
    setAsks('why');
    notify.success(say('officeHouse.stopped'), name);
  });
  const explain = useCommand('stopSlots', () => setAsks(undefined));
  if (!useMay('tables.write')) return null;
  return (
    <>
      {isStopped ? (
        <Button kind="primary" small={isSmall} onClick={() => setAsks('resume')}>
          {say('officeHouse.letGoOnOf', { category: name })}
        </Button>
      ) : (
        <Button kind="danger" small={isSmall} busy={stop.busy} onClick={() => stop.run({ ...of, isStopped: true })}>
          {say('officeHouse.stop', { category: name })}
        </Button>
      )}
      {asks && (
        <ReasonDialog
          title={
            asks === 'why'
              ? say('officeHouse.stoppedOf', { category: name })
              : say('officeHouse.letGoOnOf', { category: name })
          }
          label={asks === 'why' ? say('officeHouse.publicReason') : say('officeHouse.reason')}
          action={asks === 'why' ? say('officeHouse.writeDown') : say('officeHouse.letGoOn')}
          common={asks === 'why' ? COMMON : []}
          {...(asks === 'why' && { close: say('officeHouse.sayLater') })}
          busy={explain.busy}
          onGive={reason => explain.run({ ...of, isStopped: asks === 'why', isExplaining: asks === 'why', reason })}
          onClose={() => setAsks(undefined)}
        >
          <p>{asks === 'why' ? say('officeHouse.ifSlotStopped') : say('officeHouse.ifSlotGoesOn')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
