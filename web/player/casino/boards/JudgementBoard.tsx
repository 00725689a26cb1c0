import { LOW_RANKS, type Rank, rankName } from '@maidan/games/kit/cards';
import { useState } from 'react';
import { Drawn } from '../table/Drawn.tsx';
import type { Offers } from '../table/offers.ts';
import { limitsText } from '../table/priceText.ts';
import { Position } from '../../parts/Position.tsx';
import { Price } from '../table/Price.tsx';
import { hasWon } from '../table/won.ts';
import { choiceOf, CHOSEN, rightRanks, toggled } from './judgement.ts';
import { findSelection } from '@maidan/games/kit/bet';
import { say } from '@maidan/words/say';

interface Props {
  readonly offers: Offers;
}

/** Three ranks are chosen, then Yes or No: whether one of them comes. */
export function JudgementBoard({ offers }: Props) {
  const [chosen, setChosen] = useState<readonly Rank[]>([]);
  const choice = choiceOf(chosen);
  const right = rightRanks(
    offers.game.markets.flatMap(({ selections }) => selections.map(({ id }) => id)),
    id => hasWon(offers, id, 'back'),
  );
  return (
    <div className="judgement">
      <div className="bet-row captions sides-2" aria-hidden="true">
        <span className="limits">{limitsOf(offers)}</span>
        <span className="caption back">{say('casino.yes')}</span>
        <span className="caption lay">{say('casino.no')}</span>
      </div>
      <fieldset className="rank-choice" aria-label={say('casino.chooseRanks')}>
        {LOW_RANKS.map(rank => (
          <button
            key={rank}
            type="button"
            className={right.includes(rank) ? 'won' : undefined}
            aria-pressed={chosen.includes(rank)}
            aria-label={rankName(rank)}
            onClick={() => setChosen(toggled(chosen, rank))}
          >
            <Drawn as="cards" label={rankName(rank)} />
          </button>
        ))}
      </fieldset>
      <div className="bet-row sides-2">
        <span className="runner">
          <span className="runner-name">
            {choice === undefined ? say('casino.chooseMore', { count: CHOSEN - chosen.length }) : namedBy(chosen)}
          </span>
          {choice !== undefined && <Position {...(offers.positions.get(choice) ?? NOTHING)} />}
        </span>
        <span className="bet-cells">
          {choice === undefined ? (
            <Nothing isOpen={Object.keys(offers.quotes).length > 0} />
          ) : (
            <YesNo offers={offers} choice={choice} />
          )}
        </span>
      </div>
    </div>
  );
}

const NOTHING = { before: undefined, after: undefined };

const namedBy = (chosen: readonly Rank[]): string =>
  LOW_RANKS.filter(rank => chosen.includes(rank))
    .map(rankName)
    .join(' · ');

const YesNo = ({ offers, choice }: { readonly offers: Offers; readonly choice: string }) => (
  <>
    <Price key="back" offers={offers} selection={choice} side="back" />
    <Price key="lay" offers={offers} selection={choice} side="lay" />
  </>
);

/** Two cells that wait for three ranks; locked like all others while bets are closed. */
const Nothing = ({ isOpen }: { readonly isOpen: boolean }) =>
  SIDES.map(([side, answer]) => (
    <button
      key={side}
      type="button"
      className={`odds ${side} ${isOpen ? 'waiting' : 'locked'}`}
      disabled
      aria-label={isOpen ? say('casino.chooseFirst', { answer }) : say('casino.lockedCell', { name: answer })}
    >
      -
    </button>
  ));

const SIDES = [
  ['back', say('casino.yes')],
  ['lay', say('casino.no')],
] as const;

function limitsOf({ game }: Offers): string {
  const found = findSelection(game, game.markets[0]?.selections[0]?.id ?? '');
  return found ? limitsText(found.market.limits) : '';
}
