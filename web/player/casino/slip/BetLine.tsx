import type { MyBet } from '@maidan/contract/table';
import { formatMoney } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { entryOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import { formatInstant } from '../../../ui/when.ts';
import { Net } from '../../parts/Net.tsx';
import { selectionOf, sideName } from '../table/offers.ts';
import type { BetGroup } from './betGroups.ts';
import { oddsWords } from './words.ts';

interface Props {
  readonly game: Game;
  readonly group: BetGroup;
  readonly canUndo: (bet: MyBet) => boolean;
  readonly onUndo: (bets: readonly MyBet[]) => void;
}

/** So many can be taken back at once. */
const MOST_AT_ONCE = 100;

/** One line of My Bet: a bet, the same one several times, or many of one stake, which open. */
export function BetLine({ game, group, canUndo, onUndo }: Props) {
  const { bets, is, stake } = group;
  const newest = bets[0]!; // none is empty
  const undoable = bets.filter(canUndo).slice(0, MOST_AT_ONCE);
  const name = is === 'many' ? manyWords(game, bets) : sayLabel(newest.label);
  const side = sideName(game, selectionOf(game, newest.selection), newest.side);
  return (
    <li className={`my-bet-row ${newest.side}`}>
      <span>
        <b>
          {name} <span className="my-bet-side">{side}</span>
          {is === 'one' && bets.length > 1 && <span className="my-bet-times"> × {bets.length}</span>}
        </b>
        <Fate group={group} at={newest.at} />
      </span>
      <span>{oddsOf(game, bets)}</span>
      <span className="my-bet-stake">
        <b>{formatMoney(stake)}</b>
        {undoable.length > 0 && (
          <button
            type="button"
            aria-label={say('casino.takeBack', { bet: name, stake: formatMoney(stake) })}
            onClick={() => onUndo(undoable)}
          >
            <Icon name="undo" small />
          </button>
        )}
      </span>
      {is === 'many' && <Each bets={bets} />}
    </li>
  );
}

function Fate({ group: { bets, profit }, at }: { readonly group: BetGroup; readonly at: number }) {
  const isVoid = bets.every(({ state }) => state === 'void');
  return (
    <small>
      {isVoid ? say('casino.voidBet', { at: formatInstant(at) }) : formatInstant(at)}
      {profit !== undefined && (
        <>
          {' '}
          <Net amount={profit} />
        </>
      )}
    </small>
  );
}

/** What all of them are on; of those that are over, what each made. */
const Each = ({ bets }: { readonly bets: readonly MyBet[] }) => (
  <details className="my-bet-each">
    <summary>{say('casino.eachOf')}</summary>
    <ul>
      {bets.map(({ id, label, profit }) => (
        <li key={id}>
          {sayLabel(label)}
          {profit !== null && <Net amount={profit} />}
        </li>
      ))}
    </ul>
  </details>
);

/** '75 tickets × 25', '8 bets × 100'. */
function manyWords({ code }: Game, bets: readonly MyBet[]): string {
  const [count, stake] = [bets.length, plain(bets[0]!.stake)];
  return entryOf(code)?.menu === 'lottery'
    ? say('casino.manyTickets', { count, stake })
    : say('casino.manyBets', { count, stake });
}

/** Whole rupees without their paise. */
const plain = (amount: Money): string => formatMoney(amount).replace(/\.00$/, '');

/** At one price, or at several. */
function oddsOf(game: Game, bets: readonly MyBet[]): string {
  const said = new Set(bets.map(bet => oddsWords(game, bet)));
  return said.size === 1 ? [...said][0]! : '';
}
