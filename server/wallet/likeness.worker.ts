import { parentPort, workerData } from 'node:worker_threads';
import { isSameTexture, type Texture } from './likeness.ts';

/* Compares one picture with many, beside the thread that everybody waits for. */

export interface Comparing {
  readonly mine: Texture;
  readonly others: readonly { readonly id: string; readonly texture: Texture }[];
}

const { mine, others } = workerData as Comparing; // given by samePictures.ts
parentPort?.postMessage(others.filter(({ texture }) => isSameTexture(texture, mine)).map(({ id }) => id));
