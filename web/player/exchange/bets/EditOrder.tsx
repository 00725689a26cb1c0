import { runnerWords } from '../../parts/event/toldWords.ts';
import type { MyOrder } from '@maidan/contract/event';
import { playerSentence } from '@maidan/contract/playerErrors';
import { formatMoney } from '@maidan/core/format';
import { inRupees } from '@maidan/core/money';
import { formatOdds } from '@maidan/core/odds';
import { stepped } from '@maidan/exchange/ticks';
import { say } from '@maidan/words/say';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { DECIMALS, digitsOf } from '../../../ui/digits.ts';
import { stakeOf } from '../../parts/stake/stake.ts';
import { Stepper } from '../slip/Stepper.tsx';
import { useIntents } from '../useIntents.ts';

interface Props {
  readonly order: MyOrder;
  readonly onDone: () => void;
}

/** Another price or stake. Only a smaller stake at the same price keeps the place in the line. */
export function EditOrder({ order, onDone }: Props) {
  const id = useId();
  const { send } = useIntents();
  const [odds, setOdds] = useState(order.odds);
  const [amount, setAmount] = useState(String(inRupees(order.left)));
  const stake = stakeOf(amount);
  const fault = stake === undefined ? 'amount-missing' : typeof stake === 'string' ? stake : undefined;
  const keepsPlace = odds === order.odds && typeof stake === 'number' && stake <= order.left;

  function change(event: SubmitEvent) {
    event.preventDefault();
    if (typeof stake !== 'number') return;
    const title = `${runnerWords(order.runner, order.made)} · ${formatOdds(odds)} · ${formatMoney(stake)}`;
    send({ do: 'changeOrder', input: { market: order.market, order: order.id, odds, stake }, delayMs: 0, title });
    onDone();
  }

  return (
    <form className="edit-order" onSubmit={change} aria-label={say('betting.changeOrder', { runner: order.runner })}>
      <div>
        <label htmlFor={`${id}-odds`}>{say('betting.odds')}</label>
        <Stepper
          id={`${id}-odds`}
          value={formatOdds(odds)}
          isDisabled={false}
          names={[say('betting.shorter'), say('betting.longer')]}
          onType={() => undefined}
          onStep={by => setOdds(stepped(odds, by))}
        />
      </div>
      <div>
        <label htmlFor={`${id}-stake`}>{say('betting.stake')}</label>
        <input
          id={`${id}-stake`}
          className="inp num"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={event => setAmount(digitsOf(event.target.value, DECIMALS.INR))}
        />
      </div>
      <Button type="submit" kind="primary" disabled={fault !== undefined}>
        {say('betting.change')}
      </Button>
      <p className={fault ? 'neg' : 'muted'}>
        {fault ? playerSentence(fault) : keepsPlace ? say('betting.keepsPlace') : say('betting.losesPlace')}
      </p>
    </form>
  );
}
