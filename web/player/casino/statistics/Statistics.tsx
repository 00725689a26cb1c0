import './statistics.css';
import type { LastResult } from '@maidan/contract/table';
import type { Game } from '@maidan/games/kit/game';
import type { Face } from '@maidan/games/kit/shoe';
import { say } from '@maidan/words/say';
import { memo } from 'react';
import { Empty, Failed, Loading } from '../../../ui/States.tsx';
import { HotCold } from './HotCold.tsx';
import { Roads } from './Roads.tsx';
import { ShoePanel } from './ShoePanel.tsx';
import { sidesOf } from '../../parts/result/sides.ts';
import { isCounted, type Past, talliesOf } from './tallies.ts';
import { TallyPanel } from './TallyPanel.tsx';
import { usePastRounds } from './usePastRounds.ts';

interface Props {
  readonly game: Game;
  readonly code: string;
  /** The last results of the table, newest first: a new one means that there is more to count. */
  readonly last: readonly LastResult[];
  /** What earlier rounds took from the shoe that the round is dealt from. */
  readonly gone: readonly Face[];
}

/** What came at this table lately: roads, counts and shares, and what is left of its shoe. */
export function Statistics({ game, code, last, gone }: Props) {
  const { pasts, fault, retry } = usePastRounds(code, last);
  if (!isCounted(game)) return null;
  return (
    <section className="panel statistics">
      <h2 className="bar lt">
        {say('casino.statistics')}
        {pasts && pasts.length > 0 && (
          <small className="sp">{say('casino.lastRounds', { rounds: pasts.length })}</small>
        )}
      </h2>
      <ShoePanel game={game} gone={gone} />
      {fault !== undefined && <Failed title={say('casino.statisticsFailed')} text={fault} onRetry={retry} />}
      {fault === undefined && (pasts ? <Counted game={game} pasts={pasts} /> : <Loading rows={3} />)}
    </section>
  );
}

/** Drawn again when a round has ended, and not with every price. */
const Counted = memo(function Counted({ game, pasts }: { readonly game: Game; readonly pasts: readonly Past[] }) {
  if (pasts.length === 0) {
    return <Empty icon="trophy" title={say('casino.noRounds')} text={say('casino.noRoundsHint')} />;
  }
  const sides = sidesOf(game.code);
  return (
    <>
      {sides && <Roads game={game} sides={sides} pasts={pasts} />}
      <div className="tallies">
        {game.drawn?.map(drawn => (
          <HotCold key={drawn.title} drawn={drawn} pasts={pasts} />
        ))}
        {talliesOf(game, pasts).map(tally => (
          <TallyPanel key={tally.title} {...tally} />
        ))}
      </div>
    </>
  );
});
