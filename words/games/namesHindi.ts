import type { Category } from '@maidan/games/kit/category';
import type { Words } from './phrases.ts';

/* Players know the tables by the sound of their English names: that is written in Devanagari. */

const CATEGORIES: Readonly<Record<Category, string>> = {
  'All Casino': 'सारा कसीनो',
  Roulette: 'रूलेट',
  Teenpatti: 'तीन पत्ती',
  Poker: 'पोकर',
  Baccarat: 'बैकारेट',
  'Dragon Tiger': 'ड्रैगन टाइगर',
  '32 Cards': '32 कार्ड',
  'Andar Bahar': 'अंदर बाहर',
  'Lucky 7': 'लकी 7',
  '3 Card Judgement': '3 कार्ड जजमेंट',
  'Casino War': 'कसीनो वॉर',
  Worli: 'वर्ली',
};

const NAMES: Words = {
  '20-20 Teenpatti': '20-20 तीन पत्ती',
  'Teenpatti 1-day': 'तीन पत्ती वन-डे',
  'Teenpatti - 2.0': 'तीन पत्ती - 2.0',
  '20-20 Teenpatti B': '20-20 तीन पत्ती B',
  '20-20 Teenpatti C': '20-20 तीन पत्ती C',
  'Teenpatti Open': 'तीन पत्ती ओपन',
  'Teenpatti Test': 'तीन पत्ती टेस्ट',
  'Muflis Teenpatti': 'मुफ़लिस तीन पत्ती',
  'Instant Teenpatti': 'इंस्टेंट तीन पत्ती',
  'Instant Teenpatti 2.0': 'इंस्टेंट तीन पत्ती 2.0',
  'Instant Teenpatti 3.0': 'इंस्टेंट तीन पत्ती 3.0',
  'Instant Teenpatti 3.0 B': 'इंस्टेंट तीन पत्ती 3.0 B',
  'Jack Top Open Teenpatti': 'जैक टॉप ओपन तीन पत्ती',
  'Queen Top Open Teenpatti': 'क्वीन टॉप ओपन तीन पत्ती',
  '2 Cards Teenpatti': '2 कार्ड तीन पत्ती',
  '1 Card One-Day': '1 कार्ड वन-डे',
  'Poker 1-Day': 'पोकर वन-डे',
  'Poker 6 Players': 'पोकर 6 प्लेयर',
  '20-20 Poker': '20-20 पोकर',
  'Baccarat 2': 'बैकारेट 2',
  '29 Card Baccarat': '29 कार्ड बैकारेट',
  '20-20 Dragon Tiger': '20-20 ड्रैगन टाइगर',
  '1 Day Dragon Tiger': 'वन-डे ड्रैगन टाइगर',
  '20-20 Dragon Tiger 2': '20-20 ड्रैगन टाइगर 2',
  '20-20 D T L': '20-20 ड्रैगन टाइगर लायन',
  '32 Cards A': '32 कार्ड A',
  '32 Cards B': '32 कार्ड B',
  'Lucky 7 - A': 'लकी 7 - A',
  'Lucky 7 - B': 'लकी 7 - B',
  'Lucky 7 - C': 'लकी 7 - C',
  'Unique Roulette': 'यूनीक रूलेट',
  '3 Cards Judgement': '3 कार्ड जजमेंट',
  'Instant Worli': 'इंस्टेंट वर्ली',
  'Sic Bo': 'सिक बो',
  'Sic Bo 2': 'सिक बो 2',
  'Super Over': 'सुपर ओवर',
  'Super Over 2': 'सुपर ओवर 2',
  'Mini Superover': 'मिनी सुपर ओवर',
  'Lucky 15': 'लकी 15',
  'Ball by Ball': 'बॉल बाय बॉल',
  Goal: 'गोल',
  'Dus ka Dum': 'दस का दम',
  'Race 20-20': 'रेस 20-20',
  'Race to 17': 'रेस टू 17',
  'Race to 2nd': 'रेस टू सेकंड',
  'Amar Akbar Anthony 2': 'अमर अकबर एंथनी 2',
  'Note Number': 'नोट नंबर',
  Trio: 'ट्रायो',
  'The Trap': 'द ट्रैप',
  'K.B.C': 'के.बी.सी.',
  Lottery: 'लॉटरी',
};

/** What the header of a page says where it is not the name. */
const TITLES: Words = {
  '1 CARD ONE-DAY': '1 कार्ड वन-डे',
  '29Card Baccarat': '29 कार्ड बैकारेट',
  'ENG vs RSA Super Over': 'ENG बनाम RSA सुपर ओवर',
  'Super Over2': 'सुपर ओवर 2',
  'Mini SuperOver': 'मिनी सुपर ओवर',
  'LUCKY 15': 'लकी 15',
};

export const GAME_NAMES: Words = { ...CATEGORIES, ...NAMES, ...TITLES };

export const sayGame = (name: string): string => GAME_NAMES[name] ?? name;
