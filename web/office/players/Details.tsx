import { say } from '@maidan/words/say';
import { formatDay, formatMinute } from '../../ui/when.ts';
import type { PlayerProps } from './player.ts';

/** What the player said at registration, and how they sign in. */
export function Details({ player }: PlayerProps) {
  const details = [
    [say('officeMoney.email'), player.email],
    [say('officeMail.emailConfirmed'), player.emailConfirmed ? say('officeMail.yes') : say('officeMail.no')],
    [say('officeMoney.phone'), player.phone_number],
    [say('officeMoney.country'), player.country],
    [say('officeMoney.since'), formatDay(player.since)],
    [
      say('officeMoney.lastSignIn'),
      player.lastLogin === null ? say('officeMoney.never') : formatMinute(player.lastLogin),
    ],
    [say('officeMoney.twoStep'), player.twoStep ? say('officeMoney.on') : say('officeMoney.off')],
    [say('officeMoney.id'), player.id],
  ] as const;
  return (
    <dl className="office-facts">
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value || '–'}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
