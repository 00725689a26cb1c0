import type { Game } from '@maidan/games/kit/game';
import type { Sides } from '@maidan/games/kit/marks';
import { say } from '@maidan/words/say';
import { type Which, whichSide } from '../../parts/result/sides.ts';
import { DerivedRoads } from './DerivedRoads.tsx';
import { Plate } from './Plate.tsx';
import { beadPlate, bigRoad, type Run, runsOf } from './roads.ts';
import { type Past, sideName, winnerName } from './tallies.ts';

interface Props {
  readonly game: Game;
  readonly sides: Sides;
  /** Newest first. */
  readonly pasts: readonly Past[];
}

const CELL = 20;

/** The roads of a table with two sides, and the same in words. */
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
      <figure className="big">
        <figcaption>{say('casino.bigRoad')}</figcaption>
        <BigRoad results={results} />
        {runs && <p className="runs">{say('casino.runs', { now: said(runs.now), longest: said(runs.longest) })}</p>}
      </figure>
      <DerivedRoads sides={sides} results={results} />
    </div>
  );
}

interface Bead {
  readonly round: string;
  readonly which: Which;
}

function BeadPlate({ sides, beads }: { readonly sides: Sides; readonly beads: readonly Bead[] }) {
  const columns = beadPlate(beads);
  return (
    <Plate title={say('casino.beadPlate')} columns={columns.length} cell={CELL}>
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
  const columns = Math.max(0, ...places.map(({ column }) => column + 1));
  return (
    <Plate title={say('casino.bigRoad')} columns={columns} cell={CELL}>
      {places.map(({ column, row, of: { which, ties } }) => (
        <g key={`${column} ${row}`} className={`step ${which}`} transform={`translate(${column * CELL} ${row * CELL})`}>
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
