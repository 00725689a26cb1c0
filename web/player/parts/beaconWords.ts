import { say } from '@maidan/words/say';

/** A beacon by its name; one of the house's own is known by what it is worth, in the reader's words. */
export const beaconWords = (beacon: string): string => {
  if (say('frame.lang') === 'en-IN') return beacon; // as it is written: English pages leave out the rest
  return beacon.endsWith('independent') ? say('frame.ownBeacon') : beacon;
};
