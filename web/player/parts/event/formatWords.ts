import { say } from '@maidan/words/say';

/** What a match is played over, as the house writes it down, taken apart. What is in no list is said as it is. */
const KINDS: readonly (readonly [kind: string, RegExp])[] = [
  ['holes', /^(\d+) holes$/],
  ['best', /^best of (\d+)$/],
  ['parts', /^(\d+) x (\d+) minutes$/],
  ['each', /^(\d+) minutes each$/],
  ['minutes', /^(\d+) minutes$/],
  ['rounds', /^(\d+) rounds$/],
  ['laps', /^(\d+) laps$/],
  ['innings', /^(\d+) innings$/],
  ['points', /^to (\d+)$/],
  ['metres', /^(\d+) m$/],
  ['kilometres', /^(\d+) km$/],
  ['bout', /^one bout$/],
  ['seats', /^most seats$/],
  ['test', /^Test$/],
  ['oneDay', /^ODI$/],
  ['twenty', /^T20$/],
];

export interface FormatParts extends Readonly<Record<string, string>> {
  readonly kind: string;
  readonly count: string;
  readonly minutes: string;
  readonly text: string;
}

export function formatParts(text: string): FormatParts {
  for (const [kind, pattern] of KINDS) {
    const found = pattern.exec(text);
    if (found) return { kind, count: found[1] ?? '', minutes: found[2] ?? '', text };
  }
  return { kind: 'other', count: '', minutes: '', text };
}

/** '18 holes', in the language of the page. */
export function formatWords(format: string): string {
  const { kind, count, minutes, text } = formatParts(format);
  return say('past.formatIs', { kind, count, minutes, text });
}
