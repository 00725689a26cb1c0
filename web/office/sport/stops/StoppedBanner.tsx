import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import type { SportEvents, Stop } from '../events/event.ts';
import { SportAway } from '../events/SportAway.tsx';
import { StopButton } from './StopButton.tsx';
import { sportName } from '../events/sportName.ts';
import { SuspendedWords } from './SuspendedWords.tsx';

interface Props {
  /** Nothing until it is known. */
  readonly on: Pick<SportEvents, 'isAllStopped' | 'allStop' | 'stoppedSports'> | undefined;
}

/** While all sport, or a whole sport, is suspended, or nobody answers for it, nobody who works here can overlook it. */
export const StoppedBanner = ({ on }: Props) => (
  <>
    <SportAway />
    <div role="alert">
      {on?.isAllStopped && (
        <div className="sport-stopped">
          <Icon name="lock" />
          <div>
            <strong>{say('officeSport.allSuspended')}</strong>
            <Since stop={on.allStop} />
            <p>{say('officeSport.allSuspendedMeans')}</p>
          </div>
          <StopButton on={{ type: 'all' }} name={say('officeSport.allSport')} isStopped stop={on.allStop} />
        </div>
      )}
      {on?.stoppedSports.map(({ sport, stop }) => (
        <div key={sport} className="sport-stopped">
          <Icon name="lock" />
          <div>
            <strong>{say('officeSport.sportSuspended', { sport: sportName(sport) })}</strong>
            <Since stop={stop} />
          </div>
          <StopButton
            on={{ type: 'sport', code: sport }}
            name={sportName(sport)}
            resume={say('officeSport.resumeNamed', { sport: sportName(sport) })}
            isStopped
            stop={stop}
          />
        </div>
      ))}
    </div>
  </>
);

const Since = ({ stop }: { readonly stop: Stop | null }) =>
  stop && (
    <p>
      <SuspendedWords stop={stop} />
    </p>
  );
