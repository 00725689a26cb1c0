import { answering } from '../work/thread.ts';
import { isSameTexture, type Texture } from './likeness.ts';

/* Compares one picture with many, beside the thread that everybody waits for. */

export interface Comparing {
  readonly mine: Texture;
  readonly others: readonly { readonly id: string; readonly texture: Texture }[];
}

answering<Comparing, readonly string[]>(({ mine, others }) =>
  others.filter(({ texture }) => isSameTexture(texture, mine)).map(({ id }) => id),
);
