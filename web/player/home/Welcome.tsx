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
        <p>
          {site?.mode === 'real'
            ? 'Your wallet is open. Matches appear here as they open; the tables are live.'
            : 'Everything here is play money. Matches appear here as they open; the tables are live.'}
        </p>
        <div className="acts">
          <Link className="btn" to="/wallet">
            <Icon name="wallet" small />
            Wallet
          </Link>
          <Link className="btn" to="/casino">
            <Icon name="casino" small />
            See the tables
          </Link>
        </div>
      </div>
      <Hand />
    </section>
  );
}
