import type { Reply, Sent } from '@maidan/contract/api';
import { CATEGORIES } from '@maidan/games/kit/category';
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

const CHOICES = CATEGORIES.map(category => ({ value: category, label: category }));

/** One press stops the casino or a category of it, and why is asked after: the stop stands whether or not it is said. */
export function CasinoStops({ stopped }: Props) {
  const [category, setCategory] = useState<Category>('All Casino');
  const [asks, setAsks] = useState<'why' | 'resume'>();
  const isStopped = stopped.some(each => each.category === category);
  const stop = useCommand('stopCasino', () => {
    setAsks('why');
    notify.success('Stopped', category);
  });
  const say = useCommand('stopCasino', () => setAsks(undefined));
  if (!useMay('tables.write')) return null;
  return (
    <>
      <SelectField label="Stop which" name="category" value={category} options={CHOICES} onChange={setCategory} />
      {isStopped ? (
        <Button kind="primary" onClick={() => setAsks('resume')}>
          Let it go on
        </Button>
      ) : (
        <Button kind="danger" busy={stop.busy} onClick={() => stop.run({ category, isStopped: true })}>
          Stop {category}
        </Button>
      )}
      {asks && (
        <ReasonDialog
          title={asks === 'why' ? `Stopped: ${category}` : `Let it go on: ${category}`}
          label={asks === 'why' ? 'Reason, shown to players' : 'Reason'}
          action={asks === 'why' ? 'Write it down' : 'Let it go on'}
          common={
            asks === 'why'
              ? ['The studio has a fault', 'A price is being checked', 'The tables are being serviced']
              : []
          }
          {...(asks === 'why' && { close: 'Say it later' })}
          busy={say.busy}
          onGive={reason => say.run({ category, isStopped: asks === 'why', isExplaining: asks === 'why', reason })}
          onClose={() => setAsks(undefined)}
        >
          <p>
            {asks === 'why'
              ? 'No bet is taken from this moment, and no round begins. Rounds under way are dealt and paid. Why was it stopped?'
              : 'Rounds begin again at once. Tables that are off on their own stay so.'}
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
