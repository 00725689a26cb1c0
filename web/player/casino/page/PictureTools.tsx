import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { playSound } from '../studio/sound/sounds.ts';

export interface PictureToolsProps {
  readonly isQuiet: boolean;
  readonly hasSound: boolean;
  readonly onQuiet: (isQuiet: boolean) => void;
  readonly onSound: (hasSound: boolean) => void;
  readonly children?: ReactNode;
}

/** What is chosen for the picture: sound, less data. */
export function PictureTools({ isQuiet, hasSound, onQuiet, onSound, children }: PictureToolsProps) {
  /** The touch that asks for sound is also the one that lets the browser make it. */
  function turnSound(isOn: boolean) {
    onSound(isOn);
    if (isOn) playSound('chip');
  }
  return (
    <div className="picture-tools">
      <button
        type="button"
        aria-pressed={hasSound}
        aria-label={say('casino.sound')}
        onClick={() => turnSound(!hasSound)}
      >
        <Icon name="sound" />
      </button>
      <button type="button" aria-pressed={isQuiet} aria-label={say('casino.lowData')} onClick={() => onQuiet(!isQuiet)}>
        <Icon name="lowData" />
        <span>{say('casino.lowData')}</span>
      </button>
      {children}
    </div>
  );
}
