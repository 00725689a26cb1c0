import { say } from '@maidan/words/say';
import { dayOf, formatDay, formatTime } from '../../../ui/when.ts';

const A_DAY_MS = 86_400_000;

/** 'Today 19:30', 'Tomorrow 10:00', '09 Mar 19:00': the day as it is in India. */
export function startText(startsAt: number, now: number): string {
  return `${dayText(startsAt, now)} ${formatTime(startsAt)}`;
}

function dayText(at: number, now: number): string {
  if (dayOf(at) === dayOf(now)) return say('home.today');
  if (dayOf(at) === dayOf(now + A_DAY_MS)) return say('home.tomorrow');
  return formatDay(at).replace(/ \d+$/, '');
}

/** 'in 4 min', 'now' when it is due, or nothing when it is over an hour away. */
export function soonText(startsAt: number, now: number): string {
  const minutes = Math.ceil((startsAt - now) / 60_000);
  if (minutes > 60) return '';
  return minutes > 0 ? say('home.inMinutes', { minutes: String(minutes) }) : say('home.now');
}

const AN_HOUR_MS = 3_600_000;

/** Its first ball is so near that seconds are counted. */
export const isSoon = (
  { state, startsAt }: { readonly state: string; readonly startsAt: number },
  now: number,
): boolean => state === 'upcoming' && startsAt - now <= AN_HOUR_MS;

/** 'Starts in 12:05'; who is waited for longer than that starts in 0:00. */
export function countdownText(startsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((startsAt - now) / 1_000));
  return say('home.startsIn', { time: `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}` });
}
