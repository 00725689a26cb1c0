import type { Game } from '@maidan/games/kit/game';
import type { Sides } from '@maidan/games/kit/marks';
import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { beadPlate, bigRoad, ROWS, type Run, runsOf } from './roads.ts';
import { type Which, whichSide } from '../../parts/result/sides.ts';
import { type Past, sideName, winnerName } from './tallies.ts';

interface Props {
  readonly game: Game;
  readonly sides: Sides;
  /** Newest first. */
  readonly pasts: readonly Past[];
}

/** How many columns are in sight; older ones are not shown. */
const BEAD_COLUMNS = 9;
const ROAD_COLUMNS = 16;
const CELL = 20;

/** The bead plate and the big road of a table with two sides, and the same in words. */
export function Roads({ game, sides, pasts }: Props) {
  const beads = pasts.toReversed().flatMap(({ round, code, facts }): readonly Bead[] => {
    const which = whichSide(sides, code, facts[0]);
    return which ? [{ round, which }] : [];
  });
  const results = beads.map(({ which }) => which);
  const runs = runsOf(results);
  const said = ({ which, length }: Run): string => `${sideName(sides[which])} × ${length}`;
  return (
    <div className="roads">
      <figure>
        <figcaption>{say('casino.beadPlate')}</figcaption>
        <BeadPlate sides={sides} beads={beads} />
        <p className="vh">
          {say('casino.latestFirst', { winners: pasts.map(past => winnerName(game, past)).join(', ') })}
        </p>
      </figure>
      <figure>
        <figcaption>{say('casino.bigRoad')}</figcaption>
        <BigRoad results={results} />
        {runs && <p className="runs">{say('casino.runs', { now: said(runs.now), longest: said(runs.longest) })}</p>}
      </figure>
    </div>
  );
}

interface Bead {
  readonly round: string;
  readonly which: Which;
}

function BeadPlate({ sides, beads }: { readonly sides: Sides; readonly beads: readonly Bead[] }) {
  const columns = beadPlate(beads).slice(-BEAD_COLUMNS);
  return (
    <Plate columns={BEAD_COLUMNS}>
      {columns.flatMap((column, x) =>
        column.map(({ round, which }, y) => (
          <g key={round} className={`bead ${which}`} transform={`translate(${x * CELL} ${y * CELL})`}>
            {which === 'tie' ? (
              <rect x="2" y="2" width="16" height="16" rx="3" />
            ) : (
              <circle cx="10" cy="10" r={which === 'first' ? 8.5 : 7.5} />
            )}
            <text x="10" y="14">
              {sides[which]?.[0]}
            </text>
          </g>
        )),
      )}
    </Plate>
  );
}

function BigRoad({ results }: { readonly results: readonly Which[] }) {
  const places = bigRoad(results);
  const skipped = Math.max(0, Math.max(0, ...places.map(({ column }) => column + 1)) - ROAD_COLUMNS);
  return (
    <Plate columns={ROAD_COLUMNS}>
      {places
        .filter(({ column }) => column >= skipped)
        .map(({ column, row, which, ties }) => (
          <g
            key={`${column} ${row}`}
            className={`step ${which}`}
            transform={`translate(${(column - skipped) * CELL} ${row * CELL})`}
          >
            {which === 'first' ? <circle cx="10" cy="10" r="7" /> : <path d="M4 4 16 16M16 4 4 16" />}
            {ties > 0 && (
              <>
                <rect x="5" y="3" width="10" height="14" rx="3" />
                <text x="10" y="14.5">
                  {ties}
                </text>
              </>
            )}
          </g>
        ))}
    </Plate>
  );
}

/** The lines that results are written on. */
const Plate = ({ columns, children }: { readonly columns: number; readonly children: ReactNode }) => (
  <svg className="plate" viewBox={`0 0 ${columns * CELL} ${ROWS * CELL}`} aria-hidden="true">
    <path className="lines" d={linesOf(columns)} />
    {children}
  </svg>
);

function linesOf(columns: number): string {
  const across = Array.from({ length: ROWS + 1 }, (_, row) => `M0 ${row * CELL}H${columns * CELL}`);
  const down = Array.from({ length: columns + 1 }, (_, column) => `M${column * CELL} 0V${ROWS * CELL}`);
  return [...across, ...down].join('');
}
