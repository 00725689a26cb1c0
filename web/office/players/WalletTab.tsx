import { formatMoney, formatSigned } from '@maidan/core/format';
import { subtract } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { formatDay, formatMinute } from '../../ui/when.ts';
import { Note } from '../parts/Note.tsx';
import type { PlayerProps } from './player.ts';

export function WalletTab({ player }: PlayerProps) {
  const { wallet, paidIn, paidOut } = player;
  const net = subtract(paidIn, paidOut);
  const figures = [
    [say('officeMoney.balance'), formatMoney(wallet.balance)],
    [say('officeMoney.exposure'), formatMoney(wallet.exposure)],
    [say('officeMoney.heldForWithdrawals'), formatMoney(wallet.held)],
    [say('officeMoney.paidIn'), formatMoney(paidIn)],
    [say('officeMoney.paidOut'), formatMoney(paidOut)],
    [say('officeMoney.netPaidIn'), formatSigned(net)],
  ] as const;
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
    <>
      {player.block && (
        <div className="office-notes office-notes-first">
          <Note tone="bad" icon="lock">
            <b>{say('officeMoney.blockedBy', { name: player.block.by, time: formatMinute(player.block.at) })}</b>
            <p>{player.block.reason}</p>
          </Note>
        </div>
      )}
      <dl className="office-tiles office-tiles-inside">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
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
    </>
  );
}
