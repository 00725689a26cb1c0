import type { Sent } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import type { Market } from '../events/event.ts';

/* A result as it is typed in, and as it is sent. */

export type Answer = Omit<Sent<'settlePreview'>, 'market'>;

/** What is asked: who won, whether it came true, or how many runs. */
export type AskedFor = 'runners' | 'yesNo' | 'runs';

const ASKED: Readonly<Record<Market['kind'], AskedFor>> = {
  exchange: 'runners',
  bookmaker: 'runners',
  oddEven: 'runners',
  lastDigit: 'runners',
  fancy1: 'yesNo',
  session: 'runs',
  overByOver: 'runs',
  ballByBall: 'runs',
  line: 'runs',
  khado: 'runs',
  meter: 'runs',
};

export const askedFor = ({ kind }: Pick<Market, 'kind'>): AskedFor => ASKED[kind];

export interface AnswerDraft {
  readonly isVoid: boolean;
  /** Places in the list of runners. */
  readonly winners: readonly number[];
  /** Of a dead heat for the last of several places: who share them. */
  readonly tied: readonly number[];
  readonly yes: boolean | null;
  /** How many share a yes; empty for one alone. */
  readonly sharedBy: string;
  readonly total: string;
}

export const NO_ANSWER: AnswerDraft = { isVoid: false, winners: [], tied: [], yes: null, sharedBy: '', total: '' };

/** The answer of the official record as it would be typed in; nothing while it does not know. */
export function draftBy({ kind, record, winners: places }: Market): AnswerDraft {
  if (!record) return NO_ANSWER;
  const winners = placesIn(record.winners);
  const tied = placesIn(record.tied);
  return {
    ...NO_ANSWER,
    isVoid: record.result === 'void',
    winners,
    tied: tied.length === 0 && winners.length > places ? winners : tied, // unless it says so, all of them share
    yes: askedFor({ kind }) === 'yesNo' && record.result === 'won' ? winners.length > 0 : null,
    sharedBy: String(record.sharedBy ?? ''),
    total: String(record.total ?? ''),
  };
}

const placesIn = (text: string): readonly number[] => (text === '' ? [] : text.split(',').map(Number));

/** Whether what is typed in is what the official record says. */
export const isByRecord = (draft: AnswerDraft, market: Market): boolean =>
  market.record !== null &&
  JSON.stringify(answerOf(draft, market)) === JSON.stringify(answerOf(draftBy(market), market));

export type Faults = Readonly<Partial<Record<'winners' | 'tied' | 'yes' | 'sharedBy' | 'total', string>>>;

export type Typed = { readonly answer: Answer } | { readonly faults: Faults };

const fault = (field: keyof Faults, words: string): Typed => ({ faults: { [field]: words } });

/** More winners than places: they share what there is. */
export const isDeadHeat = ({ winners }: AnswerDraft, market: Pick<Market, 'winners'>): boolean =>
  winners.length > market.winners;

/** What to send for it, or what is missing. */
export function answerOf(draft: AnswerDraft, market: Market): Typed {
  if (draft.isVoid) return { answer: { result: 'void' } };
  const asked = askedFor(market);
  if (asked === 'runs') return runsOf(draft);
  return asked === 'yesNo' ? yesNoOf(draft) : wonBy(draft, market);
}

function runsOf({ total }: AnswerDraft): Typed {
  if (!/^\d{1,4}$/.test(total.trim())) return fault('total', say('officeSport.totalIsWhole'));
  return { answer: { result: 'runs', total: Number(total) } };
}

function yesNoOf({ yes, sharedBy }: AnswerDraft): Typed {
  if (yes === null) return fault('yes', say('officeSport.chooseYesNo'));
  if (!yes) return { answer: { result: 'won' } };
  if (sharedBy.trim() === '') return { answer: { result: 'won', winners: '0' } };
  if (!/^\d{1,3}$/.test(sharedBy.trim()) || Number(sharedBy) < 2) {
    return fault('sharedBy', say('officeSport.howManyShare'));
  }
  return { answer: { result: 'won', winners: '0', sharedBy: Number(sharedBy) } };
}

function wonBy(draft: AnswerDraft, market: Market): Typed {
  const winners = sorted(draft.winners);
  if (winners.length === 0) return fault('winners', say('officeSport.chooseWinner'));
  const won = { result: 'won', winners: winners.join(',') } as const;
  if (!isDeadHeat(draft, market) || market.winners === 1) return { answer: won };
  const tied = sorted(draft.tied).filter(place => winners.includes(place));
  const outright = winners.length - tied.length;
  if (tied.length < 2 || outright >= market.winners) {
    return fault('tied', say('officeSport.chooseTied', { places: String(market.winners) }));
  }
  return { answer: { ...won, tied: tied.join(',') } };
}

const sorted = (places: readonly number[]): number[] => places.toSorted((a, b) => a - b);

/** The list with it, or without it if it was there. */
export const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter(each => each !== place) : [...places, place];
