import '../../virtual/pitch.css';
import { tableOf } from '@maidan/games/kit/play';
import { type Fixture, FIXTURES } from '@maidan/games/kit/virtual/fixtures';
import { cardAt, MOST } from '@maidan/games/kit/virtual/numbers';
import { goalsOf, MINUTES, type Passage, passageAt, PASSAGES } from '@maidan/games/kit/virtual/score';
import { say } from '@maidan/words/say';
import { vars } from '../../../../ui/vars.ts';
import { teamName } from '../../virtual/names.ts';
import type { SceneProps } from './sceneProps.ts';

/** A match from above: the ball goes where the passage was played, and both sides go with it. */
export function PitchScene({ game, round, fresh }: SceneProps) {
  const table = tableOf(game, round);
  const card = Number(table['card']?.[0]);
  const fixture = Number.isInteger(card) ? FIXTURES[cardAt(card)] : undefined;
  const drawn = (table['play'] ?? []).map(Number);
  const last = fixture && drawn.length > 0 ? passageAt(fixture, drawn.at(-1)!) : undefined;
  const ball = ballAt(last, drawn.at(-1) ?? 50);
  const isFresh = round.dealt.length > fresh;
  return (
    <div className="st-world vp" data-passage={last ?? 'kickOff'}>
      <Ground />
      <Players x={ball.x} y={ball.y} />
      <i className="vp-ball" style={vars({ x: ball.x, y: ball.y })} />
      {fixture && <Scoreboard fixture={fixture} drawn={drawn} />}
      {fixture && <Timeline fixture={fixture} drawn={drawn} />}
      {fixture && last && round.phase === 'dealing' && (
        <Flash key={drawn.length} passage={last} fixture={fixture} isFresh={isFresh} />
      )}
    </div>
  );
}

/** Where the ball ends up, in hundredths of the pitch. A passage without a chance is played where its number says. */
function ballAt(passage: Passage | undefined, number: number): { readonly x: number; readonly y: number } {
  const y = 24 + ((number * 37) % 53);
  switch (passage) {
    case undefined:
      return { x: 50, y: 50 };
    case 'home':
      return { x: 98.5, y: 50 + ((number % 5) - 2) * 1.8 };
    case 'away':
      return { x: 1.5, y: 50 + ((number % 5) - 2) * 1.8 };
    case 'homeChance':
      return { x: 91, y: 38 + (number % 25) };
    case 'awayChance':
      return { x: 9, y: 38 + (number % 25) };
    case 'play':
      return { x: 26 + ((number * 29) % 49), y };
  }
}

/** Four, four and two, in hundredths of the own half. */
const FORMATION = [
  [6, 50],
  ...[[28, 18], [24, 40], [24, 60], [28, 82]],
  ...[[58, 16], [54, 40], [54, 60], [58, 84]],
  ...[[84, 38], [84, 62]],
] as const; // prettier-ignore

const Players = ({ x, y }: { readonly x: number; readonly y: number }) =>
  (['home', 'away'] as const).flatMap(side =>
    [...FORMATION.entries()].map(([nth, [deep, wide]]) => {
      const own = side === 'home' ? deep / 2 : 100 - deep / 2;
      const isKeeper = nth === 0;
      const pull = isKeeper ? 0.05 : 0.42;
      return (
        <i
          key={`${side} ${nth}`}
          className={`vp-player vp-${side}`}
          style={vars({
            x: own + (x - 50) * pull,
            y: wide! + (y - wide!) * (isKeeper ? 0.12 : 0.16),
            d: `${nth * 23}ms`,
          })}
        />
      );
    }),
  );

const Ground = () => (
  <svg className="vp-ground" viewBox="0 0 105 68" preserveAspectRatio="none" aria-hidden="true">
    {Array.from({ length: 10 }, (_, nth) => (
      <rect key={nth} x={nth * 10.5} width="10.5" height="68" fill={nth % 2 === 0 ? '#2f8a45' : '#379650'} />
    ))}
    <g fill="none" stroke="#fff" strokeOpacity=".85" strokeWidth=".35">
      <path d="M1 1h103v66H1zM52.5 1v66M1 14h16v40H1M104 14H88v40h16M1 25h5.500v18H1M104 25h-5.500v18h5.500" />
      <circle cx="52.500" cy="34" r="9.150" />
      <path d="M17 27a9 9 0 0 1 0 14M88 27a9 9 0 0 0 0 14" />
    </g>
    <path d="M0 30.300h1v7.400H0zM104 30.300h1v7.400h-1z" fill="#fff" />
  </svg>
);

interface MatchProps {
  readonly fixture: Fixture;
  readonly drawn: readonly number[];
}

function Scoreboard({ fixture, drawn }: MatchProps) {
  const { home, away } = goalsOf(fixture, drawn);
  const isOver = drawn.length === PASSAGES;
  return (
    <div className="vp-score">
      <b className="vp-home">{teamName(fixture.home)}</b>
      <span key={`${home}-${away}`} className={home + away > 0 ? 'vp-goals st-late' : 'vp-goals'}>
        {home}–{away}
      </span>
      <b className="vp-away">{teamName(fixture.away)}</b>
      {drawn.length === 0 ? (
        <>
          <small>{say('virtual.homeNumbers', { last: String(fixture.homeGoals) })}</small>
          <small />
          <small>{say('virtual.awayNumbers', { first: String(MOST - fixture.awayGoals + 1) })}</small>
        </>
      ) : (
        <small className="vp-minute">
          {isOver ? say('virtual.fullTime') : say('virtual.minute', { minute: String(drawn.length * MINUTES) })}
        </small>
      )}
    </div>
  );
}

/** Ninety minutes as a line, with what happened on it. */
const Timeline = ({ fixture, drawn }: MatchProps) => (
  <div className="vp-time">
    <i style={vars({ share: drawn.length / PASSAGES })} />
    {[...drawn.entries()].flatMap(([nth, number]) => {
      const passage = passageAt(fixture, number);
      if (passage === 'play') return [];
      return [
        <span
          key={nth}
          className={`vp-mark vp-${passage}${nth === drawn.length - 1 ? ' st-late' : ''}`}
          style={vars({ at: (nth + 0.5) / PASSAGES })}
        />,
      ];
    })}
  </div>
);

interface FlashProps {
  readonly passage: Passage;
  readonly fixture: Fixture;
  readonly isFresh: boolean;
}

function Flash({ passage, fixture, isFresh }: FlashProps) {
  if (passage === 'play') return null;
  const isHome = passage === 'home' || passage === 'homeChance';
  const isGoal = passage === 'home' || passage === 'away';
  return (
    <strong className={['vp-flash', isGoal ? 'vp-goal' : 'vp-saved', isFresh && 'vp-fresh'].filter(Boolean).join(' ')}>
      {isGoal ? say('virtual.goal') : say('virtual.saved')}
      {isGoal && <small>{teamName(isHome ? fixture.home : fixture.away)}</small>}
    </strong>
  );
}
