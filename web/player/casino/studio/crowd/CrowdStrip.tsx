import './crowd.css';
import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { say } from '@maidan/words/say';

import { vars } from '../../../../ui/vars.ts';
import { sharesOf } from './sharesOf.ts';

interface Props {
  readonly game: Game;
  readonly round: Round;
}

/** Once bets are closed: how many have bet, how much, and on which side. Nobody is named, and nothing is made up. */
export function CrowdStrip({ game, round }: Props) {
  const { crowd, phase } = round;
  if (!crowd || crowd.players === 0 || phase === 'open' || phase === 'void') return null;
  const { players, watching, staked } = crowd;
  const stake = formatMoney(sum(staked.map(each => each.stake)));
  return (
    <div className="st-crowd">
      <p>
        {say('casino.crowd', { players, stake })}
        {watching > players && <small>{say('casino.watching', { watching })}</small>}
      </p>
      <ul>
        {sharesOf(game, round, crowd).map(({ key, label, percent }) => (
          <li key={key} style={vars({ share: percent })}>
            {label} <b>{percent} %</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
