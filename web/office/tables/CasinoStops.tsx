import type { Reply, Sent } from '@maidan/contract/api';
import { ROOMS } from '@maidan/games/kit/category';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';

type Category = Sent<'stopCasino'>['category'];

interface Props {
  /** As a whole. */
  readonly stopped: Reply<'officeTables'>['stopped'];
}

const CHOICES = ROOMS.map(category => ({ value: category, label: category }));

const COMMON = [say('officeHouse.studioFault'), say('officeHouse.priceChecked'), say('officeHouse.serviced')];

/** One press stops the casino or a category of it, and why is asked after: the stop stands whether or not it is said. */
export function CasinoStops({ stopped }: Props) {
  const [category, setCategory] = useState<Category>(ROOMS[0]);
  const [asks, setAsks] = useState<'why' | 'resume'>();
  const isStopped = stopped.some(each => each.category === category);
  const stop = useCommand('stopCasino', () => {
    setAsks('why');
    notify.success(say('officeHouse.stopped'), category);
  });
  const explain = useCommand('stopCasino', () => setAsks(undefined));
  if (!useMay('tables.write')) return null;
  return (
    <>
      <SelectField
        label={say('officeHouse.stopWhich')}
        name="category"
        value={category}
        options={CHOICES}
        onChange={setCategory}
      />
      {isStopped ? (
        <Button kind="primary" onClick={() => setAsks('resume')}>
          {say('officeHouse.letGoOn')}
        </Button>
      ) : (
        <Button kind="danger" busy={stop.busy} onClick={() => stop.run({ category, isStopped: true })}>
          {say('officeHouse.stop', { category })}
        </Button>
      )}
      {asks && (
        <ReasonDialog
          title={
            asks === 'why' ? say('officeHouse.stoppedOf', { category }) : say('officeHouse.letGoOnOf', { category })
          }
          label={asks === 'why' ? say('officeHouse.publicReason') : say('officeHouse.reason')}
          action={asks === 'why' ? say('officeHouse.writeDown') : say('officeHouse.letGoOn')}
          common={asks === 'why' ? COMMON : []}
          {...(asks === 'why' && { close: say('officeHouse.sayLater') })}
          busy={explain.busy}
          onGive={reason => explain.run({ category, isStopped: asks === 'why', isExplaining: asks === 'why', reason })}
          onClose={() => setAsks(undefined)}
        >
          <p>{asks === 'why' ? say('officeHouse.ifStopped') : say('officeHouse.ifGoesOn')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
