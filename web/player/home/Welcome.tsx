import { say } from '@maidan/words/say';
import { Hand } from '../../ui/Hand.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { useLiveSite } from '../site.ts';

/** In a house without matches: what there is instead. */
export function Welcome({ title }: { readonly title: string }) {
  const { data: site } = useLiveSite();
  return (
    <section className="hero">
      <div>
        <h1>{title}</h1>
        <p>{site?.mode === 'real' ? say('home.walletOpen') : say('home.allPlayMoney')}</p>
      </div>
      <div className="acts">
        <Link className="btn" to="/wallet">
          <Icon name="wallet" small />
          {say('home.wallet')}
        </Link>
        <Link className="btn" to="/casino">
          <Icon name="casino" small />
          {say('home.seeTables')}
        </Link>
      </div>
      <Hand />
    </section>
  );
}
