import './roulette.css';
import { say } from '@maidan/words/say';
import { Suspense, useMemo, useState } from 'react';
import { lazily } from '../../../ui/lazily.tsx';
import { vars } from '../../../ui/vars.ts';
import { nameOf, offerFor, type Offers, selectionOf } from '../table/offers.ts';
import { priceText } from '../table/priceText.ts';
import { FeltCell } from './FeltCell.tsx';
import { coveredBy, pocketsOf } from './rouletteFelt.ts';
import { useHover } from './useHover.ts';

const InsideSpots = lazily(async () => (await import('./InsideSpots.tsx')).InsideSpots);
const Racetrack = lazily(async () => (await import('./Racetrack.tsx')).Racetrack);
const SavedBets = lazily(async () => (await import('./SavedBets.tsx')).SavedBets);

interface Props {
  readonly offers: Offers;
}

const COLUMNS = [1, 2, 3].map(row => ({ selection: `column${row}`, style: vars({ row }) }));
const DOZENS = [say('casino.dozenFirst'), say('casino.dozenSecond'), say('casino.dozenThird')].map((label, at) => ({
  selection: `dozen${at + 1}`,
  style: vars({ nth: at + 1 }),
  words: <span>{label}</span>,
}));
const OUTSIDE = [
  { selection: 'low', label: '1-18' },
  { selection: 'even', label: say('casino.even') },
  { selection: 'red', label: say('casino.red'), note: <i className="diamond red" /> },
  { selection: 'black', label: say('casino.black'), note: <i className="diamond black" /> },
  { selection: 'odd', label: say('casino.odd') },
  { selection: 'high', label: '19-36' },
].map(({ label, ...place }, at) => ({ ...place, style: vars({ nth: at + 1 }), words: <span>{label}</span> }));
const NOTHING: ReadonlySet<number> = new Set();

/**
 * The felt as it lies on every roulette table; on a phone it stands on end. Pointing at a bet shows what it covers. The places
 * between the numbers are there for a mouse; on a phone they are asked for, and the numbers make room.
 */
export function RouletteBoard({ offers }: Props) {
  const { game } = offers;
  const [pointed, setPointed] = useState<string>();
  const covered = useMemo(() => (pointed === undefined ? NOTHING : coveredBy(game, pointed)), [game, pointed]);
  const hasMouse = useHover();
  const [wantsInside, setWantsInside] = useState<boolean>();
  const isInside = wantsInside ?? hasMouse;
  const [opened, setOpened] = useState<'wheel' | 'saved'>();
  const cell = { offers, onPoint: setPointed };
  const toggle = (which: 'wheel' | 'saved') => setOpened(opened === which ? undefined : which);
  return (
    <div className="felt">
      <div className={isInside ? 'roulette-felt inside' : 'roulette-felt'}>
        <Numbers {...cell} covered={covered} />
        <Outside {...cell} />
        <Suspense>{isInside && <InsideSpots {...cell} />}</Suspense>
      </div>
      <div className="felt-tools">
        <button type="button" aria-pressed={isInside} onClick={() => setWantsInside(!isInside)}>
          {say('casino.insideBets')}
        </button>
        <button type="button" aria-pressed={opened === 'wheel'} onClick={() => toggle('wheel')}>
          {say('casino.wheelBets')}
        </button>
        <button type="button" aria-pressed={opened === 'saved'} onClick={() => toggle('saved')}>
          {say('casino.savedBets')}
        </button>
        <span aria-hidden="true">{pointed !== undefined && pointedText(offers, pointed)}</span>
      </div>
      <Suspense>
        {opened === 'wheel' && <Racetrack {...cell} covered={covered} />}
        {opened === 'saved' && <SavedBets offers={offers} />}
      </Suspense>
    </div>
  );
}

interface CellProps extends Props {
  readonly onPoint: (selection: string | undefined) => void;
}

function Numbers({ covered, ...cell }: CellProps & { readonly covered: ReadonlySet<number> }) {
  const { offers } = cell;
  const pockets = useMemo(
    () => pocketsOf(offers.game).map(({ column, row, ...pocket }) => ({ ...pocket, style: vars({ column, row }) })),
    [offers.game],
  );
  return (
    <>
      <FeltCell {...cell} selection="n0" className="zero" isCovered={covered.has(0)}>
        0
      </FeltCell>
      {pockets.map(({ number, style, colour }) => (
        <FeltCell
          {...cell}
          key={number}
          selection={`n${number}`}
          className={`pocket ${colour}`}
          style={style}
          isCovered={covered.has(number)}
        >
          {number}
        </FeltCell>
      ))}
    </>
  );
}

const Outside = (cell: CellProps) => (
  <>
    {COLUMNS.map(place => (
      <FeltCell {...cell} {...place} key={place.selection} className="two-to-one">
        {say('casino.twoToOne')}
      </FeltCell>
    ))}
    {DOZENS.map(({ words, ...place }) => (
      <FeltCell {...cell} {...place} key={place.selection} className="dozen">
        {words}
      </FeltCell>
    ))}
    {OUTSIDE.map(({ words, ...place }) => (
      <FeltCell {...cell} {...place} key={place.selection} className="outside">
        {words}
      </FeltCell>
    ))}
  </>
);

/** What lies under the mouse, and what it pays: thin places have no room to say it. */
function pointedText(offers: Offers, id: string): string {
  const offer = offerFor(offers, id, 'back');
  const name = nameOf(offers, id);
  return offer ? `${name} · ${priceText(offers.game, selectionOf(offers.game, id), offer).price}` : name;
}
