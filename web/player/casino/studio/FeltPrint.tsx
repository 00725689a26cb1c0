import { cardX, FELT, type Place, TALL } from './places.ts';

interface Props {
  readonly places: readonly Place[];
  readonly name: string;
}

/** How deep the felt is, in its units. */
const DEEP = 420;

/** What is printed on the felt: an outline for every card that will come, and the name of the game. */
export function FeltPrint({ places, name }: Props) {
  const hasStrip = places.some(({ isRow }) => isRow);
  const lowest = Math.max(...places.map(({ y, card }) => y + card * TALL));
  return (
    <svg className="st-print" viewBox={`0 0 ${FELT} ${DEEP}`} aria-hidden="true">
      {places.flatMap(outlines).map(({ x, y, width, height }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="9" />
      ))}
      {places.length === 2 && !hasStrip && <Emblem />}
      {!hasStrip && lowest < 256 && (
        <>
          <path id="st-arc" d="M150 274Q500 322 850 274" className="st-path" />
          <text>
            <textPath href="#st-arc" startOffset="50%">
              {name.toUpperCase()}
            </textPath>
          </text>
        </>
      )}
    </svg>
  );
}

const Emblem = () => (
  <g className="st-emblem">
    <ellipse cx="500" cy="168" rx="30" ry="44" />
    <path d="M500 144v48" />
  </g>
);

/** One for every card, or one for all of them where they lie upon each other or in a row that grows. */
function outlines(place: Place) {
  const { x, y, width, card, slots, isRow } = place;
  const height = card * TALL;
  if (isRow) return [{ x: x - 6, y: y - 6, width: width + 12, height: height + 12 }];
  const lefts = Array.from({ length: slots }, (_, nth) => cardX(place, nth, slots));
  const [first = x, second = FELT] = lefts;
  if (second - first >= card) return lefts.map(left => ({ x: left, y, width: card, height }));
  return [{ x: first, y, width: lefts.at(-1)! - first + card, height }];
}
