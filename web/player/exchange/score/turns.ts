import type { BoutEvent } from '@maidan/exchange/sports/simple/bout';
import type { SnookerEvent } from '@maidan/exchange/sports/simple/snooker';
import type { TurnEvent } from '@maidan/exchange/sports/simple/turns';
import type { Scene } from './scene.ts';

/* What is drawn of the sports in which sides take turns. The first named is on the left and attacks to the right. */

/** Where the ball is, and what is written over the picture. */
export interface Moment {
  readonly flag: string;
  readonly tone: string;
  readonly x: number;
  readonly y: number;
}

/** An attack and what it brought. Once it is over the scoreboard already names who attacks next. */
export function attackIn({ event, nth }: Scene, next: 0 | 1, goal = ''): Moment {
  const it = event as TurnEvent | undefined; // of these sports there is no other
  const side = it?.type === 'score' ? 1 - next : next;
  const to = (deep: number): number => (side === 0 ? 160 + deep : 160 - deep);
  const y = 64 + ((nth * 29) % 72);
  switch (it?.type) {
    case 'attack':
      return { flag: 'Attack', tone: '', x: to(78), y };
    case 'score':
      return it.points > 0
        ? { flag: goal || `+${it.points}`, tone: 'goal', x: to(130), y: 100 }
        : { flag: 'No score', tone: '', x: to(96), y };
    case 'abandon':
      return { flag: 'Abandoned', tone: '', x: 160, y: 100 };
    default:
      return { flag: '', tone: '', x: 160, y: 100 };
  }
}

/** Two fighters: how far each is from the middle, who is down, and what is said. */
export interface Bout {
  readonly flag: string;
  readonly tone: string;
  readonly apart: number;
  readonly downed: 0 | 1 | undefined;
}

export function boutOf({ event }: Scene): Bout {
  const it = event as BoutEvent | undefined; // of a bout there is no other
  const told = (flag: string, apart: number, tone = ''): Bout => ({ flag, apart, tone, downed: undefined });
  switch (it?.type) {
    case 'start':
      return told('Round begins', 34);
    case 'engage':
      return told('Exchange', 14);
    case 'exchange':
      return told('', 24);
    case 'down':
      return { ...told('DOWN', 22, 'goal'), downed: it.who };
    case 'up':
      return told('Up again', 34);
    case 'stop':
      return told('Stopped', 50, 'goal');
    case 'bell':
      return told('Bell', 62);
    case 'noContest':
      return told('No contest', 62);
    default:
      return told('', 62);
  }
}

/** Eight places on the cloth, so that the white is never where it was. */
const CLOTH = [
  [92, 70],
  [210, 128],
  [150, 60],
  [236, 84],
  [120, 136],
  [184, 96],
  [80, 112],
  [226, 60],
] as const;

/** A visit to the table and what it brought. */
export function visitOf({ event, nth }: Scene): Moment {
  const it = event as SnookerEvent | undefined; // of snooker there is no other
  const [x, y] = CLOTH[nth % CLOTH.length]!;
  switch (it?.type) {
    case 'start':
      return { flag: 'Break-off', tone: '', x: 96, y: 100 };
    case 'visit':
      return { flag: 'At the table', tone: '', x, y };
    case 'break':
      return it.points > 0
        ? { flag: `Break of ${it.points}`, tone: it.points >= 50 ? 'goal' : '', x, y }
        : { flag: 'Missed', tone: '', x, y };
    case 'award':
    case 'abandon':
      return { flag: 'Over', tone: '', x, y };
    default:
      return { flag: '', tone: '', x: 96, y: 100 };
  }
}
