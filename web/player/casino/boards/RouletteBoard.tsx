import { say } from '@maidan/words/say';
import { useMemo, useState } from 'react';
import type { Offers } from '../table/offers.ts';
import { FeltCell } from './FeltCell.tsx';
import { coveredBy, pocketsOf } from './rouletteFelt.ts';
import { vars } from '../../../ui/vars.ts';

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

/** The felt as it lies on every roulette table; on a phone it stands on end. Pointing at a bet shows what it covers. */
export function RouletteBoard({ offers }: Props) {
  const { game } = offers;
  const pockets = useMemo(() => pocketsOf(game), [game]);
  const [pointed, setPointed] = useState<string>();
  const covered = useMemo(() => (pointed === undefined ? NOTHING : coveredBy(game, pointed)), [game, pointed]);
  const cell = { offers, onPoint: setPointed };
  return (
    <div className="felt">
      <div className="roulette-felt">
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
        {[1, 2, 3].map(row => (
          <FeltCell {...cell} key={row} selection={`column${row}`} className="two-to-one" style={vars({ row })}>
            {say('casino.twoToOne')}
          </FeltCell>
        ))}
        {DOZENS.map((label, nth) => (
          <FeltCell
            {...cell}
            key={label}
            selection={`dozen${nth + 1}`}
            className="dozen"
            style={vars({ nth: nth + 1 })}
          >
            <span>{label}</span>
          </FeltCell>
        ))}
        {OUTSIDE.map(([selection, label], nth) => (
          <FeltCell {...cell} key={selection} selection={selection} className="outside" style={vars({ nth: nth + 1 })}>
            <span>{label}</span>
            {(selection === 'red' || selection === 'black') && <i className={`diamond ${selection}`} />}
          </FeltCell>
        ))}
      </div>
    </div>
  );
}
