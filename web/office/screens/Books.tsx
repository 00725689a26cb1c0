import type { Reply } from '@maidan/contract/api';
import { formatSigned } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { say } from '@maidan/words/say';
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
    faults === 0
      ? notify.success(say('officeMoney.booksAgree'))
      : notify.error(say('officeMoney.countFound', { count: String(faults) })),
  );
  return (
    <>
      <ScreenHead title={say('officeMoney.books')}>
        <Button busy={run.busy} onClick={() => run.run({ kind: 'step' })}>
          {say('officeMoney.checkNew')}
        </Button>
        <Button kind="teal" busy={run.busy} onClick={() => run.run({ kind: 'full' })}>
          <Icon name="shield" small />
          {say('officeMoney.checkAll')}
        </Button>
      </ScreenHead>
      <Listing query={found} what={say('officeMoney.theReconciliation')}>
        {data => (
          <>
            <Verdict found={data} />
            <CodeNote code={data.code} />
            <Figures found={data} />
            <section className="panel office-alone" aria-label={say('officeMoney.found')}>
              <div className="bar lt">
                <h2>{say('officeMoney.found')}</h2>
              </div>
              {data.faults.length > 0 ? (
                <FaultList faults={data.faults} />
              ) : (
                <NoFault isChecked={data.passes.length > 0} />
              )}
            </section>
            <section className="panel office-alone" aria-label={say('officeMoney.passesSoFar')}>
              <div className="bar lt">
                <h2>{say('officeMoney.passes')}</h2>
              </div>
              {data.passes.length === 0 ? (
                <Empty icon="clock" title={say('officeMoney.noneYet')} text={say('officeMoney.firstPass')} />
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
    <Empty icon="check" title={say('officeMoney.nothingFound')} text={say('officeMoney.everyCause')} />
  ) : (
    <Empty icon="clock" title={say('officeMoney.notChecked')} text={say('officeMoney.nobodyLooked')} />
  );

function Verdict({ found: { open, passes } }: { readonly found: Found }) {
  const [last] = passes;
  const counted = lastCounted(passes);
  if (!last) return null;
  return (
    <div className="office-notes">
      <Note tone={open === 0 ? 'good' : 'bad'} icon={open === 0 ? 'check' : 'warning'}>
        <b>{open === 0 ? say('officeMoney.agree') : say('officeMoney.disagree', { count: String(open) })}</b>
        <p>{say('officeMoney.checkedAt', { time: formatMinute(last.at) })}</p>
        {counted && <p>{say('officeMoney.figuresOf', { time: formatMinute(counted.at) })}</p>}
      </Note>
    </div>
  );
}

/** What the house runs with, and whether somebody changed it since it was opened. */
function CodeNote({ code }: Pick<Found, 'code'>) {
  if (!code) return null;
  return (
    <div className="office-notes">
      <Note tone={code.isChanged ? 'bad' : 'good'} icon={code.isChanged ? 'warning' : 'shield'}>
        <b>{code.isChanged ? say('officeMoney.codeChanged') : say('officeMoney.codeIntact')}</b>
        <p>{say('officeMoney.codeHash', { hash: code.hash })}</p>
        <p>{say('officeMoney.codeCheckedAt', { time: formatMinute(code.checkedAt) })}</p>
        {code.isChanged && <p>{say('officeMoney.codeFiles', { files: code.changed.join(', ') })}</p>}
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
        tile(say('officeMoney.casino'), figures.casino),
        tile(say('officeMoney.sport'), figures.sport),
        tile(say('officeMoney.commission'), figures.commission),
        tile(say('officeMoney.adjustments'), figures.adjustments),
        tile(say('officeMoney.lent'), figures.lent),
      ]}
    />
  );
}
