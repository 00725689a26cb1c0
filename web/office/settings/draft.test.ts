import { DEFAULTS, SECTIONS, SETTINGS } from '@maidan/contract/settings';
import { describe, expect, test } from 'vitest';
import { draftOf, valuesOf } from './draft.ts';
import { FORMS } from './sections.ts';

describe.each(SECTIONS)('the section %s', section => {
  const { fields } = FORMS[section];

  test('has a field for every value of the contract', () => {
    expect(fields.map(field => field.name).toSorted()).toEqual(Object.keys(SETTINGS[section].shape).toSorted());
  });

  test('comes back unchanged when nothing was typed', () => {
    expect(valuesOf(fields, draftOf(fields, DEFAULTS[section]))).toEqual({ values: DEFAULTS[section] });
  });
});

describe('a commission is typed in per cent and sent in hundredths of one', () => {
  const { fields } = FORMS.sport;
  const opened = draftOf(fields, DEFAULTS.sport);

  test.each([
    ['0', 0],
    ['2', 200],
    ['2.5', 250],
    ['0.29', 29],
    ['20', 2_000],
  ])('%s is %i', (typed, sent) => {
    const read = valuesOf(fields, { ...opened, commission: typed });
    expect('values' in read && read.values['commission']).toBe(sent);
  });

  test.each(['', '-1', '20.01', '1.255', 'two'])('%j is refused', typed => {
    const read = valuesOf(fields, { ...opened, commission: typed });
    expect('faults' in read && read.faults['commission']).toBe(
      'Enter a per cent from 0 to 20, with at most two decimals.',
    );
  });
});

describe('limits are typed in rupees and sent in paise', () => {
  const { fields } = FORMS.limits;
  const opened = draftOf(fields, DEFAULTS.limits);

  test('the form shows rupees', () => {
    expect(opened['fourEyesFrom']).toBe('20000');
    expect(draftOf(FORMS.usdt.fields, DEFAULTS.usdt)['rate']).toBe('88.50');
  });

  test.each([
    ['depositMin', '1500.50', 150_050],
    ['fourEyesFrom', '2L', 20_000_000],
    ['openingCredit', '0', 0],
    ['newPayeeHoldHours', '24', 24],
  ])('%s typed as %s is %i', (name, typed, sent) => {
    const read = valuesOf(fields, { ...opened, [name]: typed });
    expect('values' in read && read.values[name]).toBe(sent);
  });

  test.each([
    ['depositMin', '0', 'The amount must be more than zero.'],
    ['depositMin', 'lots', 'Enter the amount as a number, for example 1500 or 1500.50.'],
    ['depositMin', '2cr', 'This is more than the largest.'],
    ['newPayeeHoldHours', '1.5', 'Enter whole hours from 0 to 168.'],
    ['newPayeeHoldHours', '169', 'Enter whole hours from 0 to 168.'],
  ])('%s typed as %s is refused beside the field', (name, typed, fault) => {
    expect(valuesOf(fields, { ...opened, [name]: typed })).toEqual({ faults: { [name]: fault } });
  });
});

test.each(['29', '3651', '12.5', ''])('%s days to stay verified are refused beside the field', typed => {
  const { fields } = FORMS.identity;
  const draft = { ...draftOf(fields, DEFAULTS.identity), verifiedDays: typed };
  expect(valuesOf(fields, draft)).toEqual({ faults: { verifiedDays: 'Enter whole days from 30 to 3,650.' } });
});

test('empty lines of news are left out', () => {
  expect(valuesOf(FORMS.news.fields, { lines: [' One ', '', '  ', 'Two'] })).toEqual({
    values: { lines: ['One', 'Two'] },
  });
});
