import type { Sides } from '@maidan/games/kit/marks';
import { say } from '@maidan/words/say';
import type { Which } from '../../parts/result/sides.ts';
import { type Derived, derivedRoad, nextMarks, type Regularity } from './derivedRoads.ts';
import { Plate } from './Plate.tsx';
import { placed } from './roads.ts';
import { sideName } from './tallies.ts';

interface Props {
  readonly sides: Sides;
  /** Oldest first. */
  readonly results: readonly Which[];
}

const CELL = 12;

const TITLES: readonly (readonly [road: Derived, title: string])[] = [
  ['bigEye', say('casino.bigEye')],
  ['small', say('casino.smallRoad')],
  ['cockroach', say('casino.cockroach')],
];
const SAID: Readonly<Record<Regularity, string>> = { red: say('casino.roadRed'), blue: say('casino.roadBlue') };

/** Big eye boy, small road and cockroach pig, and what each would write if one of the sides came next. */
export const DerivedRoads = ({ sides, results }: Props) => (
  <>
    {TITLES.map(([road, title]) => (
      <figure key={road}>
        <figcaption>{title}</figcaption>
        <DerivedRoad road={road} title={title} marks={derivedRoad(results, road)} />
      </figure>
    ))}
    <figure className="next">
      {(['first', 'second'] as const).map(side => (
        <Next key={side} side={side} sides={sides} results={results} />
      ))}
    </figure>
    <p className="roads-mean">
      {say('casino.roadsMean')} {say('casino.pastOnly')}
    </p>
  </>
);

interface RoadProps {
  readonly road: Derived;
  readonly title: string;
  readonly marks: readonly Regularity[];
}

function DerivedRoad({ road, title, marks }: RoadProps) {
  const places = placed(marks, mark => mark);
  const columns = Math.max(0, ...places.map(({ column }) => column + 1));
  const drawn = (kind: Regularity) =>
    places
      .filter(({ of }) => of === kind)
      .map(({ column, row }) => shapeOf(road, kind, column * CELL, row * CELL))
      .join('');
  const latest = marks.toReversed().map(mark => SAID[mark]);
  return (
    <>
      <Plate title={title} columns={columns} cell={CELL}>
        <path className={`derived ${road} red`} d={drawn('red')} />
        <path className={`derived ${road} blue`} d={drawn('blue')} />
      </Plate>
      <p className="vh">
        {marks.length > 0 ? say('casino.roadMarks', { marks: latest.join(', ') }) : say('casino.roadEmpty')}
      </p>
    </>
  );
}

/** The button of a road's end: who comes next, and a mark for each of the roads. */
function Next({ side, sides, results }: Props & { readonly side: 'first' | 'second' }) {
  const marks = nextMarks(results, side);
  const name = sideName(sides[side]);
  const said = TITLES.map(([road, title]) => {
    const mark = marks[road];
    return `${title} ${mark ? SAID[mark] : say('casino.nextNone')}`;
  });
  return (
    <p className={`next-${side}`}>
      <b aria-hidden="true">{say('casino.nextIf', { side: sides[side][0] })}</b>
      {TITLES.map(([road]) => {
        const mark = marks[road];
        return (
          <svg key={road} width={20} height={20} viewBox={`0 0 ${CELL} ${CELL}`} data-mark={mark} aria-hidden="true">
            {mark && <path className={`derived ${road} ${mark}`} d={shapeOf(road, mark, 0, 0)} />}
          </svg>
        );
      })}
      <span className="vh">{say('casino.nextWould', { side: name, marks: said.join(', ') })}</span>
    </p>
  );
}

/** Rings, discs and strokes, as everywhere; blue ones have corners or lean the other way, for who cannot tell the colours. */
function shapeOf(road: Derived, mark: Regularity, x: number, y: number): string {
  if (road === 'cockroach') return mark === 'red' ? `M${x + 2.5} ${y + 9.5}l7 -7` : `M${x + 2.5} ${y + 2.5}l7 7`;
  return mark === 'red' ? `M${x + 2} ${y + 6}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z` : `M${x + 2.5} ${y + 2.5}h7v7h-7z`;
}
