import { expect, test } from 'vitest';
import { dayOf, formatClock, formatDay, formatInstant, formatMinute, formatTime } from './when.ts';

const AT = Date.parse('2026-03-07T18:44:07Z'); // past midnight in India

test.each([
  ['a day', formatDay, '08 Mar 2026'],
  ['a time', formatTime, '00:14'],
  ['a minute', formatMinute, '08 Mar 2026 00:14'],
  ['an instant', formatInstant, '08 Mar 2026 00:14:07'],
  ['a clock', formatClock, 'Sun 08 Mar 2026 00:14 IST'],
  ['a day for the server', dayOf, '2026-03-08'],
])('%s is read in India, whatever the browser thinks', (_, format, words) => {
  expect(format(AT)).toBe(words);
});

test('the names of months and days are those of British English', () => {
  const said = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  });
  for (let day = 0; day < 366; day += 1) {
    const at = AT + day * 86_400_000;
    expect(formatClock(at).slice(0, -10)).toBe(said.format(at).replace(',', ''));
  }
});
