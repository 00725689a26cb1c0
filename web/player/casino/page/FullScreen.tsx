import { say } from '@maidan/words/say';
import { useEffect, useState } from 'react';

const OUTWARDS = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
const INWARDS = 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5';

/**
 * Picture and table have the whole screen: the browser's where it gives it away, and in any case that of the page, which is
 * all an iPhone has. Esc leaves both.
 */
export function FullScreen() {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull) return;
    const page = document.documentElement;
    page.dataset['full'] = '';
    void page.requestFullscreen?.().catch(() => undefined); // refused: the page is all there is
    const left = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    const escaped = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) setFull(false);
    };
    document.addEventListener('fullscreenchange', left);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      document.removeEventListener('keydown', escaped);
      delete page.dataset['full'];
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [isFull]);
  return (
    <button type="button" aria-pressed={isFull} aria-label={say('casino.fullScreen')} onClick={() => setFull(!isFull)}>
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isFull ? INWARDS : OUTWARDS} />
      </svg>
    </button>
  );
}
