import type { english } from './english.ts';

export const hindi = {
  'identity.title': 'पहचान',
  'identity.failed': 'आपकी पहचान लोड नहीं हुई',
  'identity.notNeeded': 'यहाँ सब प्ले मनी है: किसी को आपकी पहचान जानने की ज़रूरत नहीं। फिर भी आप इसे भेज सकते हैं।',
  'identity.needed':
    'पहली जमा से पहले हमें जानना होता है कि आप कौन हैं और आपकी उम्र कम से कम {age, number} साल है। इसके लिए एक दस्तावेज़ और दो तस्वीरें चाहिए।',
  'identity.state':
    '{state, select, none {अभी नहीं भेजी} submitted {जाँच चल रही है} verified {पक्की} refused {नामंज़ूर} other {समय खत्म}}',
  'identity.means':
    '{state, select, none {इसे नीचे भेजें। हम जल्द से जल्द देखेंगे।} submitted {हम आपकी भेजी जानकारी देख रहे हैं और संदेश में बताएँगे। अभी और कुछ नहीं चाहिए।} verified {आप नीचे दी गई रकम तक जमा और निकासी कर सकते हैं।} refused {कृपया इसे ठीक करके फिर से भेजें।} other {जाँच को काफ़ी समय हो गया है। जमा करने के लिए कृपया इसे फिर से भेजें।}}',
  'identity.until': '{when} तक पक्की',
  'identity.reason': 'कारण: {reason}',
  'identity.sentAt': '{document}, आख़िरी अंक {end}, {when} को भेजा',

  'identity.amounts': 'आप कितना लेन-देन कर सकते हैं',
  'identity.amountsAre': 'जमा और निकासी पिछले {days, number} दिनों की जोड़ी जाती है।',
  'identity.in': 'जमा',
  'identity.out': 'निकासी',
  'identity.held': 'आपके खाते में',
  'identity.usedOf': '₹{most} में से ₹{used}',
  'identity.tiers': 'आपके बारे में हमें जितना पता है, उसके हिसाब से',
  'identity.tier': 'पहचान',

  'identity.send': 'अपनी पहचान भेजें',
  'identity.fullName': 'पूरा नाम',
  'identity.fullNameHint': 'जैसा दस्तावेज़ पर लिखा है।',
  'identity.born': 'जन्म तिथि',
  'identity.document': 'दस्तावेज़',
  'identity.documentKind':
    '{kind, select, aadhaar {आधार कार्ड} pan {पैन कार्ड} passport {पासपोर्ट} drivingLicence {ड्राइविंग लाइसेंस} other {वोटर आईडी}}',
  'identity.number': 'दस्तावेज़ का नंबर',
  'identity.numberHint': 'हम केवल आख़िरी चार अक्षर रखते हैं।',
  'identity.front': 'सामने की तस्वीर',
  'identity.back': 'पीछे की तस्वीर',
  'identity.backHint': 'अगर उस पर कुछ लिखा हो।',
  'identity.face': 'दस्तावेज़ के साथ आपकी तस्वीर',
  'identity.pictureHint': 'कोई फ़ोटो, 5 मेगाबाइट तक।',
  'identity.privacy':
    'तस्वीरें केवल पहचान जाँचने वाले सहकर्मी देखते हैं, हर बार देखना दर्ज होता है, और तय समय पर ये मिटा दी जाती हैं।',
  'identity.submit': 'भेजें',
  'identity.required': 'यह जानकारी ज़रूरी है',
  'identity.done': 'आपकी पहचान भेज दी गई',
  'identity.notSent': 'आपकी पहचान नहीं भेजी गई',
} as const satisfies Record<keyof typeof english, string>;
