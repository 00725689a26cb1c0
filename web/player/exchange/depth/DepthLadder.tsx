import { formatMoney, formatShort } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { formatOdds } from '@maidan/core/odds';
import { say } from '@maidan/words/say';
import { Fragment } from 'react';
import { vars } from '../../../ui/vars.ts';
import { queueWords } from '../words.ts';
import type { Rung } from './rungs.ts';

interface Props {
  readonly rungs: readonly Rung[];
}

/** Longest price first. A bar is as wide as what is on offer. */
export const DepthLadder = ({ rungs }: Props) => (
  <table className="ladder">
    <thead>
      <tr>
        <th scope="col" className="caption back">
          {say('sport.toBack')}
        </th>
        <th scope="col">{say('sport.odds')}</th>
        <th scope="col" className="caption lay">
          {say('sport.toLay')}
        </th>
      </tr>
    </thead>
    <tbody>
      {rungs.map(({ odds, back, lay, backPart, layPart, own }) => (
        <Fragment key={odds}>
          <tr className={own.length > 0 ? 'own' : undefined}>
            <Size stake={back} part={backPart} side="back" />
            <th scope="row">{formatOdds(odds)}</th>
            <Size stake={lay} part={layPart} side="lay" />
          </tr>
          {own.map(order => (
            <tr key={order.id} className="own">
              <td colSpan={3}>
                {ownWords(order)}
                {order.place > 0 && ` · ${queueWords(order)}`}
              </td>
            </tr>
          ))}
        </Fragment>
      ))}
    </tbody>
  </table>
);

function ownWords({ side, left }: Rung['own'][number]): string {
  const amount = formatMoney(left);
  return side === 'back' ? say('sport.yourBack', { amount }) : say('sport.yourLay', { amount });
}

interface SizeProps {
  readonly stake: Money | undefined;
  readonly part: number;
  readonly side: 'back' | 'lay';
}

const Size = ({ stake, part, side }: SizeProps) => (
  <td className={side}>
    {stake !== undefined && (
      <>
        <i style={vars({ part: `${part}%` })} />
        <span>{formatShort(stake)}</span>
      </>
    )}
  </td>
);
