import type { TennisCard, TennisGame } from '@maidan/exchange/sports/tennis/setBySet';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { FigureTable } from './FigureTable.tsx';
import { Plot, PLOT } from './Plot.tsx';
import { Versus, type VersusLine } from './Versus.tsx';
import { halves, roof, yOf } from './plotting.ts';

/** Set by set, what was counted, and the games of a set one by one. */
export function TennisView({ card }: { readonly card: TennisCard }) {
  const { players, sets, ended } = card;
  const figuresOf = (side: number) =>
    sets.map(({ games, each }, n) => (
      // oxlint-disable-next-line react/no-array-index-key
      <SetFigure key={n} games={games[side] ?? 0} tied={each.find(({ isTieBreak }) => isTieBreak)?.points[side]} />
    ));
  return (
    <div className="scorecard-columns">
      <div>
        <FigureTable
          caption={say('card.setBySet')}
          heads={[say('card.player'), ...sets.map((_, n) => say('card.set', { set: String(n + 1) }))]}
          rows={players.map((player, side) => ({
            key: player,
            cells: [player, ...figuresOf(side)],
          }))}
        />
        {ended && (
          <p className="scorecard-note">
            {ended.how === 'retired' ? say('card.retired', { player: players[ended.who] }) : say('card.abandoned')}
          </p>
        )}
        <Versus caption={say('card.counts')} sides={players} lines={linesOf(card)} />
      </div>
      <div>
        <SetPoints card={card} />
        <GameList card={card} />
      </div>
    </div>
  );
}

/** Games, and raised behind them the points of a tie-break. */
const SetFigure = ({ games, tied }: { readonly games: number; readonly tied: number | undefined }) => (
  <>
    <b>{games}</b>
    {tied !== undefined && <sup>{tied}</sup>}
  </>
);

function linesOf({ counts }: TennisCard): readonly VersusLine[] {
  const { points, serviceWon, servicePoints, held, serviceGames, breaks, breakPoints, streak } = counts;
  const share = (name: string, won: readonly [number, number], of: readonly [number, number]): VersusLine => ({
    name,
    figures: won,
    shown: [shareWords(won[0], of[0]), shareWords(won[1], of[1])],
  });
  return [
    { name: say('card.points'), figures: points },
    share(say('card.serviceWon'), serviceWon, servicePoints),
    share(say('card.held'), held, serviceGames),
    share(say('card.breaks'), breaks, breakPoints),
    { name: say('card.streak'), figures: streak },
  ];
}

const shareWords = (won: number, of: number): string => say('card.share', { won: String(won), of: String(of) });

/** Of each set two bars: the points each won in it. */
function SetPoints({ card: { players, sets } }: { readonly card: TennisCard }) {
  const most = roof(Math.max(1, ...sets.flatMap(({ points }) => points)));
  const width = PLOT.width / Math.max(1, sets.length);
  return (
    <Plot
      title={say('card.pointsOfSet')}
      told={sets.map(({ points }, n) => `${say('card.set', { set: String(n + 1) })}: ${points.join('–')}`).join('; ')}
      up={halves(most)}
      along={sets.map((_, n) => say('card.set', { set: String(n + 1) }))}
      legend={[
        [players[0], 'look-a'],
        [players[1], 'look-b'],
      ]}
      table={
        <FigureTable
          caption={say('card.pointsOfSet')}
          heads={[say('card.setBySet'), ...players]}
          rows={sets.map(({ points }, n) => ({ key: n, cells: [say('card.set', { set: String(n + 1) }), ...points] }))}
        />
      }
    >
      {sets.map(({ points }, set) =>
        points.map((won, side) => {
          const y = yOf(won, most);
          const x = set * width + width * (side === 0 ? 0.2 : 0.52);
          const look = side === 0 ? 'look-a' : 'look-b';
          return (
            <rect
              key={`${set} ${look}`}
              className={`plot-bar ${look}`}
              x={x}
              y={y}
              width={width * 0.28}
              height={PLOT.height - y}
            />
          );
        }),
      )}
    </Plot>
  );
}

function GameList({ card: { players, sets } }: { readonly card: TennisCard }) {
  const [chosen, setChosen] = useState<number>();
  const nth = chosen ?? sets.length - 1;
  const games = sets[nth]?.each ?? [];
  return (
    <>
      <fieldset className="seg" aria-label={say('card.gameByGame')}>
        {sets.map((_, n) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            type="button"
            className={n === nth ? 'on' : undefined}
            aria-pressed={n === nth}
            onClick={() => setChosen(n)}
          >
            {say('card.set', { set: String(n + 1) })}
          </button>
        ))}
      </fieldset>
      <FigureTable
        caption={say('card.gameByGame')}
        words={3}
        heads={[say('card.game'), say('card.server'), say('card.wonBy'), say('card.points')]}
        rows={games.map((game, n) => ({
          key: n,
          isStrong: game.isBreak,
          cells: [n + 1, players[game.server], <WonBy key="by" game={game} players={players} />, gameScore(game)],
        }))}
      />
    </>
  );
}

const gameScore = ({ by, points }: TennisGame): string =>
  say('card.gameTo', { won: String(points[by]), lost: String(points[by === 0 ? 1 : 0]) });

const WonBy = ({ game, players }: { readonly game: TennisGame; readonly players: readonly [string, string] }) => (
  <span className="batter">
    <span>{players[game.by]}</span>
    <small>{game.isTieBreak ? say('card.tieBreak') : game.isBreak ? say('card.break') : say('card.hold')}</small>
  </span>
);
