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

const DOZENS = [say('casino.dozenFirst'), say('casino.dozenSecond'), say('casino.dozenThird')];
const OUTSIDE: readonly (readonly [selection: string, label: string])[] = [
  ['low', '1-18'],
  ['even', say('casino.even')],
  ['red', say('casino.red')],
  ['black', say('casino.black')],
  ['odd', say('casino.odd')],
  ['high', '19-36'],
];
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
  const pockets = useMemo(() => pocketsOf(offers.game), [offers.game]);
  return (
    <>
      <FeltCell {...cell} selection="n0" className="zero" isCovered={covered.has(0)}>
        0
      </FeltCell>
      {pockets.map(({ number, column, row, colour }) => (
        <FeltCell
          {...cell}
          key={number}
          selection={`n${number}`}
          className={`pocket ${colour}`}
          style={vars({ column, row })}
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
    {[1, 2, 3].map(row => (
      <FeltCell {...cell} key={row} selection={`column${row}`} className="two-to-one" style={vars({ row })}>
        {say('casino.twoToOne')}
      </FeltCell>
    ))}
    {DOZENS.map((label, nth) => (
      <FeltCell {...cell} key={label} selection={`dozen${nth + 1}`} className="dozen" style={vars({ nth: nth + 1 })}>
        <span>{label}</span>
      </FeltCell>
    ))}
    {OUTSIDE.map(([selection, label], nth) => (
      <FeltCell {...cell} key={selection} selection={selection} className="outside" style={vars({ nth: nth + 1 })}>
        <span>{label}</span>
        {(selection === 'red' || selection === 'black') && <i className={`diamond ${selection}`} />}
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
