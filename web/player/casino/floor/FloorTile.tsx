import { entryOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { memo, useEffect, useMemo } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { Failed, Loading } from '../../../ui/States.tsx';
import { useGame } from '../useGame.ts';
import { moved, replaced, without } from './places.ts';
import { TablePicker } from './TablePicker.tsx';
import { TableTile, type TileProps } from './TableTile.tsx';

interface Props extends Omit<TileProps, 'game' | 'tools'> {
  readonly code: string;
  /** All that stand there. */
  readonly codes: readonly string[];
  readonly near: readonly string[];
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onGame: (game: Game) => void;
}

/** A place with a table, which comes with its rules. */
export const FloorTile = memo(function FloorTile({ code, codes, near, onCodes, onGame, ...tile }: Props) {
  const { game, error, refetch } = useGame(code);
  useEffect(() => {
    if (game) onGame(game);
  }, [game, onGame]);
  const tools = useMemo(
    () => <TileTools code={code} codes={codes} near={near} onCodes={onCodes} />,
    [code, codes, near, onCodes],
  );
  if (game) return <TableTile {...tile} game={game} tools={tools} />;
  const name = sayGame(entryOf(code)?.name ?? code);
  return (
    <section className="panel tile-table" aria-label={say('casino.atGame', { what: say('casino.table'), game: name })}>
      <div className="bar tile-bar">
        <h2>{name}</h2>
        {tools}
      </div>
      {error ? (
        <Failed title={say('casino.loadFailed')} text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Loading rows={4} />
      )}
    </section>
  );
});

/** Another table here, another place for this one, or away with it. */
function TileTools({ code, codes, near, onCodes }: Pick<Props, 'code' | 'codes' | 'near' | 'onCodes'>) {
  const game = sayGame(entryOf(code)?.name ?? code);
  const place = codes.indexOf(code);
  return (
    <span className="tile-tools">
      <Tool
        icon="left"
        words={say('casino.moveForward', { game })}
        isIdle={place === 0}
        onDo={() => onCodes(moved(codes, code, -1))}
      />
      <Tool
        icon="right"
        words={say('casino.moveBack', { game })}
        isIdle={place === codes.length - 1}
        onDo={() => onCodes(moved(codes, code, 1))}
      />
      <span className="tile-swap">
        <Icon name="down" small />
        <TablePicker
          label={say('casino.changeTable', { game })}
          near={near}
          taken={codes}
          onPick={next => onCodes(replaced(codes, code, next))}
        />
      </span>
      <Tool icon="close" words={say('casino.closeTable', { game })} onDo={() => onCodes(without(codes, code))} />
    </span>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly words: string;
  readonly isIdle?: boolean;
  readonly onDo: () => void;
}

const Tool = ({ icon, words, isIdle = false, onDo }: ToolProps) => (
  <button type="button" aria-label={words} title={words} disabled={isIdle} onClick={onDo}>
    <Icon name={icon} small />
  </button>
);
