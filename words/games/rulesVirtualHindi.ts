import type { Words } from './phrases.ts';

/* Rules of virtual football, cricket, racing and greyhounds. */

export const VIRTUAL_RULES: Words = {
  'One of 20 race cards is drawn and shown; then bets are taken, and the race is run.':
    '20 रेस कार्ड में से एक निकालकर दिखाया जाता है; फिर दाँव लिए जाते हैं और रेस दौड़ी जाती है।',
  'Eight horses run six furlongs. In each of them every horse goes its pace and a number from 1 to 100 besides, drawn for it alone; the horse that has come furthest is first.':
    'आठ घोड़े छह फ़र्लांग दौड़ते हैं। हर फ़र्लांग में हर घोड़ा अपनी रफ़्तार जितना और साथ में सिर्फ़ उसके लिए निकले 1 से 100 के नंबर जितना चलता है; जो सबसे आगे निकला वह पहला।',
  'Horses that are level at the line are placed by their numbers, the lower one first.':
    'लाइन पर बराबर रहे घोड़ों का क्रम उनके नंबर से तय होता है, छोटा नंबर आगे।',
  'Win: first. Place: among the first three. Forecast: the first two in this order.':
    'विन: पहला। प्लेस: पहले तीन में। फ़ोरकास्ट: पहले दो इसी क्रम में।',
  'Prices follow from the paces of the card and stand until betting closes.':
    'भाव कार्ड की रफ़्तारों से बनते हैं और दाँव बंद होने तक वही रहते हैं।',
  'Six greyhounds run six stretches. In each of them every greyhound goes its pace and a number from 1 to 100 besides, drawn for it alone; the one that has come furthest is first.':
    'छह ग्रेहाउंड छह हिस्से दौड़ते हैं। हर हिस्से में हर ग्रेहाउंड अपनी रफ़्तार जितना और साथ में सिर्फ़ उसके लिए निकले 1 से 100 के नंबर जितना चलता है; जो सबसे आगे निकला वह पहला।',
  'Greyhounds that are level at the line are placed by their traps, the lower one first.':
    'लाइन पर बराबर रहे ग्रेहाउंड का क्रम उनके ट्रैप से तय होता है, छोटा ट्रैप आगे।',
  'Win: first. Place: among the first two. Forecast: the first two in this order. Tricast: the first three in this order.':
    'विन: पहला। प्लेस: पहले दो में। फ़ोरकास्ट: पहले दो इसी क्रम में। ट्राइकास्ट: पहले तीन इसी क्रम में।',
  'One of 20 fixtures is drawn and shown; then bets are taken, and the match is played.':
    '20 मुक़ाबलों में से एक निकालकर दिखाया जाता है; फिर दाँव लिए जाते हैं और मैच खेला जाता है।',
  'A match is 18 passages of five minutes. For each of them a number from 1 to 100 is drawn: the lowest are a goal of the home side, the highest one of the away side, and with all others nobody scores.':
    'मैच पाँच-पाँच मिनट के 18 हिस्सों का है। हर हिस्से के लिए 1 से 100 का एक नंबर निकलता है: सबसे छोटे नंबर होम टीम का गोल हैं, सबसे बड़े अवे टीम का, और बाक़ी सब पर कोई गोल नहीं।',
  'How many numbers are a goal of either side stands on the fixture.':
    'किस टीम के लिए कितने नंबर गोल हैं, यह मुक़ाबले पर लिखा रहता है।',
  'Match Result: who has scored more, or a draw. Goals: three or more are over, two or fewer are under.':
    'मैच का नतीजा: किसने ज़्यादा गोल किए, या ड्रॉ। गोल: तीन या ज़्यादा हों तो ज़्यादा, दो या कम हों तो कम।',
  'Both Teams to Score: each side has scored at least once. Correct Score: exactly this score; Any other score wins as soon as a side has scored four.':
    'दोनों टीमें गोल करें: हर टीम ने कम से कम एक गोल किया। सही स्कोर: ठीक यही स्कोर; किसी टीम के चार गोल होते ही कोई और स्कोर जीतता है।',
  'Prices follow from the fixture and stand until betting closes.':
    'भाव मुक़ाबले से बनते हैं और दाँव बंद होने तक वही रहते हैं।',
  'Each side bats for 12 balls. For each of them a number from 1 to 100 is drawn: which numbers are a wicket, a dot ball, runs or a boundary stands on the fixture.':
    'हर टीम 12 गेंद खेलती है। हर गेंद के लिए 1 से 100 का एक नंबर निकलता है: कौन से नंबर विकेट, डॉट बॉल, रन या बाउंड्री हैं, यह मुक़ाबले पर लिखा रहता है।',
  'An innings ends with its third wicket, and the chase as soon as it has more runs. There are no extras.':
    'पारी तीसरे विकेट पर ख़त्म होती है, और पीछा करने वाली टीम के रन ज़्यादा होते ही। एक्स्ट्रा नहीं होते।',
  'Match: who has more runs, or a tie. First ball: what the first ball of the match is.':
    'मैच: किसके रन ज़्यादा हैं, या टाई। पहली गेंद: मैच की पहली गेंद पर क्या होता है।',
  'The run rows are about runs: Yes wins when they reach the line, No when they fall short.':
    'रन वाली लाइनें रनों पर हैं: लाइन तक पहुँचने पर हाँ जीतता है, कम रहने पर नहीं।',
  'Wickets: how many fall in the match. Prices follow from the fixture and stand until betting closes.':
    'विकेट: मैच में कितने गिरते हैं। भाव मुक़ाबले से बनते हैं और दाँव बंद होने तक वही रहते हैं।',
};
