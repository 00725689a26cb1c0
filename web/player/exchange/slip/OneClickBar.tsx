import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Armed } from './oneClick.ts';
import { useCountdown } from './useCountdown.ts';
import type { OneClick } from './useOneClick.ts';

interface Props {
  readonly oneClick: OneClick;
  /** What it is armed for. */
  readonly nameOf: (market: string) => string;
}

/** As large as it is dangerous: seen from everywhere on the page while a tap is a bet. */
export function OneClickBar({ oneClick: { armed, disarm }, nameOf }: Props) {
  if (!armed) return null;
  return (
    <div className="one-click" role="alert">
      <Icon name="warning" />
      <span>
        <b>{say('betting.oneClickOn')}</b>
        {say('betting.everyTap', { market: nameOf(armed.market), stake: formatMoney(armed.stake) })}{' '}
        <TimeLeft armed={armed} />
      </span>
      <Button small onClick={disarm}>
        {say('betting.turnOff')}
      </Button>
    </div>
  );
}

/** Not read out every second. */
const TimeLeft = ({ armed }: { readonly armed: Armed }) => (
  <span aria-hidden="true">{say('betting.offIn', { seconds: useCountdown(armed.until) })}</span>
);
