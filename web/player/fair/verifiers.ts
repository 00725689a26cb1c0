import { say } from '@maidan/words/say';

/** A program that draws the cards of a record again and needs nothing of this house. */
export interface Verifier {
  readonly name: string;
  readonly language: string;
  readonly needs: string;
  readonly command: string;
  load(): Promise<string>;
}

// The very files that the documentation has: what is tested there is what is downloaded here.
const files = import.meta.glob<string>('../../../docs/fairness/verify*', { query: '?raw', import: 'default' });

const fileNamed = (name: string): (() => Promise<string>) => {
  const load = files[`../../../docs/fairness/${name}`];
  if (!load) throw new Error(`docs/fairness has no ${name}`);
  return load;
};

export const VERIFIERS: readonly Verifier[] = [
  {
    name: 'verify_round.py',
    language: 'Python',
    needs: say('fair.needsPython'),
    command: 'python3 verify_round.py round.json',
    load: fileNamed('verify_round.py'),
  },
  {
    name: 'verifyRound.mjs',
    language: 'JavaScript',
    needs: say('fair.needsNode'),
    command: 'node verifyRound.mjs round.json',
    load: fileNamed('verifyRound.mjs'),
  },
  {
    name: 'verifyBet.mjs',
    language: say('fair.scriptForBet'),
    needs: say('fair.needsNode'),
    command: 'node verifyBet.mjs bets.json round.json',
    load: fileNamed('verifyBet.mjs'),
  },
  {
    name: 'verify_match.py',
    language: say('fair.pythonForMatches'),
    needs: say('fair.needsPython'),
    command: 'python3 verify_match.py match.json',
    load: fileNamed('verify_match.py'),
  },
];
