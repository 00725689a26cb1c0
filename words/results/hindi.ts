import type { english } from './english.ts';

export const hindi = {
  'results.title': 'कसीनो परिणाम',
  'results.roundId': 'राउंड ID',
  'results.winner': 'विजेता',
  'results.result': 'परिणाम',
  'results.time': 'समय',
  'results.round': 'राउंड',
  'results.void': 'रद्द',
  'results.voidFor': 'रद्द: {why}',
  'results.view': 'देखें',
  'results.viewRound': 'राउंड {round} देखें',
  'results.none': 'उस दिन कोई राउंड नहीं हुआ',
  'results.noneHint': '{day} को {game} का कोई परिणाम नहीं है।',
  'results.noMatch': 'कोई राउंड नहीं मिला',
  'results.noMatchHint': '{day} को {game} के किसी राउंड का यह नंबर या विजेता नहीं है।',
  'results.csvFailed': 'परिणाम सेव नहीं हो पाए।',
  'results.chooseDay': 'कोई दिन चुनें।',
  'results.date': 'तारीख़',
  'results.game': 'गेम',
  'results.submit': 'दिखाएँ',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
