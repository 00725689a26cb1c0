import { ok, refuse, type Result } from '@maidan/core/result';
import {
  STREAM_STATUSES,
  type MarketChange,
  type MarketDefinition,
  type MarketMessage,
  RUNNER_STATUSES,
  type RunnerChange,
  type RunnerDefinition,
} from './marketStream.ts';

/* A recording comes from outside: here its lines become messages that can be relied upon. */

/** Undefined where it is about something else than markets; refused with the reason why it cannot be read. */
export function messageIn(line: string): Result<MarketMessage | undefined, string> {
  if (line.trim() === '') return ok(undefined);
  const read = parsed(line);
  if (!isObject(read)) return refuse('it is not a message');
  if (read['op'] !== 'mcm') return ok(undefined);
  return isMessage(read) ? ok(read) : refuse('it is not a message of a market as they are known here');
}

/** What is null is as good as not there. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line, (_, value: unknown) => value ?? undefined);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isString = (value: unknown): value is string => typeof value === 'string';

const isEach = <T>(value: unknown, is: (each: unknown) => each is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);

const isMaybe = <T>(value: unknown, is: (value: unknown) => value is T): value is T | undefined =>
  value === undefined || is(value);

const isMaybeEach = <T>(value: unknown, is: (each: unknown) => each is T): value is readonly T[] | undefined =>
  value === undefined || isEach(value, is);

const isMessage = (value: Fields): value is Fields & MarketMessage =>
  isNumber(value['pt']) && isMaybeEach(value['mc'], isChange);

const isChange = (value: unknown): value is MarketChange =>
  isObject(value) &&
  isString(value['id']) &&
  isMaybe(value['marketDefinition'], isDefinition) &&
  isMaybeEach(value['rc'], isRunnerChange);

const TEXTS = ['eventName', 'name', 'marketType', 'countryCode', 'venue'] as const;

const isDefinition = (value: unknown): value is MarketDefinition =>
  isObject(value) &&
  STREAM_STATUSES.some(status => status === value['status']) &&
  typeof value['inPlay'] === 'boolean' &&
  isString(value['eventTypeId']) &&
  isNumber(value['numberOfWinners']) &&
  TEXTS.every(text => isMaybe(value[text], isString)) &&
  isEach(value['runners'], isRunner);

const isRunner = (value: unknown): value is RunnerDefinition =>
  isObject(value) &&
  isNumber(value['id']) &&
  RUNNER_STATUSES.some(status => status === value['status']) &&
  isMaybe(value['name'], isString) &&
  isMaybe(value['adjustmentFactor'], isNumber);

const isRunnerChange = (value: unknown): value is RunnerChange =>
  isObject(value) &&
  isNumber(value['id']) &&
  isMaybe(value['ltp'], isNumber) &&
  (['atb', 'atl'] as const).every(prices => isMaybeEach(value[prices], isNumbers(2))) &&
  (['batb', 'batl'] as const).every(prices => isMaybeEach(value[prices], isNumbers(3)));

const isNumbers =
  (count: number) =>
  (value: unknown): value is readonly number[] =>
    isEach(value, isNumber) && value.length === count;
