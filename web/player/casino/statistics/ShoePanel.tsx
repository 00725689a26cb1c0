import type { Game } from '@maidan/games/kit/game';
import type { Face } from '@maidan/games/kit/shoe';
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
  const things = game.shoe.kind === 'cards' ? 'cards' : 'clips';
  return (
    <section className="tally">
      <h3>
        Shoe <small>{`${shoe.left} of ${shoe.of} ${things} left`}</small>
      </h3>
      <ul className="shoe">
        {shoe.kinds.map(({ name, left, of }) => (
          <li key={name} className={left === 0 ? 'none' : undefined}>
            <b>{name}</b>
            <span aria-hidden="true">
              {left}
              <small>/{of}</small>
            </span>
            <span className="vh">{`: ${left} of ${of} left`}</span>
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <p className="gone">
          <b>Gone</b> {gone.map(face => shortFace(game, face)).join(' ')}
        </p>
      )}
    </section>
  );
}
