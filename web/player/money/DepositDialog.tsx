import { say } from '@maidan/words/say';
import { Dialog } from '../../ui/Dialog.tsx';
import { useBalance } from '../parts/useBalance.ts';
import { DemoNotice } from './DemoNotice.tsx';
import { DepositFields } from './DepositFields.tsx';
import { PlayMoneyNotice } from './PlayMoneyNotice.tsx';

interface Props {
  readonly onClose: () => void;
}

export function DepositDialog({ onClose }: Props) {
  const { purse } = useBalance();
  return (
    <Dialog title={say('money.deposit')} onClose={onClose}>
      <PlayMoneyNotice about="deposit" />
      {purse?.demo ? <DemoNotice onLeave={onClose} /> : <DepositFields onClose={onClose} />}
    </Dialog>
  );
}
