import type { Reply } from '@maidan/contract/api';
import { formatSigned } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Empty } from '../../ui/States.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { formatMinute } from '../../ui/when.ts';
import { FaultList } from '../books/FaultList.tsx';
import { PassList } from '../books/PassList.tsx';
import { Listing } from '../parts/Listing.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import { useAsk, useCommand } from '../queries.ts';

type Found = Reply<'reconciliation'>;

/** Whether the books agree with everything that was asked for, bet and decided. */
export function Books() {
  const found = useAsk('reconciliation', {});
  const run = useCommand('reconcileNow', ({ faults }) =>
    faults === 0 ? notify.success('The books agree') : notify.error(`${faults} found`),
  );
  return (
    <>
      <ScreenHead title="Books">
        <Button busy={run.busy} onClick={() => run.run({ kind: 'step' })}>
          Check what is new
        </Button>
        <Button kind="teal" busy={run.busy} onClick={() => run.run({ kind: 'full' })}>
          <Icon name="shield" small />
          Check everything
        </Button>
      </ScreenHead>
      <Listing query={found} what="The reconciliation">
        {data => (
          <>
            <Verdict found={data} />
            <Figures found={data} />
            <section className="panel office-alone" aria-label="Found">
              <div className="bar lt">
                <h2>Found</h2>
              </div>
              {data.faults.length > 0 ? (
                <FaultList faults={data.faults} />
              ) : (
                <NoFault isChecked={data.passes.length > 0} />
              )}
            </section>
            <section className="panel office-alone" aria-label="Passes so far">
              <div className="bar lt">
                <h2>Passes</h2>
              </div>
              {data.passes.length === 0 ? (
                <Empty icon="clock" title="None yet" text="The first is made five minutes after the start." />
              ) : (
                <PassList passes={data.passes} />
              )}
            </section>
          </>
        )}
      </Listing>
    </>
  );
}

/** Nothing is claimed before anybody looked. */
const NoFault = ({ isChecked }: { readonly isChecked: boolean }) =>
  isChecked ? (
    <Empty icon="check" title="Nothing was found" text="Every transfer has its cause, and every cause was paid." />
  ) : (
    <Empty icon="clock" title="Not checked yet" text="Nobody has looked so far. Check everything to know now." />
  );

function Verdict({ found: { open, passes } }: { readonly found: Found }) {
  const [last] = passes;
  const counted = lastCounted(passes);
  if (!last) return null;
  return (
    <div className="office-notes">
      <Note tone={open === 0 ? 'good' : 'bad'} icon={open === 0 ? 'check' : 'warning'}>
        <b>{open === 0 ? 'The books agree.' : `The books do not agree: ${open} to look at.`}</b>
        <p>Checked {formatMinute(last.at)}. What is new is checked every five minutes, everything at night.</p>
        {counted && <p>The figures below are of {formatMinute(counted.at)}, when everything was checked.</p>}
      </Note>
    </div>
  );
}

/** The last pass that looked at everything. */
const lastCounted = (passes: Found['passes']) => passes.find(pass => pass.figures);

/** What the house has made, as the last pass over everything found it. */
function Figures({ found: { passes } }: { readonly found: Found }) {
  const figures = lastCounted(passes)?.figures;
  if (!figures) return null;
  const tile = (name: string, amount: number) =>
    [name, formatSigned(paise(amount)), amount < 0 ? 'neg' : 'pos'] as const;
  return (
    <Tiles
      tiles={[
        tile('Casino', figures.casino),
        tile('Sport', figures.sport),
        tile('Commission', figures.commission),
        tile('Adjustments', figures.adjustments),
        tile('Lent', figures.lent),
      ]}
    />
  );
}
