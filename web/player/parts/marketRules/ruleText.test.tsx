import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type BookTerms, RuleText, RuleTexts } from './RuleText.tsx';
import type { RuleId } from './rules.ts';

const termsIn = (markup: string): string[] => [...markup.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name = '']) => name);

const saidIn = (markup: string, name: string): string =>
  new RegExp(`<dt>${name}</dt><dd>(.*?)</dd>`).exec(markup)?.[1] ?? '';

test('what wins, void, example, delay, commission, and settled by what', () => {
  expect(termsIn(renderToStaticMarkup(<RuleText rule="winner" kind="exchange" />))).toEqual([
    'What wins',
    'When stakes go back',
    'Example',
    'Delay',
    'Commission',
    'Settled by',
  ]);
});

const inBook = (terms?: BookTerms): string =>
  renderToStaticMarkup(<RuleText rule="winner" kind="exchange" terms={terms} />);

test.each<[what: string, markup: string, delay: string, commission: string]>([
  ['a market in play that charges', inBook({ betDelayMs: 5_000, commission: 200 }), 'waits 5 s', '2 % of what you win'],
  ['one that charges nothing', inBook({ betDelayMs: 1_000, commission: 0 }), 'waits 1 s', 'None.'],
  ['any market between players', inBook(), '1 s before play and 5 s in play', 'as the market says'],
  [
    'a market with the house',
    renderToStaticMarkup(<RuleText rule="overs" kind="session" terms={{ betDelayMs: 0, commission: 0 }} />),
    'waits 1 s before it counts. Before play it counts at once.',
    'None.',
  ],
])('%s says its delay and its commission', (_, markup, delay, commission) => {
  expect(saidIn(markup, 'Delay')).toContain(delay);
  expect(saidIn(markup, 'Commission')).toContain(commission);
});

test('of several questions each says what wins; what is the same for all is said once', () => {
  const rules: RuleId[] = ['overs', 'wicket', 'batterRuns'];
  const markup = renderToStaticMarkup(<RuleTexts rules={rules} kind="session" />);
  expect(termsIn(markup).filter(name => name === 'What wins')).toHaveLength(rules.length);
  expect(termsIn(markup).filter(name => name === 'Example')).toHaveLength(1);
  expect(markup).toContain('Fall of a wicket');
});
