import type { EventView } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { useReducedMotion } from '../../../ui/useReducedMotion.ts';
import { announcementOf } from './announcement.ts';

interface Props {
  readonly view: EventView;
}

/** What everybody should know before betting on this match. It passes by, and can be held. */
export function AnnouncementLine({ view }: Props) {
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion();
  const text = announcementOf(view);
  return (
    <section className="announcement" aria-label={say('sport.announcement')}>
      <Icon name="news" small />
      {isStill ? (
        <p className="still">{text}</p>
      ) : (
        <>
          <div className="run" data-paused={isPaused}>
            {/* Twice, so that the end of the line meets its beginning. */}
            <div className="reel">
              <span>{text}</span>
              <span aria-hidden="true">{text}</span>
            </div>
          </div>
          <button
            type="button"
            aria-label={isPaused ? say('sport.playAnnouncement') : say('sport.pauseAnnouncement')}
            onClick={() => setPaused(!isPaused)}
          >
            <Icon name={isPaused ? 'start' : 'pause'} small />
          </button>
        </>
      )}
    </section>
  );
}
