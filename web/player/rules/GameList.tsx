import { type Entry, ALL } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { GameRules } from './GameRules.tsx';

/** Every game under its name; what is folded is not loaded. */
export const GameList = ({ opened }: { readonly opened: string | undefined }) => (
  <div className="rules-list rules-games">
    {ALL.map(entry => (
      <Game key={entry.code} entry={entry} isFirst={entry.code === opened} />
    ))}
  </div>
);

interface Props {
  readonly entry: Entry;
  /** The one that the address asks for. */
  readonly isFirst: boolean;
}

function Game({ entry: { code, name, category }, isFirst }: Props) {
  const [isOpen, setOpen] = useState(isFirst);
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isFirst) element.current?.scrollIntoView({ block: 'center' });
  }, [isFirst]);
  return (
    <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)} ref={element}>
      <summary>
        <b>{sayGame(name)}</b>
        {category !== 'All Casino' && <small>{sayGame(category)}</small>}
        <Icon name="down" small />
      </summary>
      {isOpen && <GameRules code={code} />}
    </details>
  );
}
