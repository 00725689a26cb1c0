import { GAMES, gameOf } from '@maidan/games/index';
import { selectionsOf } from '@maidan/games/kit/game';
import { describe, expect, test } from 'vitest';
import { type FeedData, feedData } from './feedData.ts';
import { feedRows } from './feedRows.ts';
import { openData, roundAt } from './feedSample.ts';

const row = ({ data }: FeedData, sid: number) => data.sub.find(each => each.sid === sid)!;

describe('section shapes', () => {
  test('[S108] teen33: b and l', async () => {
    const { data } = await openData('teen33');
    expect(data.sub.map(({ nat, b, l }) => [nat, b, l])).toEqual([
      ['Player A', 2.11, 2.16],
      ['Player B', 1.86, 1.9],
    ]);
  });

  test('[S108] patti2: back, lay and combined; a session row has lines with their rates', async () => {
    const told = await openData('patti2');
    expect(row(told, 2)).toMatchObject({ back: 1.98, lay: 2.02, combined: '1.98/2.02', etype: 'Match' });
    expect(row(told, 4)).toMatchObject({ b: 15, bs: 105, l: 14, ls: 95, combined: '15/14', etype: 'Fancy2' });
    expect(row(told, 6)).toMatchObject({ back: 2.1, lay: 0, subtype: 'Baccarat', etype: 'Fancy1' });
    expect(row(told, 7)).toMatchObject({ b: 2, subtype: 'plus', etype: 'Fancy', pays: { 'Four of a kind': 200 } });
  });

  test('[S108] queen: b for Under 21 and Over 21 of Player B', async () => {
    const told = await openData('queen');
    expect(row(told, 3)).toMatchObject({ nat: 'Player B Under 21', b: 1.88, l: 0, subtype: 'uo' });
    expect(row(told, 4)).toMatchObject({ nat: 'Player B Over 21', b: 2.27, l: 0 });
  });

  test('[S108] card32: rows with nat, b, l and id', async () => {
    const { data } = await openData('card32');
    expect(data.sub).toMatchObject(
      [8, 9, 10, 11].map((player, nth) => ({ nat: `Player ${player}`, id: nth + 1, sid: nth + 1 })),
    );
    for (const { b, l } of data.sub) expect(b).toBeLessThan(l);
  });

  test('[S107] rows about a card carry its cells, and only the next card’s row is shown', async () => {
    const told = await openData('teen6', 2);
    expect(row(told, 14)).toMatchObject({ nat: 'Card 2', visible: 1, gstatus: 'ACTIVE', subtype: 'oddeven' });
    expect(row(told, 14).odds!.map(({ sid, nat }) => `${sid} ${nat}`)).toEqual(['1 Odd', '2 Even']);
    expect(row(told, 13)).toMatchObject({ nat: 'Card 1', visible: 0, gstatus: 'SUSPENDED' });
    expect(row(await openData('trap'), 17).odds).toMatchObject([{ sid: 3, nat: 'JQK', b: 4.16, l: 4.5 }]);
  });

  test.each(GAMES.map(({ code }) => code))('[S107] %s: a row of cells and its cell make up the label', async code => {
    const game = (await gameOf(code))!;
    const { round } = roundAt(game, 'opened');
    const labels = selectionsOf(game).flatMap(({ sid, label }) => (typeof sid === 'string' ? [`${sid} ${label}`] : []));
    const numbers = new Set(labels.map(label => Number.parseInt(label, 10)));
    const rows = feedRows(game, round).filter(({ sid }) => numbers.has(sid));
    const told = rows.flatMap(each => each.odds!.map(({ sid, nat }) => `${each.sid}_${sid} ${each.nat} ${nat}`));
    expect(told.toSorted()).toEqual(labels.toSorted());
    expect(rows.filter(({ nat }) => !/^Card \d+$/.test(nat))).toEqual([]);
  });

  test('[S107] K.B.C asks five questions and names the price of each way to bet by the second answer', async () => {
    const told = await openData('kbc');
    expect(
      told.data.sub.map(({ subtype, odds = [] }) => `${subtype}: ${odds.map(({ nat }) => nat).join(' ')}`),
    ).toEqual([
      'redblack: Red Black',
      'oddeven: Odd Even',
      'updown: 7 Up 7 Down',
      'Cardj: A23 456 8910 JQK',
      'color: Spade Heart Club Diamond',
      'five: Odd Even',
      'four: Odd Even',
      'fifty: Odd Even',
    ]);
    expect(row(told, 6).odds!.map(({ b }) => b)).toEqual([131, 154]);
  });

  test('[S107] limits and sizes are rupees', async () => {
    expect(row(await openData('goals'), 10)).toMatchObject({ nat: 'No Goal', min: 100, max: 25_000, bs: 25_000 });
  });

  test('[S224] race20: the four kings show sizes of 10000, whatever is taken on them, and no other row does', async () => {
    const { data } = await openData('race20');
    const king = { b: 3.85, bs: 10_000, l: 4.15, ls: 10_000, max: 200_000 };
    expect(data.sub.slice(0, 4)).toMatchObject(['K♠', 'K♥', 'K♣', 'K♦'].map(nat => ({ nat, ...king })));
    expect(data.sub.slice(4).filter(({ bs, ls }) => bs === 10_000 || ls === 10_000)).toEqual([]);
    expect(data.sub.at(-1)).toMatchObject({ nat: 'Win with 17', bs: 25_000, ls: 0 });
  });

  test('[S107] 3cardj: Yes is row 1 and No row 2, each with its own side of the price', async () => {
    const game = (await gameOf('3cardj'))!;
    const { data } = await openData('3cardj');
    const alike = { subtype: 'judgement', etype: 'Match', min: 100, max: 200_000 };
    expect(data.sub).toMatchObject([
      { sid: 1, sr: 1, nat: 'Yes', b: 1.78, bs: 200_000, l: 0, ls: 0, gstatus: 'ACTIVE', ...alike },
      { sid: 2, sr: 2, nat: 'No', b: 0, bs: 0, l: 1.84, ls: 200_000, gstatus: 'ACTIVE', ...alike },
    ]);
    const { round, at } = roundAt(game, 'closed');
    expect(feedData(game, round, [], at).data.sub.map(({ gstatus }) => gstatus)).toEqual(['SUSPENDED', 'SUSPENDED']);
  });

  test('[S107] notenum: every row has the subtype of its half, the cards and the baccarat values their own', async () => {
    const told = await openData('notenum');
    const subtypes = ['odd', 'even', 'black', 'red', 'low', 'high'].flatMap(half => [1, 2, 3, 4, 5, 6].map(() => half));
    expect(told.data.sub.map(({ sid, subtype }) => `${sid} ${subtype}`)).toEqual(
      [...subtypes, 'bacc', 'bacc', ...[1, 2, 3, 4, 5, 6].map(() => 'card')].map((name, nth) => `${nth + 1} ${name}`),
    );
    expect(row(told, 13)).toMatchObject({ nat: 'Black Card 1', b: 1.98, l: 2.02 });
  });
});
