import { say } from '@maidan/words/say';
import type { Proposal } from '../../parts/proposal.ts';
import { Listing } from '../../parts/Listing.tsx';
import { useAsk } from '../../queries.ts';
import { SettlementPreview } from './SettlementPreview.tsx';

type Settlement = NonNullable<Proposal['settlement']>;

/** What a proposed result would pay, worked out at this moment. */
export function ProposedSettlement({ settlement }: { readonly settlement: Settlement }) {
  const preview = useAsk('settlePreview', settlement);
  return (
    <Listing query={preview} what={say('officeSport.thePreview')} rows={3}>
      {found => <SettlementPreview preview={found} />}
    </Listing>
  );
}
