import { Icon } from '../../ui/Icon.tsx';
import type { Stop } from './event.ts';
import { StopButton } from './StopButton.tsx';
import { StopWords } from './StopWords.tsx';

interface Props {
  readonly isAllStopped: boolean | undefined;
  readonly stop: Stop | null | undefined;
}

/** While all sport is suspended nobody who works here can overlook it. */
export const StoppedBanner = ({ isAllStopped, stop }: Props) => (
  <div role="alert">
    {isAllStopped && (
      <div className="sport-stopped">
        <Icon name="lock" />
        <div>
          <strong>All sport is suspended</strong>
          {stop && (
            <p>
              Suspended <StopWords stop={stop} />
            </p>
          )}
          <p>Nobody can bet on any match or race. Matches go on, and what they decide is settled.</p>
        </div>
        <StopButton on={{ type: 'all' }} name="All sport" isStopped stop={stop} />
      </div>
    )}
  </div>
);
