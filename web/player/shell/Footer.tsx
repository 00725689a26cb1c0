import { say } from '@maidan/words/say';
import { Suspense } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { Link } from '../../ui/router.tsx';
import { bold } from '../../ui/said.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { useLiveSite } from '../site.ts';

const SocialLinks = lazily(async () => (await import('./SocialLinks.tsx')).SocialLinks);

const YEAR = String(new Date().getFullYear());

export function Footer() {
  const { data: site } = useLiveSite();
  return (
    <footer className="foot">
      <div className="support">
        <b>{say('shell.support')}</b>
        {site && <a href={site.support.url}>{withoutScheme(site.support.url)}</a>}
      </div>
      <div className="soc">
        {site && site.social.length > 0 && (
          <Boundary>
            <Suspense>
              <SocialLinks social={site.social} />
            </Suspense>
          </Boundary>
        )}
        {site && (
          <a href={site.support.url} aria-label={say('shell.contact')}>
            <Icon name="chat" />
          </a>
        )}
        <button type="button" aria-label={say('shell.share')} onClick={() => void share()}>
          <Icon name="share" />
        </button>
        <Link to="/install" aria-label={say('shell.install')}>
          <Icon name="phone" />
        </Link>
      </div>
      <div className="safe">
        <Icon name="shield" />
        <p>{say('shell.safe', { b: bold })}</p>
      </div>
      <Link className="foot-link" to="/casino/fair">
        {say('shell.fair')}
      </Link>
      <Link className="foot-link" to="/play-safe">
        {say('shell.playSafe')}
      </Link>
      <p className="sp">
        {site?.mode === 'real'
          ? say('shell.legal', { year: YEAR, licence: site.licence })
          : say('shell.legalPlay', { year: YEAR })}
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
    notify.success(say('frame.copied'), url);
  } catch (error) {
    const wasCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!wasCancelled) notify.info(say('shell.address'), url);
  }
}
