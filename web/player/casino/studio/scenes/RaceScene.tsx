import { type Card, SUIT_SIGNS, SUITS, suitOf } from '@maidan/games/kit/cards';
import { isCard } from '@maidan/games/kit/feed';
import { tableOf } from '@maidan/games/kit/play';
import shoe from '../art/shoe.svg';
import { endingOf } from '../words/ending.ts';
import { PlayingCard } from '../pieces/PlayingCard.tsx';
import { FELT } from '../places.ts';
import { Room } from '../Room.tsx';
import type { SceneProps } from './sceneProps.ts';

/** The first suit to show so many cards wins. */
const LENGTH = 5;
const LANE = { x: 90, y: 4, width: 820, height: 68, pitch: 72 } as const;
const CARD = 46;
const STRIDE = 116;
const FIRST = LANE.x + 74;

/** Four kings on four lanes. Every card of a suit is laid into its lane and moves the king one place on. */
export function RaceScene({ game, round, fresh }: SceneProps) {
  const kings = tableOf(game, round)['kings'] ?? [];
  const isOver = endingOf(game, round) !== undefined;
  const opened = round.dealt.map(({ face }, deal) => ({ face, deal }));
  const ofSuit = (king: Card) => opened.filter(({ face }) => isCard(face) && suitOf(face) === suitOf(king));
  return (
    <Room game={game} furniture={shoe}>
      <Lanes />
      {kings.filter(isCard).map((king, lane) => {
        const own = ofSuit(king);
        const y = LANE.y + LANE.pitch * lane + (LANE.height - CARD * 1.4) / 2;
        const isFirst = own.length === LENGTH;
        return [
          ...own.map(({ face, deal }, nth) => (
            <PlayingCard
              key={`${round.id} ${deal}`}
              face={face}
              x={FIRST + STRIDE * nth}
              y={y}
              width={CARD}
              isFresh={deal >= fresh}
              standing={isOver && !isFirst ? 'lost' : undefined}
            />
          )),
          <PlayingCard
            key={king}
            face={king}
            x={FIRST + STRIDE * own.length + 22}
            y={y}
            width={CARD}
            standing={isOver ? (isFirst ? 'won' : 'lost') : undefined}
          />,
        ];
      })}
    </Room>
  );
}

const FINISH = FIRST + STRIDE * LENGTH - 10;

const Lanes = () => (
  <svg className="st-print st-lanes" viewBox={`0 0 ${FELT} 420`} aria-hidden="true">
    <defs>
      <pattern id="st-chequers" width="16" height="16" patternUnits="userSpaceOnUse" x={FINISH}>
        <path d="M0 0h16v16H0z" className="st-pale" />
        <path d="M0 0h8v8H0zM8 8h8v8H8z" className="st-dark" />
      </pattern>
    </defs>
    {SUITS.map((suit, lane) => (
      <g key={suit} transform={`translate(${LANE.x} ${LANE.y + LANE.pitch * lane})`}>
        <rect width={LANE.width} height={LANE.height} rx="8" />
        {Array.from({ length: LENGTH }, (_, nth) => (
          <path key={nth} className="st-mark" d={`M${60 + STRIDE * nth} 2v${LANE.height - 4}`} />
        ))}
        <text x="30" y="50" className={suit === 'H' || suit === 'D' ? 'st-red' : ''}>
          {SUIT_SIGNS[suit]}
        </text>
      </g>
    ))}
    <path
      d={`M${FINISH} ${LANE.y}h16v${LANE.pitch * 3 + LANE.height}h-16z`}
      className="st-finish"
      fill="url(#st-chequers)"
    />
  </svg>
);
