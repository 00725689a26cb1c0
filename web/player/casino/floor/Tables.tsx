import './floor.css';
import '../page/page.css';
import '../studio/studio.css';
import '../chips/chips.css';
import type { Game } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';
import { useCallback, useMemo, useState } from 'react';
import { floorOf } from '../../parts/floorCodes.ts';
import { useOwnChips } from '../chips/useOwnChips.ts';
import { OneOfMany } from '../oneOfMany.ts';
import { BetWays } from '../page/GameTabs.tsx';
import { usePictureTastes } from '../page/Picture.tsx';
import { PictureTools, type PictureToolsProps } from '../page/PictureTools.tsx';
import { useWay, type Way } from '../page/useWay.ts';
import { NO_DRAFT } from '../slip/draft.ts';
import { AddTable } from './AddTable.tsx';
import { FloorBets } from './FloorBets.tsx';
import { FloorRail } from './FloorRail.tsx';
import { FloorTile } from './FloorTile.tsx';
import { type Hand, NO_HANDS, withHand } from './hands.ts';
import { placesFor } from './places.ts';
import { useFloorSlip } from './useFloorSlip.ts';

export interface TablesProps {
  /** In the order of their places. */
  readonly codes: readonly string[];
  /** Tables a player may want beside them, the nearest first. */
  readonly near: readonly string[];
  /** So many stand on the screen. */
  readonly room: number;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Tables side by side: one slip, one rail of chips and one sound for all of them. */
export function Tables({ codes: all, near, room, onCodes }: TablesProps) {
  const codes = useMemo(() => all.slice(0, room), [all, room]);
  const change = useCallback((next: readonly string[]) => onCodes([...next, ...all.slice(room)]), [onCodes, all, room]);
  const [way, setWay] = useWay();
  const tastes = usePictureTastes();
  const chips = useOwnChips(0);
  const slip = useFloorSlip();
  const [slipPlace, setSlipPlace] = useState<Element | null>(null);
  const [touched, setTouched] = useState('');
  const { hands, games, onHand, onGame } = useTold();

  const used = codes.includes(touched) ? touched : (codes[0] ?? '');
  const slipAt = slip.draft !== NO_DRAFT && codes.includes(slip.at) ? slip.at : used;
  const there = codes.flatMap(code => games.get(code) ?? []);
  const usedGame = games.get(used);
  const places = Math.min(room, placesFor(codes.length));
  return (
    <div className="floor" data-way={way} data-places={places}>
      <div className="floor-main">
        <FloorBar {...tastes} way={way} onWay={setWay}>
          {room > 2 && <Counts places={places} onCount={count => change(floorOf(count, codes, near))} />}
        </FloorBar>
        <div className="floor-places">
          <OneOfMany value>
            {codes.map(code => (
              <FloorTile
                key={code}
                code={code}
                codes={codes}
                near={near}
                isUsed={code === used}
                isQuiet={tastes.isQuiet}
                hasSound={tastes.hasSound}
                chip={chips.chip}
                byChips={way === 'chips'}
                draft={code === slip.at ? slip.draft : NO_DRAFT}
                stake={code === slipAt ? slip.stake : ''}
                writeAt={slip.writeAt}
                type={slip.type}
                slipPlace={code === slipAt ? slipPlace : null}
                onUse={setTouched}
                onHand={onHand}
                onGame={onGame}
                onCodes={change}
              />
            ))}
          </OneOfMany>
          {codes.length < places && (
            <AddTable near={near} taken={codes} onAdd={code => change(floorOf(room, codes, [code]))} />
          )}
        </div>
      </div>
      <div className="floor-side">
        {way === 'chips' && usedGame && <FloorRail game={usedGame} hands={hands} chips={chips} />}
        <div className="floor-slip" ref={setSlipPlace} />
        {usedGame && <FloorBets games={there} used={usedGame} hands={hands} />}
      </div>
    </div>
  );
}

/** What the tables tell of themselves: the game of each, and what can be done with one's bets there. */
function useTold() {
  const [hands, setHands] = useState(NO_HANDS);
  const [games, setGames] = useState<ReadonlyMap<string, Game>>(new Map());
  const onHand = useCallback(
    (table: string, hand: Hand | undefined) => setHands(was => withHand(was, table, hand)),
    [],
  );
  const onGame = useCallback((game: Game) => setGames(was => new Map([...was, [game.code, game]])), []);
  return { hands, games, onHand, onGame };
}

interface BarProps extends PictureToolsProps {
  readonly way: Way;
  readonly onWay: (way: Way) => void;
}

/** What is chosen for all of them. */
const FloorBar = ({ way, onWay, children, ...tastes }: BarProps) => (
  <div className="bar floor-bar">
    <h1>{say('casino.floor')}</h1>
    {children}
    <BetWays way={way} onWay={onWay} />
    <PictureTools {...tastes} />
  </div>
);

interface CountsProps {
  readonly places: number;
  readonly onCount: (count: number) => void;
}

const Counts = ({ places, onCount }: CountsProps) => (
  <fieldset className="floor-counts" aria-label={say('casino.howMany')}>
    {[2, 4].map(count => (
      <button key={count} type="button" aria-pressed={count === places} onClick={() => onCount(count)}>
        {say('casino.tableCount', { count })}
      </button>
    ))}
  </fieldset>
);
