import { Icon } from '../../ui/Icon.tsx';
import { useLiveSite } from '../site.ts';
import { TopUp } from './TopUp.tsx';

const WORDS = {
  deposit: 'Do not send real money. Whatever is paid to the details below is not credited and cannot be given back.',
  withdraw: 'No real money is paid out. What you win here is worth nothing outside of this house.',
} as const;

interface Props {
  readonly about: keyof typeof WORDS;
}

/** Said before anything else where everything is play money, with what to do instead. */
export function PlayMoneyNotice({ about }: Props) {
  const { data: site } = useLiveSite();
  if (site?.mode !== 'play') return null;
  return (
    <section className="play-notice" aria-label="Play money">
      <p>
        <Icon name="info" small />
        <span>
          <b>This house plays with play money.</b> {WORDS[about]}
        </span>
      </p>
      <TopUp />
    </section>
  );
}
