import { formatMoney, formatShort } from '@maidan/core/format';
import { add } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { useBalance } from '../parts/useBalance.ts';
import { useLiveSite } from '../site.ts';
import { useTopUp } from './useTopUp.ts';

/** Play money for who has run low. Nothing where the money is real or the operator gives none. */
export function TopUp() {
  const { data: site } = useLiveSite();
  const { purse } = useBalance();
  const { isAsking, ask } = useTopUp();
  if (site?.mode !== 'play' || site.topUp.amount === 0 || site.topUp.perDay === 0) return null;
  const { amount, below, perDay } = site.topUp;
  const isLow = purse !== undefined && add(add(purse.balance, purse.exposure), purse.held) < below;
  return (
    <div className="top-up">
      <Button kind="teal" busy={isAsking} disabled={!isLow} onClick={() => void ask()}>
        {say('money.topUp', { amount: formatMoney(amount) })}
      </Button>
      <p className="hint">
        {isLow ? say('money.topUpNow', { perDay }) : say('money.topUpLater', { below: formatShort(below), perDay })}
      </p>
    </div>
  );
}
