import type { english } from './english.ts';

export const hindi = {
  'lobby.live': 'लाइव कसीनो',
  'lobby.lottery': 'लॉटरी',
  'lobby.slots': 'स्लॉट गेम',
  'lobby.fantasy': 'फ़ैंटेसी गेम',
  'lobby.others': 'अन्य',

  'lobby.categories': 'श्रेणियाँ',
  'lobby.toLeft': 'बाईं ओर की श्रेणियाँ',
  'lobby.toRight': 'दाईं ओर की श्रेणियाँ',
  'lobby.favourite': '{name}: पसंदीदा',
  'lobby.favourites': 'पसंदीदा',
  'lobby.recent': 'हाल में खेले',
  'lobby.search': 'टेबल खोजें',
  'lobby.tables': '{count, plural, one {# टेबल} other {# टेबल}}',
  'lobby.lastResults': 'पिछले परिणाम {results}',
  'lobby.players': '{count, number}<quiet>{count, plural, one { खिलाड़ी} other { खिलाड़ी}}</quiet>',
  'lobby.betting': 'दाँव खुले',
  'lobby.dealing': 'पत्ते बँट रहे',
  'lobby.result': 'परिणाम',
  'lobby.closed': 'बंद',
  'lobby.closingSoon': 'जल्द बंद होने वाले',
  'lobby.noneOpen': 'इस समय किसी टेबल पर दाँव नहीं लग रहे। अगले थोड़ी देर में खुलेंगे।',

  'lobby.beside': 'दूसरी टेबलें',
  'lobby.yours': 'आपके: {stake}',

  'lobby.noMatch': 'कोई टेबल नहीं मिला',
  'lobby.noMatchHint': '{name} में इस नाम का कुछ नहीं है।',
  'lobby.noFavourites': 'यहाँ कोई पसंदीदा नहीं',
  'lobby.noFavouritesHint': 'टाइल पर दिल दबाएँ, और टेबल यहाँ रखा जाएगा।',
  'lobby.noRecent': 'यहाँ अभी कुछ नहीं खेला गया',
  'lobby.noRecentHint': 'आप जो टेबल खोलते हैं वे यहाँ रहते हैं, सबसे नया पहले।',
  'lobby.noneOfKind': 'यहाँ {name} नहीं है',
  'lobby.liveOnly': 'हम सिर्फ़ लाइव टेबल चलाते हैं। वे सब लॉबी में हैं।',
  'lobby.showAll': 'सारे टेबल दिखाएँ',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
