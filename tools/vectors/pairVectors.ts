import * as samples from '@maidan/games/kit/testing/fairSamples';
import type { Fault } from '@maidan/games/kit/fair/faults';
import { type RoundRecord, sealed } from '@maidan/games/kit/fair/record';

/** Two files of one table, the earlier first. */
export interface Pair {
  readonly name: string;
  /** What must be found from the records alone. */
  readonly expect: 'verified' | Fault;
  /** What is found by whoever knows the rules of the game besides, where that is something else. */
  readonly withRules?: Fault;
  readonly earlier: RoundRecord;
  readonly later: RoundRecord;
}

/** Rounds of one table, of which some belong together and some do not. */
export function pairs(): Pair[] {
  const [first, second, third, , fifth, sixth] = samples.sampleRecords(samples.carried, 'carried', 6);
  const others = samples.sampleRecords(samples.carried, 'another chain', 2);
  const twelve = [...samples.carried.shoe.faces.keys()].slice(0, 12);
  const withRules = 'shoe-did-not-carry-over';
  return [
    { name: 'two rounds in a row', expect: 'verified', earlier: first!, later: second! },
    { name: 'a round and the fifth after it', expect: 'verified', earlier: first!, later: sixth! },
    { name: 'a fresh shoe', expect: 'verified', earlier: fifth!, later: sixth! },
    { name: 'the later round first', expect: 'rounds-are-not-of-one-chain', earlier: second!, later: first! },
    { name: 'rounds of two chains', expect: 'rounds-are-not-of-one-chain', earlier: others[0]!, later: third! },
    {
      name: 'cards gone that did not go',
      expect: 'shoe-did-not-carry-over',
      earlier: { ...first!, dealt: [] },
      later: second!,
    },
    {
      ...{ name: 'a fresh shoe before it was due', expect: 'verified', withRules },
      ...{ earlier: first!, later: sealed({ ...second!, gone: [] }) },
    },
    {
      ...{ name: 'more gone than one round between takes', expect: 'verified', withRules },
      ...{ earlier: first!, later: sealed({ ...third!, gone: twelve }) },
    },
  ];
}
