import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { useLiveSite } from '../site.ts';
import { TopUp } from './TopUp.tsx';

interface Props {
  readonly about: 'deposit' | 'withdraw';
}

/** Said before anything else where everything is play money, with what to do instead. */
export function PlayMoneyNotice({ about }: Props) {
  const { data: site } = useLiveSite();
  if (site?.mode !== 'play') return null;
  return (
    <section className="play-notice" aria-label={say('money.playMoney')}>
      <p>
        <Icon name="info" small />
        <span>
          <b>{say('money.playHouse')}</b> {about === 'deposit' ? say('money.playDeposit') : say('money.playWithdraw')}
        </span>
      </p>
      <TopUp />
    </section>
  );
}
