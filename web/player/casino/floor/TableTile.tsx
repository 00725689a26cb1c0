import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import type { Game } from '@maidan/games/kit/game';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { memo, type ReactNode, Suspense, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '../../../ui/Boundary.tsx';
import { lazily } from '../../../ui/lazily.tsx';
import { Link } from '../../../ui/router.tsx';
import { OwnResult } from '../moment/OwnResult.tsx';
import { DeskSlip } from '../page/DeskSlip.tsx';
import { PictureFrame } from '../page/Picture.tsx';
import { TableNotice } from '../page/TableNotice.tsx';
import { useDesk } from '../page/useDesk.ts';
import { LastResults } from '../results/LastResults.tsx';
import type { Draft } from '../slip/draft.ts';
import { BettingTable } from '../table/BettingTable.tsx';
import type { Offers } from '../table/offers.ts';
import { useWhyVoid } from '../whyVoid.ts';
import type { Hand } from './hands.ts';
import { TileChips } from './TileChips.tsx';

const PastRound = lazily(async () => (await import('../results/PastRound.tsx')).PastRound);

export interface TileProps {
  readonly game: Game;
  /** The table in use: touched last, and the only one that is heard. */
  readonly isUsed: boolean;
  readonly isQuiet: boolean;
  readonly hasSound: boolean;
  /** Taps lay this chip; they go to the slip while chips are not wanted. */
  readonly chip: number | undefined;
  readonly byChips: boolean;
  /** Of the one slip, what concerns this table. */
  readonly draft: Draft;
  readonly stake: string;
  readonly writeAt: (table: string, draft: Draft) => void;
  readonly type: (stake: string) => void;
  /** Where the slip is drawn while it is this table's. */
  readonly slipPlace: Element | null;
  readonly onUse: (table: string) => void;
  readonly onHand: (table: string, hand: Hand | undefined) => void;
  /** What is done with the place it stands in. */
  readonly tools: ReactNode;
}

const NO_CHIPS: Offers['chips'] = new Map();

/** One of several tables: picture, betting table, last results. It is drawn again for itself alone. */
export const TableTile = memo(function TableTile(props: TileProps) {
  const { game, isUsed, isQuiet, hasSound, chip, byChips, draft, stake, writeAt, type, onUse, onHand, tools } = props;
  const { code } = game;
  const [chips, setChips] = useState(NO_CHIPS);
  const [past, setPast] = useState<string>();
  const write = useCallback((next: Draft) => writeAt(code, next), [writeAt, code]);
  const desk = useDesk(game, { chips, writing: { draft, stake, write, type } });
  const { live, offers, open } = desk;
  useWhyVoid(live.view?.round.phase === 'void');
  const use = () => onUse(code);
  const name = sayGame(game.name);
  const named = say('casino.pastRound', { game: name, round: live.view?.round.id ?? '' });
  return (
    <section
      className="panel tile-table"
      aria-label={say('casino.atGame', { what: say('casino.table'), game: name })}
      data-table={code}
      data-used={isUsed || undefined}
      onPointerDownCapture={use}
      onFocusCapture={use}
    >
      <div className="bar tile-bar">
        <h2>
          <Link to={`/casino/${code}`}>{name}</Link>
        </h2>
        <span className="tile-round">{live.view && say('casino.roundNumber', { round: live.view.round.id })}</span>
        {open.length > 0 && (
          <b className="tile-stake">{say('casino.yours', { stake: formatMoney(sum(open.map(bet => bet.stake))) })}</b>
        )}
        {tools}
      </div>
      <PictureFrame
        game={game}
        live={live}
        isEmpty={false}
        isQuiet={isQuiet}
        hasSound={hasSound && isUsed}
        own={
          live.view && (
            <OwnResult game={game} round={live.view.round} last={live.view.last} isHeard={isUsed} onOpen={setPast} />
          )
        }
      />
      <div className="tile-bets" tabIndex={-1}>
        <TableNotice view={live.view} />
        <BettingTable offers={offers} />
      </div>
      <LastResults game={game} last={live.view?.last ?? []} onOpen={setPast} />
      {live.view && <TileChips game={game} desk={desk} chip={chip} isOn={byChips} onChips={setChips} onHand={onHand} />}
      {props.slipPlace && createPortal(<DeskSlip game={game} desk={desk} of={named} />, props.slipPlace)}
      <Boundary>
        <Suspense>{past && <PastRound game={game} round={past} onClose={() => setPast(undefined)} />}</Suspense>
      </Boundary>
    </section>
  );
});
