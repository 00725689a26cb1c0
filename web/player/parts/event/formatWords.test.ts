import { inventOne } from '@maidan/exchange/proof/sportLaws';
import { SPORTS } from '@maidan/exchange/sports/sports';
import { speak } from '@maidan/words/speak';
import { expect, test } from 'vitest';
import { formatParts, formatWords } from './formatWords.ts';

const formatsOf = (sport: (typeof SPORTS)[number]): readonly string[] => [
  ...new Set(Array.from({ length: 60 }, (_, nth) => inventOne(sport, `format-${nth}`).format)),
];

test.each(SPORTS.map(sport => [sport.code, formatsOf(sport)] as const))(
  '%s: what a match is played over is said in both languages',
  (_, formats) => {
    const hindi = formats.map(format => speak('hi')('past.formatIs', formatParts(format)));
    expect(hindi.join(' ')).not.toMatch(/[A-Za-z]{3,}/);
    expect(formats.map(format => formatParts(format).kind)).not.toContain('other');
  },
);

test('what nobody has words for is said as it is', () => {
  expect(formatWords('WIN')).toBe('WIN');
  expect(formatWords('4 x 15 minutes')).toBe('4 × 15 minutes');
  expect(formatWords('ODI')).toBe('ODI');
});
