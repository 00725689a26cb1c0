import { formatMoney, formatSigned } from '@maidan/core/format';
import { subtract } from '@maidan/core/money';
import { formatDay, formatMinute } from '../../ui/when.ts';
import { Note } from '../parts/Note.tsx';
import type { PlayerProps } from './player.ts';

export function WalletTab({ player }: PlayerProps) {
  const { wallet, paidIn, paidOut } = player;
  const net = subtract(paidIn, paidOut);
  const figures = [
    ['Balance', formatMoney(wallet.balance)],
    ['Exposure', formatMoney(wallet.exposure)],
    ['Held for withdrawals', formatMoney(wallet.held)],
    ['Paid in', formatMoney(paidIn)],
    ['Paid out', formatMoney(paidOut)],
    ['Net paid in', formatSigned(net)],
  ] as const;
  const details = [
    ['Email', player.email],
    ['Phone', player.phone_number],
    ['Country', player.country],
    ['Player since', formatDay(player.since)],
    ['Last sign-in', player.lastLogin === null ? 'Never' : formatMinute(player.lastLogin)],
    ['Two-step sign-in', player.twoStep ? 'On' : 'Off'],
    ['Id', player.id],
  ] as const;
  return (
    <>
      {player.block && (
        <div className="office-notes office-notes-first">
          <Note tone="bad" icon="lock">
            <b>
              Blocked by {player.block.by} on {formatMinute(player.block.at)}
            </b>
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
