import type { CricketEvent } from '@maidan/exchange/sports/cricket/match';
import type { FootballEvent } from '@maidan/exchange/sports/football/match';
import type { TennisEvent } from '@maidan/exchange/sports/tennis/match';
import { say } from '@maidan/words/say';

/* What a picture is drawn from: the last thing that happened, and what has to be remembered of the things before it. */

export interface Scene {
  /** Counts what happened since the page was opened: a new number is a new picture. */
  readonly nth: number;
  readonly type: string;
  readonly event: object | undefined;
  /** Who attacks or served last, as far as the sport tells. */
  readonly side: 0 | 1;
}

export const NO_SCENE: Scene = { nth: 0, type: '', event: undefined, side: 0 };

/** The next picture. A goal does not say whose it is: it is theirs who attacked. */
export function sceneAfter(scene: Scene, event: unknown): Scene {
  if (typeof event !== 'object' || event === null) return scene;
  return { nth: scene.nth + 1, type: wordIn(event, 'type') ?? '', event, side: sideIn(event) ?? scene.side };
}

function wordIn(event: object, name: string): string | undefined {
  const value: unknown = Reflect.get(event, name);
  return typeof value === 'string' ? value : undefined;
}

function sideIn(event: object): 0 | 1 | undefined {
  for (const name of ['side', 'to', 'server', 'batting'] as const) {
    const value: unknown = Reflect.get(event, name);
    if (value === 0 || value === 1) return value;
  }
  return undefined;
}

/** How a ball goes: where it ends, and what is written over the field. */
export interface Shot {
  readonly kind: 'idle' | 'runUp' | 'dot' | 'run' | 'four' | 'six' | 'wicket' | 'wide' | 'review' | 'pause';
  readonly flag: string;
  /** Where the ball goes, in the field's own units. */
  readonly path: string;
}

/** The bowler's hand and the bat, in a field of 320 × 200. */
const HAND = '120 100';
const BAT = '196 101';

/** The sport's own event, as the server sent it. */
export function shotOf({ event, nth }: Scene): Shot {
  const it = event as CricketEvent | undefined; // of a cricket match there is no other
  switch (it?.type) {
    case 'ball':
      return ballShot(it.ball, nth);
    case 'runUp':
      return { kind: 'runUp', flag: say('sport.runUp'), path: `M92 99 ${HAND}` };
    case 'review':
      return { kind: 'review', flag: say('sport.review'), path: '' };
    case 'pause':
      return { kind: 'pause', flag: it.why === 'rain' ? say('sport.rain') : say('sport.pause'), path: '' };
    default:
      return { kind: 'idle', flag: '', path: '' };
  }
}

function ballShot({ bat, extra, out }: Extract<CricketEvent, { type: 'ball' }>['ball'], nth: number): Shot {
  const delivery = `M${HAND} L${BAT}`;
  if (out) return { kind: 'wicket', flag: say('sport.wicket'), path: `${delivery} L204 101` };
  if (extra === 'wide') return { kind: 'wide', flag: say('sport.wide'), path: `M${HAND} L204 78 L262 62` };
  const [x, y] = endOf(bat, nth);
  if (bat === 6)
    return {
      kind: 'six',
      flag: say('sport.six'),
      path: `${delivery} Q${(196 + x) / 2} ${Math.min(y, 60) - 50} ${x} ${y}`,
    };
  const along = `${delivery} L${x} ${y}`;
  if (bat === 4) return { kind: 'four', flag: say('sport.four'), path: along };
  const flag = extra === 'noBall' ? say('sport.noBall') : '';
  return bat === 0
    ? { kind: 'dot', flag, path: `${delivery} L216 ${96 + (nth % 3) * 6}` }
    : { kind: 'run', flag, path: along };
}

/** Eight directions in turn, so that no two balls go the same way; further for more runs. */
function endOf(runs: number, nth: number): readonly [number, number] {
  const angle = ((nth * 5) % 8) * (Math.PI / 4) + 0.4;
  const reach = runs >= 4 ? (runs === 6 ? 1.12 : 1) : 0.35 + runs * 0.14;
  return [Math.round(160 + Math.cos(angle) * 146 * reach), Math.round(100 + Math.sin(angle) * 88 * reach)];
}

/** How an attack stands on a football field. */
export function attackOf({ type, side }: Scene): { readonly flag: string; readonly x: number; readonly y: number } {
  const kind = type as FootballEvent['type'] | ''; // of a football match there is no other
  const to = (deep: number): number => (side === 0 ? 160 + deep : 160 - deep);
  switch (kind) {
    case 'danger':
      return { flag: say('sport.danger'), x: to(108), y: 92 };
    case 'check':
      return { flag: say('sport.checking'), x: to(128), y: 100 };
    case 'goal':
      return { flag: say('sport.goal'), x: to(144), y: 100 };
    case 'missed':
      return { flag: say('sport.missed'), x: to(146), y: 58 };
    case 'disallowed':
      return { flag: say('sport.noGoal'), x: to(120), y: 100 };
    case 'corner':
      return { flag: say('sport.corner'), x: to(142), y: 18 };
    case 'yellow':
      return { flag: say('sport.yellow'), x: to(40), y: 70 };
    case 'red':
      return { flag: say('sport.red'), x: to(60), y: 70 };
    case 'halfTime':
      return { flag: say('sport.halfTime'), x: 160, y: 100 };
    case 'fullTime':
      return { flag: say('sport.fullTime'), x: 160, y: 100 };
    default:
      return { flag: '', x: to(20), y: 100 };
  }
}

/** Where the ball of a rally is: served from one side, won by the other or the same. */
export function rallyOf({ type, side, nth }: Scene): { readonly flag: string; readonly x: number; readonly y: number } {
  const kind = type as TennisEvent['type'] | ''; // sports of rallies tell the same things
  const y = 62 + ((nth * 37) % 76);
  switch (kind) {
    case 'serve':
      return { flag: say('sport.rally'), x: 160, y };
    case 'point':
      // Who wins a point puts the ball past the other.
      return { flag: say('sport.point'), x: side === 0 ? 280 : 40, y };
    case 'injury':
      return { flag: say('sport.treatment'), x: 160, y: 100 };
    case 'retire':
      return { flag: say('sport.retired'), x: 160, y: 100 };
    default:
      return { flag: '', x: side === 0 ? 60 : 260, y };
  }
}
