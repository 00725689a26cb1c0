import { Icon } from '../../../ui/Icon.tsx';
import { spaced } from '../../words.ts';
import type { SportEvents, Stop } from '../events/event.ts';
import { StopButton } from './StopButton.tsx';
import { StopWords } from './StopWords.tsx';

interface Props {
  /** Nothing until it is known. */
  readonly on: Pick<SportEvents, 'isAllStopped' | 'allStop' | 'stoppedSports'> | undefined;
}

/** While all sport, or a whole sport, is suspended nobody who works here can overlook it. */
export const StoppedBanner = ({ on }: Props) => (
  <div role="alert">
    {on?.isAllStopped && (
      <div className="sport-stopped">
        <Icon name="lock" />
        <div>
          <strong>All sport is suspended</strong>
          <Since stop={on.allStop} />
          <p>Nobody can bet on any match or race. Matches go on, and what they decide is settled.</p>
        </div>
        <StopButton on={{ type: 'all' }} name="All sport" isStopped stop={on.allStop} />
      </div>
    )}
    {on?.stoppedSports.map(({ sport, stop }) => (
      <div key={sport} className="sport-stopped">
        <Icon name="lock" />
        <div>
          <strong>{spaced(sport)} is suspended</strong>
          <Since stop={stop} />
        </div>
        <StopButton
          on={{ type: 'sport', code: sport }}
          name={spaced(sport)}
          resume={`Resume ${spaced(sport)}`}
          isStopped
          stop={stop}
        />
      </div>
    ))}
  </div>
);

const Since = ({ stop }: { readonly stop: Stop | null }) =>
  stop && (
    <p>
      Suspended <StopWords stop={stop} />
    </p>
  );
