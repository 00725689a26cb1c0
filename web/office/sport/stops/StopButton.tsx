import type { Sent } from '@maidan/contract/api';
import { sentenceOf } from '@maidan/contract/errors';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { notify } from '../../../ui/Toasts.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useCommand } from '../../queries.ts';
import { useMay } from '../../session.ts';
import type { Stop } from '../events/event.ts';
import { SuspendedWords } from './SuspendedWords.tsx';

type On = Sent<'stopSport'>['on'];

interface Props {
  readonly on: On;
  /** Of the match or market. */
  readonly name: string;
  readonly isStopped: boolean;
  /** Who stopped it and why, for whoever lets it go on. */
  readonly stop?: Stop | null | undefined;
  readonly small?: boolean;
  /** What it is called to let it go on, where something else than the usual word fits. */
  readonly resume?: string;
  /** A proposal about it waits for a second person: nobody lets it go on meanwhile. */
  readonly waiting?: string | null | undefined;
  /** Something else lets it go on. */
  readonly isOnlyStop?: boolean;
}

const WORDS = {
  all: {
    stop: say('officeSport.suspendAll'),
    resume: say('officeSport.resumeAll'),
    ifStopped: say('officeSport.ifSuspendedAll'),
    ifResumed: say('officeSport.ifResumedAll'),
  },
  sport: {
    stop: say('officeSport.suspendSport'),
    resume: say('officeSport.resumeSport'),
    ifStopped: say('officeSport.ifSuspendedSport'),
    ifResumed: say('officeSport.ifResumedSport'),
  },
  event: {
    stop: say('officeSport.suspendEvent'),
    resume: say('officeSport.resumeEvent'),
    ifStopped: say('officeSport.ifSuspendedEvent'),
    ifResumed: say('officeSport.ifResumedEvent'),
  },
  market: {
    stop: say('officeSport.suspend'),
    resume: say('officeSport.resume'),
    ifStopped: say('officeSport.ifSuspendedMarket'),
    ifResumed: say('officeSport.ifResumedMarket'),
  },
} as const satisfies Record<On['type'], Record<'stop' | 'resume' | 'ifStopped' | 'ifResumed', string>>;

const COMMON = [say('officeSport.feedLate'), say('officeSport.priceChecked'), say('officeSport.interrupted')];

/**
 * One press stops the betting, and why is asked after: the stop stands whether or not it is said. To let it go on needs a
 * reason first. Who may only look has no such button.
 */
export function StopButton(props: Props) {
  const { on, name, isStopped, stop, small = false, resume, waiting, isOnlyStop = false } = props;
  const [isAsking, setAsking] = useState(false);
  const words = WORDS[on.type];
  const action = isStopped ? (resume ?? words.resume) : words.stop;
  const short = isStopped ? WORDS.market.resume : WORDS.market.stop;
  const [isExplaining, setExplaining] = useState(false);
  const change = useCommand('stopSport', () => {
    setAsking(false);
    setExplaining(!isStopped);
    notify.success(isStopped ? say('officeSport.resumed') : say('officeSport.suspended'), name);
  });
  if (!useMay('sport.write')) return null;
  const isBigRed = on.type === 'all' && !isStopped;
  return (
    <>
      <Button
        hidden={isOnlyStop && isStopped}
        kind={isStopped ? 'primary' : 'danger'}
        small={small}
        className={isBigRed ? 'sport-big-red' : undefined}
        aria-label={on.type === 'market' ? say('officeSport.actionOn', { action, name }) : undefined}
        busy={change.busy && !isAsking}
        disabled={isStopped && Boolean(waiting)}
        title={
          isStopped && waiting
            ? say('officeSport.whyNot', { proposal: waiting, why: sentenceOf('proposal-waits') })
            : undefined
        }
        onClick={() => (isStopped ? setAsking(true) : change.run({ on, isStopped: true }))}
      >
        {!small && <Icon name={isStopped ? 'start' : 'pause'} small />}
        {small && on.type === 'event' && !resume ? short : action}
        {small && on.type === 'event' && <span className="vh"> {name}</span>}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={on.type === 'all' ? action : say('officeSport.actionOf', { action, name })}
          action={action}
          busy={change.busy}
          onGive={reason => change.run({ on, isStopped: false, reason })}
          onClose={() => setAsking(false)}
        >
          {stop && (
            <p>
              <SuspendedWords stop={stop} />
            </p>
          )}
          <p>{words.ifResumed}</p>
        </ReasonDialog>
      )}
      {isExplaining && <Explain on={on} name={name} onClose={() => setExplaining(false)} />}
    </>
  );
}

interface ExplainProps extends Pick<Props, 'on' | 'name'> {
  readonly onClose: () => void;
}

/** What a colleague has let go on meanwhile is not stopped again by it. */
function Explain({ on, name, onClose }: ExplainProps) {
  const explain = useCommand('stopSport', onClose);
  return (
    <ReasonDialog
      title={say('officeSport.suspendedOf', { name })}
      label={say('officeSport.publicReason')}
      action={say('officeSport.writeDown')}
      close={say('officeSport.sayLater')}
      common={COMMON}
      busy={explain.busy}
      onGive={reason => explain.run({ on, isStopped: true, isExplaining: true, reason })}
      onClose={onClose}
    >
      <p>{WORDS[on.type].ifStopped}</p>
    </ReasonDialog>
  );
}
