import '../../parts/cells.css';
import '../../parts/bettingTable.css';
import './grids.css';
import './tableNarrow.css';
import '../moment/wonCells.css';
import { useMemo, useState } from 'react';
import type { Offers } from './offers.ts';
import { SectionPanel } from './SectionPanel.tsx';
import { sectionsOf, tabsOf } from './sections.ts';
import { sayLabel } from '@maidan/words/games/labels';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';

/** The betting table of any game, from its layout. */
export function BettingTable({ offers }: { readonly offers: Offers }) {
  const { game, seen } = offers;
  const tabs = useMemo(() => tabsOf(game), [game]);
  const [tab, setTab] = useState(tabs[0]);
  const sections = useMemo(() => sectionsOf(game, seen), [game, seen]);
  return (
    <div className="betting-table">
      {tabs.length > 0 && (
        <fieldset className="table-tabs" aria-label={say('casino.tabs', { game: sayGame(game.name) })}>
          {tabs.map(name => (
            <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
              {sayLabel(name)}
            </button>
          ))}
        </fieldset>
      )}
      {sections
        .filter(section => section.tab === undefined || section.tab === tab)
        .map(section => (
          <SectionPanel key={section.key} offers={offers} section={section} />
        ))}
    </div>
  );
}
