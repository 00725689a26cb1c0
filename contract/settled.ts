import type { FaultCode, VoidedBy } from '@maidan/games/kit/roundFaults';
import { ROUND_FAULTS, VOIDED_BY } from '@maidan/games/kit/roundFaults';
import type { Language } from './language.ts';

/* What settled a bet or made it void, in the sentence its player reads. The names of the house's people are in none. */

/** Of a bet on sport. */
export interface Settled {
  readonly state: 'settled' | 'void';
  /** What the house's people said of a result that they gave by hand; undefined where the match gave it. */
  readonly byHand: string | undefined;
}

export function settledSentence({ state, byHand }: Settled, language: Language): string {
  const words = WORDS[language];
  if (byHand === undefined) return state === 'settled' ? words.byResult : '';
  const how = state === 'settled' ? words.byHand : words.voidByHand;
  return byHand === '' ? `${how}${words.stop}` : `${how}: ${byHand}`;
}

/** Of a bet at a table. */
export interface SettledRound {
  readonly state: 'open' | 'undone' | 'settled' | 'void';
  readonly fault: FaultCode | null;
  readonly voidedBy: VoidedBy | null;
}

export function roundSentence({ state, fault, voidedBy }: SettledRound, language: Language): string {
  if (state === 'settled') return WORDS[language].byCards;
  if (state !== 'void' || !fault) return '';
  const [faults, enders] = language === 'hi' ? [FAULTS_HINDI, VOIDED_BY_HINDI] : [ROUND_FAULTS, VOIDED_BY];
  return `${faults[fault]} ${enders[voidedBy ?? 'house']}`;
}

const WORDS = {
  en: {
    byResult: 'Settled by the result.',
    byCards: 'Settled by the result of the round.',
    byHand: 'Settled by hand',
    voidByHand: 'Made void by hand',
    stop: '.',
  },
  hi: {
    byResult: 'नतीजे के अनुसार निपटाया गया।',
    byCards: 'राउंड के नतीजे के अनुसार निपटाया गया।',
    byHand: 'हाउस के लोगों ने निपटाया',
    voidByHand: 'हाउस के लोगों ने रद्द किया',
    stop: '।',
  },
} as const;

const FAULTS_HINDI: Readonly<Record<FaultCode, string>> = {
  'restarted-while-betting': 'दाँव खुले थे और सर्वर फिर से शुरू हुआ।',
  'beacon-missing': 'सार्वजनिक यादृच्छिक संख्या समय पर नहीं आई।',
  'bets-root-late': 'पत्ते पता चल सकने से पहले राउंड के दाँव दर्ज नहीं हो पाए।',
  'bets-root-untold': 'राउंड के दाँव दर्ज हुए, पर पत्ते पता चल सकने से पहले बताए नहीं जा सके।',
  'voided-by-operator': 'संचालक ने राउंड समाप्त किया।',
  'table-fault': 'टेबल आगे नहीं चल सकी।',
  'cards-in-doubt': 'राउंड के पत्तों पर संदेह था।',
  'price-wrong': 'राउंड का कोई भाव या सीमा ग़लत थी।',
  'picture-failed': 'टेबल की तस्वीर बंद हो गई।',
};

const VOIDED_BY_HINDI: Readonly<Record<VoidedBy, string>> = {
  house: 'हाउस ने इसे अपने आप समाप्त किया।',
  one: 'दाँव खुले रहते एक व्यक्ति ने इसे समाप्त किया।',
  two: 'दो लोगों ने यह तय किया।',
};
