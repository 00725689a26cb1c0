import '../../virtual/overs.css';
import { tableOf } from '@maidan/games/kit/play';
import { type Ball, ballAt, CRICKET_FIXTURES, type CricketFixture } from '@maidan/games/kit/virtual/fixtures';
import { cardAt, MOST } from '@maidan/games/kit/virtual/numbers';
import { INNINGS_BALLS, matchOf } from '@maidan/games/kit/virtual/twoOvers';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { teamName } from '../../virtual/names.ts';
import ground from '../art/cricketGround.svg';
import { Boards, Delivery } from './CricketScene.tsx';
import type { SceneProps } from './sceneProps.ts';

interface Drawn {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/** Two overs for each side: every ball is bowled and played the way it was drawn. */
export function OversScene({ game, round, fresh }: SceneProps) {
  const table = tableOf(game, round);
  const card = Number(table['card']?.[0]);
  const fixture = Number.isInteger(card) ? CRICKET_FIXTURES[cardAt(card)] : undefined;
  const drawn = { first: (table['first'] ?? []).map(Number), second: (table['second'] ?? []).map(Number) };
  const side = drawn.second.length > 0 ? 'second' : 'first';
  const number = drawn[side].at(-1);
  const ball = fixture && number !== undefined ? ballAt(fixture[side], number) : undefined;
  const nth = round.dealt.length - 1;
  return (
    <div className="st-world st-cricket vo">
      <img className="st-art" src={ground} alt="" />
      <Boards name={sayGame(game.name)} />
      <Delivery
        key={`${round.id} ${nth}`}
        face={ball && (ball === 'W' ? 'Wicket' : ball)}
        isFresh={nth >= fresh}
        isRunningIn={round.phase === 'closed'}
        sides={side === 'first' ? [0, 1] : [1, 0]}
        hasCard={false}
      />
      {fixture && <Sheet fixture={fixture} drawn={drawn} side={side} />}
    </div>
  );
}

interface SheetProps {
  readonly fixture: CricketFixture;
  readonly drawn: Drawn;
  readonly side: 'first' | 'second';
}

/** The score of both, and the balls of who bats. */
function Sheet({ fixture, drawn, side }: SheetProps) {
  const match = matchOf(fixture, drawn);
  const balls = drawn[side].map(number => ballAt(fixture[side], number));
  return (
    <div className="vo-sheet">
      {(['first', 'second'] as const).map((each, nth) => (
        <p key={each} className={each === side && balls.length > 0 ? 'vo-side vo-batting' : 'vo-side'}>
          <i>{nth === 0 ? 'A' : 'B'}</i>
          <b>{teamName(fixture[each].id)}</b>
          {drawn[each].length > 0 ? (
            <span key={drawn[each].length} className={each === side ? 'st-late' : ''}>
              {match[each].runs}/{match[each].wickets}
              <small>{say('virtual.overs', { overs: oversOf(match[each].balls) })}</small>
            </span>
          ) : (
            <small>{each === 'second' && side === 'first' && balls.length > 0 ? '' : strengthOf(fixture, each)}</small>
          )}
        </p>
      ))}
      {side === 'second' && (
        <p className="vo-target">{say('virtual.target', { runs: String(match.first.runs + 1) })}</p>
      )}
      <p className="vo-balls">
        {Array.from({ length: INNINGS_BALLS }, (_, nth) => (
          <i
            key={nth}
            className={nth === balls.length - 1 ? 'st-late' : ''}
            data-ball={balls[nth] === undefined ? 'none' : kindOf(balls[nth])}
          >
            {balls[nth]}
          </i>
        ))}
      </p>
    </div>
  );
}

const strengthOf = (fixture: CricketFixture, side: 'first' | 'second'): string =>
  `${say('virtual.wicketNumbers', { last: String(fixture[side].batting.W) })} · ${say('virtual.sixNumbers', {
    first: String(MOST - fixture[side].batting['6'] + 1),
  })}`;

const oversOf = (balls: number): string => `${Math.floor(balls / 6)}.${balls % 6}`;

const kindOf = (ball: Ball): string => (ball === 'W' ? 'wicket' : ball === '4' || ball === '6' ? 'boundary' : 'runs');
