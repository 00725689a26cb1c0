import { say } from '@maidan/words/say';
import { Dialog } from '../../ui/Dialog.tsx';
import { Link } from '../../ui/router.tsx';
import { Loading } from '../../ui/States.tsx';
import { LimitChoice } from '../parts/limits/LimitChoice.tsx';
import { useLimits } from '../parts/limits/useLimits.ts';
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
      {purse?.demo ? <DemoNotice onLeave={onClose} /> : <WithinLimits onClose={onClose} />}
    </Dialog>
  );
}

/** Before the first deposit everybody is asked for a limit. Should nobody know, the server still holds to what there is. */
function WithinLimits({ onClose }: Props) {
  const { data, isLoading } = useLimits();
  if (isLoading) return <Loading rows={4} />;
  return (
    <>
      {data?.hasChosen === false ? <LimitChoice /> : <DepositFields onClose={onClose} />}
      <p className="form-foot">
        <Link to="/play-safe" onClick={onClose}>
          {say('shell.playSafe')}
        </Link>{' '}
        <Link to="/identity" onClick={onClose}>
          {say('identity.title')}
        </Link>
      </p>
    </>
  );
}
