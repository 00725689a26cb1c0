import { formatMoney } from '@maidan/core/format';
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
        <b>ONE-CLICK BETTING IS ON</b>
        Every tap in {nameOf(armed.market)} bets {formatMoney(armed.stake)}. <TimeLeft armed={armed} />
      </span>
      <Button small onClick={disarm}>
        Turn off
      </Button>
    </div>
  );
}

/** Not read out every second. */
const TimeLeft = ({ armed }: { readonly armed: Armed }) => (
  <span aria-hidden="true">Off in {useCountdown(armed.until)} s.</span>
);
