import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useLiveSite } from '../site.ts';
import { useReducedMotion } from '../../ui/useReducedMotion.ts';

const WAITING = say('shell.newsWait');

/** The operator's news: passing slowly, or one by one for those who asked for less motion. */
export function News() {
  const { data: site } = useLiveSite();
  const isStill = useReducedMotion();
  // Its height is kept, so that nothing jumps when it comes.
  if (!site) return <div className="news wait">{WAITING}</div>;
  if (site.news.length === 0) return null;
  return (
    <section className="news" aria-label={say('shell.news')}>
      <Icon name="news" small />
      {site.mode === 'play' && (
        <span className="play-money" aria-hidden="true">
          {say('shell.playMoney')}
        </span>
      )}
      {isStill ? <StillNews lines={site.news} /> : <PassingNews text={site.news.join(' · ')} />}
    </section>
  );
}

/** Time to read one character as it passes. */
const CHARACTER_MS = 160;
const SHORTEST_MS = 10_000;

/** It can be paused, and stands still under the pointer. */
function PassingNews({ text }: { readonly text: string }) {
  const [isPaused, setPaused] = useState(false);
  return (
    <>
      <div className="run" data-paused={isPaused}>
        {/* Twice, so that the end of the line meets its beginning. */}
        <div className="reel" style={{ animationDuration: `${Math.max(text.length * CHARACTER_MS, SHORTEST_MS)}ms` }}>
          <span>{text}</span>
          <span aria-hidden="true">{text}</span>
        </div>
      </div>
      <button
        type="button"
        aria-label={isPaused ? say('shell.playNews') : say('shell.pauseNews')}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'start' : 'pause'} small />
      </button>
    </>
  );
}

function StillNews({ lines }: { readonly lines: readonly string[] }) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <output className="still">{lines[turn % lines.length]}</output>
      {lines.length > 1 && (
        <button type="button" aria-label={say('shell.nextNews')} onClick={() => setTurn(turn + 1)}>
          <Icon name="right" small />
        </button>
      )}
    </>
  );
}
