import { useLayoutEffect } from 'react';

/* Whether the page is the app's already, or still what the build has drawn (takeOver.tsx). */

let release = (): void => {};
let taken = Promise.resolve();

/** From now on answers wait. Answers what ends it, which may be said again. */
export function beginTaking(makeUsable: () => void): () => void {
  taken = new Promise(done => {
    release = () => {
      makeUsable();
      done();
    };
  });
  return release;
}

/** What is asked by the frame may be answered before the screen is the app's, and is not what was drawn: it waits so long. */
export const whenTaken = (): Promise<void> => taken;

/** Stands at the end of a screen: when it is there, all of it is. */
export function TakenOver(): null {
  useLayoutEffect(() => release(), []);
  return null;
}
