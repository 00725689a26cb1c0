import { say } from '@maidan/words/say';
import { Dialog } from '../../ui/Dialog.tsx';
import { useBalance } from '../parts/useBalance.ts';
import { DemoNotice } from './DemoNotice.tsx';
import { PlayMoneyNotice } from './PlayMoneyNotice.tsx';
import { WithdrawFields } from './WithdrawFields.tsx';

interface Props {
  readonly onClose: () => void;
}

export function WithdrawDialog({ onClose }: Props) {
  const wallet = useBalance();
  return (
    <Dialog title={say('money.withdraw')} onClose={onClose}>
      <PlayMoneyNotice about="withdraw" />
      {wallet.purse?.demo ? <DemoNotice onLeave={onClose} /> : <WithdrawFields wallet={wallet} onClose={onClose} />}
    </Dialog>
  );
}
