import '../../virtual/track.css';
import { tableOf } from '@maidan/games/kit/play';
import { say } from '@maidan/words/say';
import { vars } from '../../../../ui/vars.ts';
import { type Race, raceOf, SECTIONS } from '../../virtual/raceOf.ts';
import { Racer } from '../../virtual/Racer.tsx';
import type { SceneProps } from './sceneProps.ts';

/** Where the leader is in the picture after each section: the camera goes with the field, and lets it go at the end. */
const LEADER_AT = [7, 40, 50, 58, 64, 70, 83] as const;
/** One unit of distance, in hundredths of the picture. */
const SCALE = 0.17;
const LEAST = -6;

/** A race as it is run: every section all runners go as far as their numbers say. */
export function CourseScene({ game, round }: SceneProps) {
  const race = raceOf(game, tableOf(game, round));
  const kind = game.scene === 'turf' ? 'turf' : 'sand';
  const run = race?.sections ?? 0;
  const isOver = round.phase === 'settled';
  const state = isOver ? 'over' : run > 0 ? 'running' : 'waiting';
  return (
    <div className="st-world vt" data-kind={kind} data-state={state} data-run={run}>
      <i className="vt-sky" />
      <i className="vt-stand" />
      <i className="vt-hedge" />
      <i className="vt-ground" />
      <i className="vt-rail" />
      <i className="vt-post" />
      {race && <Field key={round.id} race={race} kind={kind} />}
      <i className="vt-rail vt-near" />
      {race && <Board race={race} kind={kind} isOver={isOver} />}
    </div>
  );
}

interface FieldProps {
  readonly race: Race;
  readonly kind: 'turf' | 'sand';
}

function Field({ race, kind }: FieldProps) {
  const distances = race.distances(race.sections);
  const furthest = Math.max(...distances);
  return race.runners.map(runner => (
    <span
      key={runner.nth}
      className="vt-runner"
      data-runner={runner.nth + 1}
      style={vars({
        x: Math.max(LEAST, LEADER_AT[race.sections]! - (furthest - distances[runner.nth]!) * SCALE),
        lane: runner.nth / (race.runners.length - 1),
        phase: `${(runner.nth * 137) % 400}ms`,
      })}
    >
      <Racer kind={kind} {...runner} />
    </span>
  ));
}

interface BoardProps extends FieldProps {
  readonly isOver: boolean;
}

/** Who leads. What a section brings is told when it has been run, not when it begins. */
function Board({ race, kind, isOver }: BoardProps) {
  const told = isOver ? race.sections : Math.max(0, race.sections - 1);
  const order = race.order(told);
  const [nth, all] = [String(Math.max(1, race.sections)), String(SECTIONS)];
  return (
    <div className="vt-board">
      <b className="vt-told">
        {race.sections === 0
          ? say('virtual.card', { card: String(race.card) })
          : kind === 'turf'
            ? say('virtual.furlong', { nth, all })
            : say('virtual.stretch', { nth, all })}
      </b>
      <span className="vt-order" style={vars({ count: order.length })}>
        {race.runners.map(({ nth: own, colour, ink }) => (
          <i key={own} style={{ ...vars({ at: order.indexOf(own) }), background: colour, color: ink }}>
            {own + 1}
          </i>
        ))}
      </span>
      {isOver && (
        <ol className="vt-podium">
          {order.slice(0, 3).map(own => {
            const { colour, ink, name } = race.runners[own]!;
            return (
              <li key={own}>
                <i style={{ background: colour, color: ink }}>{own + 1}</i>
                {name}
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
