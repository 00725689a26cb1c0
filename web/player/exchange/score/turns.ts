import type { BoutEvent } from '@maidan/exchange/sports/simple/bout';
import type { SnookerEvent } from '@maidan/exchange/sports/simple/snooker';
import type { TurnEvent } from '@maidan/exchange/sports/simple/turns';
import { say } from '@maidan/words/say';
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
      return { flag: say('sport.attack'), tone: '', x: to(78), y };
    case 'score':
      return it.points > 0
        ? { flag: goal || `+${it.points}`, tone: 'goal', x: to(130), y: 100 }
        : { flag: say('sport.noScore'), tone: '', x: to(96), y };
    case 'abandon':
      return { flag: say('sport.abandoned'), tone: '', x: 160, y: 100 };
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
      return told(say('sport.round'), 34);
    case 'engage':
      return told(say('sport.exchange'), 14);
    case 'exchange':
      return told('', 24);
    case 'down':
      return { ...told(say('sport.down'), 22, 'goal'), downed: it.who };
    case 'up':
      return told(say('sport.up'), 34);
    case 'stop':
      return told(say('sport.stoppedBout'), 50, 'goal');
    case 'bell':
      return told(say('sport.bell'), 62);
    case 'noContest':
      return told(say('sport.noContest'), 62);
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
      return { flag: say('sport.breakOff'), tone: '', x: 96, y: 100 };
    case 'visit':
      return { flag: say('sport.atTable'), tone: '', x, y };
    case 'break':
      return it.points > 0
        ? { flag: say('sport.breakOf', { points: it.points }), tone: it.points >= 50 ? 'goal' : '', x, y }
        : { flag: say('sport.missed'), tone: '', x, y };
    case 'award':
    case 'abandon':
      return { flag: say('sport.isOver'), tone: '', x, y };
    default:
      return { flag: '', tone: '', x: 96, y: 100 };
  }
}
