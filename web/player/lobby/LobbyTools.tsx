import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import type { Only } from './shown.ts';

interface Props {
  readonly text: string;
  readonly only: Only;
  readonly counts: Readonly<Record<'favourites' | 'recent' | 'shown', number>>;
  readonly onText: (text: string) => void;
  readonly onOnly: (only: Only) => void;
  readonly children: ReactNode;
}

/** The search inside the lobby, and the two short lists of one's own. */
export const LobbyTools = ({ text, only, counts, onText, onOnly, children }: Props) => (
  <div className="lobby-tools">
    <label className="find-table">
      <span className="vh">{say('lobby.search')}</span>
      <Icon name="search" />
      <input
        className="inp"
        type="search"
        placeholder={say('lobby.search')}
        value={text}
        onChange={event => onText(event.target.value)}
      />
    </label>
    <Chip
      icon="heart"
      count={counts.favourites}
      isOn={only === 'favourites'}
      onToggle={() => onOnly(only === 'favourites' ? undefined : 'favourites')}
    >
      {say('lobby.favourites')}
    </Chip>
    <Chip
      icon="clock"
      count={counts.recent}
      isOn={only === 'recent'}
      onToggle={() => onOnly(only === 'recent' ? undefined : 'recent')}
    >
      {say('lobby.recent')}
    </Chip>
    <output className="cnt">{say('lobby.tables', { count: counts.shown })}</output>
    {children}
  </div>
);

interface ChipProps {
  readonly icon: IconName;
  readonly count: number;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

const Chip = ({ icon, count, isOn, onToggle, children }: ChipProps) => (
  <button type="button" className="lobby-chip" aria-pressed={isOn} onClick={onToggle}>
    <Icon name={icon} small />
    {children} <em>{count}</em>
  </button>
);
