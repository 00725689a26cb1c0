import { numbers, phrase, type Words } from './phrases.ts';

/* Labels of the virtual games. */

export const VIRTUAL_LABELS: Words = {
  Fixture: 'मुक़ाबला',
  Match: 'मैच',
  Win: 'विन',
  Place: 'प्लेस',
  Forecast: 'फ़ोरकास्ट',
  Tricast: 'ट्राइकास्ट',
  'Match Result': 'मैच का नतीजा',
  Goals: 'गोल',
  'Both Teams to Score': 'दोनों टीमें गोल करें',
  'Correct Score': 'सही स्कोर',
  Yes: 'हाँ',
  No: 'नहीं',
  Home: 'होम',
  Away: 'अवे',
  'Over 2.5': '2.5 से ज़्यादा',
  'Under 2.5': '2.5 से कम',
  'Any other score': 'कोई और स्कोर',
  'Side A': 'टीम A',
  'Side B': 'टीम B',
  'Runs of Side A': 'टीम A के रन',
  'Runs of the match': 'मैच के रन',
  Wickets: 'विकेट',
  'First ball': 'पहली गेंद',
  '3 or more': '3 या ज़्यादा',
  ...phrase('Runner {nth}', 'घोड़ा {nth}', { nth: numbers(1, 8) }),
  ...phrase('Trap {nth}', 'ट्रैप {nth}', { nth: numbers(1, 6) }),
};
