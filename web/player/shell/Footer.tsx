import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { type Site, useLiveSite } from '../site.ts';

/** Where operators have pages, by the names people know. */
const NAMES: Readonly<Record<Site['social'][number]['place'], string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  youtube: 'YouTube',
};

const YEAR = new Date().getFullYear();

export function Footer() {
  const { data: site } = useLiveSite();
  return (
    <footer className="foot">
      <div className="support">
        <b>24X7 Support</b>
        {site && <a href={site.support.url}>{withoutScheme(site.support.url)}</a>}
      </div>
      <div className="soc">
        {site?.social.map(({ place, url }) => (
          <a
            key={place}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${NAMES[place]}, a new page`}
          >
            <Icon name={place} />
          </a>
        ))}
        {site && (
          <a href={site.support.url} aria-label="Contact support">
            <Icon name="chat" />
          </a>
        )}
        <button type="button" aria-label="Share this site" onClick={() => void share()}>
          <Icon name="share" />
        </button>
        <Link to="/install" aria-label="Install the app">
          <Icon name="phone" />
        </Link>
      </div>
      <div className="safe">
        <Icon name="shield" />
        <p>
          <b>100% SAFE</b> - Protected connection and encrypted data.
        </p>
      </div>
      <Link className="foot-link" to="/casino/fair">
        Fair Play
      </Link>
      <p className="sp">
        © {YEAR} Maidan. {site?.mode === 'real' ? site.licence : 'Play money.'} 18+. Play responsibly.
      </p>
    </footer>
  );
}

const withoutScheme = (url: string): string => url.replace(/^(mailto:|tel:|https?:\/\/)/, '');

/** The system's own sheet where there is one, else the address goes to the clipboard. */
async function share(): Promise<void> {
  const url = location.origin;
  try {
    if (navigator.share) return await navigator.share({ title: 'Maidan', url });
    await navigator.clipboard.writeText(url);
    notify.success('Copied!', url);
  } catch (error) {
    const wasCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!wasCancelled) notify.info('This is our address', url);
  }
}
