import type { Sent } from '@maidan/contract/api';
import { sentenceOf } from '@maidan/contract/errors';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { notify } from '../../../ui/Toasts.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useCommand } from '../../queries.ts';
import { useMay } from '../../session.ts';
import type { Stop } from '../events/event.ts';
import { StopWords } from './StopWords.tsx';

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
    stop: 'Suspend all sport',
    resume: 'Resume all sport',
    ifStopped: 'No bet on any match or race is taken from this moment, by anybody, until sport is resumed.',
    ifResumed: 'Everything opens again as the matches stand now. What was suspended on its own stays so.',
  },
  sport: {
    stop: 'Suspend this sport',
    resume: 'Resume this sport',
    ifStopped: 'No bet on any of its matches is taken from this moment, until it is resumed.',
    ifResumed: 'Its markets open again as the matches stand now. What was suspended on its own stays so.',
  },
  event: {
    stop: 'Suspend event',
    resume: 'Resume event',
    ifStopped: 'No bet on this event is taken from this moment. What is decided meanwhile is settled as usual.',
    ifResumed: 'Its markets open again as the match stands now. Markets suspended on their own stay so.',
  },
  market: {
    stop: 'Suspend',
    resume: 'Resume',
    ifStopped: 'No bet on it is taken from this moment. Bets that were taken stay.',
    ifResumed: 'It opens again with the prices of this moment.',
  },
} as const satisfies Record<On['type'], Record<'stop' | 'resume' | 'ifStopped' | 'ifResumed', string>>;

const COMMON = ['The feed is late', 'A price is being checked', 'The match is interrupted'];

/**
 * One press stops the betting, and why is asked after: the stop stands whether or not it is said. To let it go on needs a
 * reason first. Who may only look has no such button.
 */
export function StopButton(props: Props) {
  const { on, name, isStopped, stop, small = false, resume, waiting, isOnlyStop = false } = props;
  const [isAsking, setAsking] = useState(false);
  const words = WORDS[on.type];
  const action = isStopped ? (resume ?? words.resume) : words.stop;
  const [isExplaining, setExplaining] = useState(false);
  const change = useCommand('stopSport', () => {
    setAsking(false);
    setExplaining(!isStopped);
    notify.success(isStopped ? 'Resumed' : 'Suspended', name);
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
        aria-label={on.type === 'market' ? `${action} ${name}` : undefined}
        busy={change.busy && !isAsking}
        disabled={isStopped && Boolean(waiting)}
        title={isStopped && waiting ? `${waiting}: ${sentenceOf('proposal-waits')}` : undefined}
        onClick={() => (isStopped ? setAsking(true) : change.run({ on, isStopped: true }))}
      >
        {!small && <Icon name={isStopped ? 'start' : 'pause'} small />}
        {small && on.type === 'event' && !resume ? (isStopped ? 'Resume' : 'Suspend') : action}
        {small && on.type === 'event' && <span className="vh"> {name}</span>}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={on.type === 'all' ? action : `${action}: ${name}`}
          action={action}
          busy={change.busy}
          onGive={reason => change.run({ on, isStopped: false, reason })}
          onClose={() => setAsking(false)}
        >
          {stop && (
            <p>
              Suspended <StopWords stop={stop} />
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
      title={`Suspended: ${name}`}
      label="Reason, shown to players"
      action="Write it down"
      close="Say it later"
      common={COMMON}
      busy={explain.busy}
      onGive={reason => explain.run({ on, isStopped: true, isExplaining: true, reason })}
      onClose={onClose}
    >
      <p>{WORDS[on.type].ifStopped} Why was it stopped?</p>
    </ReasonDialog>
  );
}
