import './overview.css';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { subtract } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { Tiles } from '../parts/Tiles.tsx';
import { useAsk } from '../queries.ts';
import { Listing } from '../parts/Listing.tsx';
import { AtRisk } from './AtRisk.tsx';
import { Details } from './Details.tsx';
import type { PlayerProps } from './player.ts';
import { ResultByGame } from './ResultByGame.tsx';

/** What is seen first: the money, what the player made, what is at risk, and who it is. */
export function Overview({ player }: PlayerProps) {
  const { wallet, paidIn, paidOut } = player;
  const result = useAsk('playerResult', { id: player.id });
  return (
    <>
      <Tiles
        className="office-tiles-inside"
        tiles={[
          [say('officeMoney.balance'), formatMoney(wallet.balance)],
          [say('officeMoney.exposure'), formatMoney(wallet.exposure)],
          [say('officeMoney.heldForWithdrawals'), formatMoney(wallet.held)],
          [say('officeMoney.paidIn'), formatMoney(paidIn)],
          [say('officeMoney.paidOut'), formatMoney(paidOut)],
          [say('officeMoney.netPaidIn'), formatSigned(subtract(paidIn, paidOut))],
        ]}
      />
      <div className="player-overview">
        <Listing query={result} what={say('officePlayer.theResult')} rows={8}>
          {found => (
            <>
              <ResultByGame result={found} />
              <AtRisk rows={found.atRisk} />
            </>
          )}
        </Listing>
        <section aria-label={say('officePlayer.account')}>
          <h2>{say('officePlayer.account')}</h2>
          <Details player={player} />
        </section>
      </div>
    </>
  );
}
