import { isInRoot } from '@maidan/games/kit/fair/betsTree';
import type { RoundRecord } from '@maidan/games/kit/fair/record';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { notify } from '../../../ui/Toasts.tsx';
import { callLater } from '../../laterCalls.ts';

interface Props {
  readonly record: RoundRecord;
}

interface Counted {
  /** Each of one's own bets, in every window it was open at the close of. */
  readonly all: number;
  readonly found: number;
}

/** That one's own bets are in the root which was published when betting closed: worked out on this device. */
export function BetsInRoot({ record }: Props) {
  const [counted, setCounted] = useState<Counted>();
  const [isBusy, setBusy] = useState(false);
  const check = async (isSaved: boolean): Promise<void> => {
    setBusy(true);
    try {
      const { proofs } = await callLater('betProofs', { round: record.round });
      setCounted({ all: proofs.length, found: proofs.filter(proof => isInRoot(proof, record)).length });
      if (isSaved && proofs.length > 0) saveFile(fileOf(proofs), `bets-${record.round}.json`);
    } catch (error) {
      notify.error(say('casino.notChecked'), error instanceof Error ? error.message : '');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="proof-acts">
      <Button busy={isBusy} onClick={() => void check(false)}>
        {say('casino.proveBets')}
      </Button>
      <Button disabled={isBusy} onClick={() => void check(true)}>
        <Icon name="download" small />
        {say('casino.betProofs')}
      </Button>
      <output>{counted && <Outcome counted={counted} />}</output>
    </div>
  );
}

/** What `verify --bet` takes, beside the record of the round. */
const fileOf = (proofs: readonly unknown[]): Blob => new Blob([JSON.stringify(proofs)], { type: 'application/json' });

function Outcome({ counted: { all, found } }: { readonly counted: Counted }) {
  if (all === 0) return <span>{say('casino.noneInRoot')}</span>;
  if (found < all) return <span className="neg">{say('casino.notInRoot', { missing: all - found, all })}</span>;
  return <span className="pos">{say('casino.inRoot', { all })}</span>;
}
