import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useNameAmongMany } from '../oneOfMany.ts';
import { backedIn, type Offers } from '../table/offers.ts';
import { LONGEST_NAME, MOST_PLACES, placeKept, type SavedBet, savedIn, withoutSaved, withSaved } from './savedBets.ts';

interface Props {
  readonly offers: Offers;
}

/** Layouts that the player gave a name, kept by this browser. One tap brings all places of one to the slip. */
export function SavedBets({ offers }: Props) {
  const { game, chosen } = offers;
  const [saved, setSaved] = useState(() => savedIn(localStorage.getItem(placeKept(game)), game));
  const [name, setName] = useState('');
  const label = useNameAmongMany(say('casino.savedBets'), game);
  const backed = backedIn(offers);
  const lying = backed.length > 0 ? backed : chosen.map(({ selection }) => selection);

  function keep(next: readonly SavedBet[]) {
    localStorage.setItem(placeKept(game), JSON.stringify(next));
    setSaved(next);
  }

  return (
    <section className="saved-bets" aria-label={label}>
      <form
        onSubmit={event => {
          event.preventDefault();
          keep(withSaved(saved, { name, selections: lying }));
          setName('');
        }}
      >
        <label>
          <span>{say('casino.savedName')}</span>
          <input
            className="inp"
            value={name}
            maxLength={LONGEST_NAME}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Button type="submit" disabled={lying.length === 0 || lying.length > MOST_PLACES || name.trim() === ''}>
          {say('casino.saveBets', { count: lying.length })}
        </Button>
      </form>
      {lying.length === 0 && <p>{say('casino.saveHint')}</p>}
      <ul>
        {saved.map(layout => (
          <Layout
            key={layout.name}
            offers={offers}
            layout={layout}
            onDelete={() => keep(withoutSaved(saved, layout.name))}
          />
        ))}
      </ul>
    </section>
  );
}

interface LayoutProps extends Props {
  readonly layout: SavedBet;
  readonly onDelete: () => void;
}

function Layout({ offers, layout: { name, selections }, onDelete }: LayoutProps) {
  const open = selections.filter(id => offers.quotes[id]?.back);
  const picks = open.map(selection => ({ selection, side: 'back' }) as const);
  return (
    <li>
      <Button
        disabled={open.length === 0 || offers.isStale}
        onClick={event => offers.onPick(picks, event.detail === 0)}
      >
        {say('casino.savedBet', { name, count: selections.length })}
      </Button>
      <Button aria-label={say('casino.deleteSaved', { name })} onClick={onDelete}>
        ×
      </Button>
    </li>
  );
}
