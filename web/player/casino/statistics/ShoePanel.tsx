import type { Game } from '@maidan/games/kit/game';
import type { Face } from '@maidan/games/kit/shoe';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';
import { bold } from '../../../ui/said.tsx';
import { shortFace } from '../studio/pieces/faces.ts';
import { shoeLeft } from './shoeLeft.ts';

interface Props {
  readonly game: Game;
  /** What earlier rounds took, in the order they took it. */
  readonly gone: readonly Face[];
}

/** What is left of a shoe that lasts several rounds. Nothing for games that start with a full one. */
export function ShoePanel({ game, gone }: Props) {
  const shoe = shoeLeft(game, gone);
  if (!shoe) return null;
  const { left: unseen, of: all } = shoe;
  return (
    <section className="tally">
      <h3>
        {say('casino.shoe')}{' '}
        <small>
          {game.shoe.kind === 'cards'
            ? say('casino.cardsLeft', { left: unseen, all })
            : say('casino.clipsLeft', { left: unseen, all })}
        </small>
      </h3>
      <ul className="shoe">
        {shoe.kinds.map(({ name, left, of }) => (
          <li key={name} className={left === 0 ? 'none' : undefined}>
            <b>{sayLabel(name)}</b>
            <span aria-hidden="true">
              {left}
              <small>/{of}</small>
            </span>
            <span className="vh">{say('casino.kindLeft', { left, all: of })}</span>
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <p className="gone">
          {say('casino.gone', { b: bold, faces: gone.map(face => shortFace(game, face)).join(' ') })}
        </p>
      )}
    </section>
  );
}
