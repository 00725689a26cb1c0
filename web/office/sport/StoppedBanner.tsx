import { Icon } from '../../ui/Icon.tsx';
import { StopButton } from './StopButton.tsx';

/** While all sport is suspended nobody who works here can overlook it. */
export const StoppedBanner = ({ isAllStopped }: { readonly isAllStopped: boolean | undefined }) => (
  <div role="alert">
    {isAllStopped && (
      <div className="sport-stopped">
        <Icon name="lock" />
        <div>
          <b>All sport is suspended</b>
          <p>Nobody can bet on any match or race. Matches go on, and what they decide is settled.</p>
        </div>
        <StopButton on={{ type: 'all' }} name="All sport" isStopped />
      </div>
    )}
  </div>
);
