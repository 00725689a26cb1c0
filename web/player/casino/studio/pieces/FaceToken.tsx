import { isCard } from '@maidan/games/kit/feed';
import type { Game } from '@maidan/games/kit/game';
import type { Face } from '@maidan/games/kit/shoe';
import { ballOf } from './balls.ts';
import { CardFace } from './CardFace.tsx';
import { DieFace } from './DieFace.tsx';
import { shortFace } from './faces.ts';
import { colourOf } from '../../../parts/result/pockets.ts';
import { sceneOf } from '../sceneOf.ts';

interface Props {
  readonly game: Game;
  readonly face: Face;
}

/** What was dealt, flat and small: a card, a die, a number, a ball of the over. */
export function FaceToken({ game, face }: Props) {
  const scene = sceneOf(game);
  if (isCard(face)) return <CardFace face={face} />;
  if (scene === 'dice') return <DieFace pips={Number(face)} isDrawn />;
  if (scene === 'wheel') return <Disc face={face} kind={colourOf(Number(face))} text={String(face)} />;
  if (scene === 'cricket') return <Disc face={face} kind={ballOf(face).stroke} text={ballOf(face).sign} />;
  return <Disc face={face} kind="wide" text={shortFace(game, face)} />;
}

const Disc = ({ face, kind, text }: { readonly face: Face; readonly kind: string; readonly text: string }) => (
  <span className="st-disc" data-kind={kind} data-face={face}>
    {text}
  </span>
);
