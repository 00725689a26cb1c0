import type { EndReason } from '@maidan/exchange/market';
import type { Language } from './language.ts';

/** Why an order left the book, in the sentence its player reads. */
const ENGLISH: Readonly<Record<EndReason, string>> = {
  'taken-back': 'You took it back.',
  changed: 'You changed it.',
  'own-order': 'Your own order on the other side met it, and nobody bets with themselves.',
  'field-changed': 'A runner was withdrawn: lays that waited at the old prices were taken back.',
  expired: 'The time you gave it was over.',
  'not-filled': 'The book did not have as much as you asked for at once.',
  'turned-in-play': 'The market turned in-play, and you had not asked to keep it.',
  'market-closed': 'The market closed before anybody met it.',
  'account-blocked': 'Your account was blocked.',
  'play-stopped': 'You stopped playing.',
  'market-void': 'The market is void.',
  'runner-withdrawn': 'The runner was withdrawn.',
};

const HINDI: Readonly<Record<EndReason, string>> = {
  'taken-back': 'आपने इसे वापस ले लिया।',
  changed: 'आपने इसे बदल दिया।',
  'own-order': 'यह दूसरी ओर के आपके ही ऑर्डर से टकराया, और कोई अपने साथ दाँव नहीं लगाता।',
  'field-changed': 'एक रनर हट गया: पुराने भाव पर रुके ले ऑर्डर वापस कर दिए गए।',
  expired: 'आपका दिया समय पूरा हो गया।',
  'not-filled': 'आपने एक साथ जितना माँगा, बुक में उतना नहीं था।',
  'turned-in-play': 'मार्केट इन-प्ले हो गया, और आपने इसे बनाए रखने को नहीं कहा था।',
  'market-closed': 'किसी के मिलाने से पहले मार्केट बंद हो गया।',
  'account-blocked': 'आपका खाता रोक दिया गया।',
  'play-stopped': 'आपने खेलना रोक दिया।',
  'market-void': 'मार्केट रद्द है।',
  'runner-withdrawn': 'रनर हट गया।',
};

const ENDINGS: Readonly<Record<Language, Readonly<Record<EndReason, string>>>> = { en: ENGLISH, hi: HINDI };

export const endingSentence = (because: EndReason, language: Language): string => ENDINGS[language][because];
