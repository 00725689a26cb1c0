import type { Words } from './phrases.ts';

/* Rules of dice, cricket, goals, races, quiz and lottery. */

export const OTHER_RULES: Words = {
  'Three dice are shaken after betting closes.': 'दाँव बंद होने के बाद तीन पासे हिलाए जाते हैं।',
  'Small is a total of 4 to 10, Big 11 to 17; Odd and Even are about the total. All four lose when the dice show a triple.':
    'छोटा यानी 4 से 10 का टोटल, बड़ा 11 से 17; ऑड और ईवन टोटल पर हैं। पासों में ट्रिपल आए तो चारों हारते हैं।',
  'Single pays by how many dice show the number. Double needs two of them or more, Triple all three.':
    'सिंगल इस पर चुकाता है कि कितने पासों पर वह नंबर आया। डबल के लिए दो या ज़्यादा चाहिए, ट्रिपल के लिए तीनों।',
  'Total is the exact sum, and a triple counts: three 2s are Total 6. Two Dice needs both numbers to show.':
    'टोटल यानी ठीक वही जोड़, और ट्रिपल भी गिना जाता है: तीन 2 का टोटल 6 है। दो पासे के लिए दोनों नंबर आने चाहिए।',
  'Two dice machines take turns: the first in rounds with an odd number, the second in those with an even one.':
    'दो पासा मशीनें बारी-बारी चलती हैं: पहली ऑड नंबर वाले राउंड में, दूसरी ईवन नंबर वाले में।',
  'Thirty-five cards, five of each kind: ace, 2, 3, 4 and 6 are that many runs, 10 is a dot ball, king is a wicket.':
    'पैंतीस पत्ते, हर तरह के पाँच: इक्का, 2, 3, 4 और 6 उतने ही रन हैं, 10 डॉट बॉल है, बादशाह विकेट है।',
  'Cards do not go back during an innings; each innings starts with the full pack.':
    'पारी के दौरान पत्ते वापस नहीं जाते; हर पारी पूरी गड्डी से शुरू होती है।',
  'ENG bats first and RSA second. An innings is 6 balls, and ends at once with 2 wickets; the chase stops as soon as its total is the higher one.':
    'ENG पहले बल्लेबाज़ी करता है और RSA बाद में। पारी 6 गेंदों की है, और 2 विकेट पर तुरंत ख़त्म होती है; पीछा करने वाली टीम का टोटल आगे निकलते ही पारी रुक जाती है।',
  'The higher total wins; wickets never break a tie. Bookmaker bets are returned on a tie, all others stand.':
    'बड़ा टोटल जीतता है; विकेट से टाई नहीं टूटती। टाई पर बुकमेकर के दाँव लौट जाते हैं, बाकी सब चलते हैं।',
  'The run rows are about the total of that innings: Yes wins when it reaches the line, No when it falls short.':
    'रन की पंक्तियाँ उस पारी के टोटल पर हैं: टोटल लाइन तक पहुँचे तो हाँ जीतता है, कम रहे तो नहीं।',
  'Common Wicket wins when at least one wicket falls in that innings. Boundry is a 4 or a 6.':
    'कॉमन विकेट तब जीतता है जब उस पारी में कम से कम एक विकेट गिरे। बाउंड्री यानी 4 या 6।',
  'Bets are taken before every ball, at prices made from what can still come; rows about a ball are paid once it is bowled.':
    'दाँव हर गेंद से पहले लगते हैं, भाव इससे बनते हैं कि आगे क्या-क्या आ सकता है; गेंद की पंक्तियाँ गेंद होते ही चुकाई जाती हैं।',
  'Bookmaker, Tie and Fancy1 rows are locked while their chance is below one in a thousand.':
    'बुकमेकर, टाई और फ़ैंसी 1 की पंक्तियाँ तब तक बंद रहती हैं जब तक उनकी संभावना हज़ार में एक से कम हो।',
  'Every ball is a clip drawn afresh: 0, 1, 2, 3, 4, 6 and Wicket are equally likely, whatever came before.':
    'हर गेंद नए सिरे से निकाली गई क्लिप है: 0, 1, 2, 3, 4, 6 और विकेट की संभावना बराबर है, पहले जो भी आया हो।',
  'IND bats first and ENG second. An innings is 6 balls, and ends at once with 2 wickets; the chase stops as soon as its total is the higher one.':
    'IND पहले बल्लेबाज़ी करता है और ENG बाद में। पारी 6 गेंदों की है, और 2 विकेट पर तुरंत ख़त्म होती है; पीछा करने वाली टीम का टोटल आगे निकलते ही पारी रुक जाती है।',
  'Twenty-one cards, three of each kind: ace, 2, 3, 4 and 6 are that many runs, 10 is a dot ball, king is a wicket.':
    'इक्कीस पत्ते, हर तरह के तीन: इक्का, 2, 3, 4 और 6 उतने ही रन हैं, 10 डॉट बॉल है, बादशाह विकेट है।',
  'IND bats first and AUS second. An innings is 4 balls, and ends at once with the first wicket; the chase stops as soon as its total is the higher one.':
    'IND पहले बल्लेबाज़ी करता है और AUS बाद में। पारी 4 गेंदों की है, और पहले विकेट पर तुरंत ख़त्म होती है; पीछा करने वाली टीम का टोटल आगे निकलते ही पारी रुक जाती है।',
  'A set is fifteen clips in random order: three each of 0, 1 and 2 runs, two each of 4, 6 and Wicket.':
    'एक सेट में बिना क्रम के पंद्रह क्लिप हैं: 0, 1 और 2 रन की तीन-तीन, 4, 6 और विकेट की दो-दो।',
  'Each round shows one of them, and it does not come back. The odds follow what is left of the set.':
    'हर राउंड में उनमें से एक दिखती है, और वह वापस नहीं आती। भाव सेट में बची क्लिपों के साथ बदलते हैं।',
  'A new set starts when one clip is left, or only clips of one kind. Exactly one row wins.':
    'एक ही क्लिप बचे, या सिर्फ़ एक तरह की क्लिपें बचें, तो नया सेट शुरू होता है। ठीक एक पंक्ति जीतती है।',
  'One delivery of a real match is drawn after betting closes.':
    'दाँव बंद होने के बाद असली मैच की एक गेंद निकाली जाती है।',
  'The run rows count runs off the bat only; 0 Runs is a true dot ball. Boundary is a 4 or a 6.':
    'रन की पंक्तियाँ सिर्फ़ बल्ले से बने रन गिनती हैं; 0 रन यानी असली डॉट बॉल। बाउंड्री यानी 4 या 6।',
  'A ball with a wicket is Wicket and nothing else: runs completed on it do not count.':
    'जिस गेंद पर विकेट गिरे वह विकेट है और कुछ नहीं: उस पर पूरे किए रन नहीं गिने जाते।',
  'A wide, no-ball, bye or leg bye is Extra Runs and nothing else, whatever else happens on that ball.':
    'वाइड, नो-बॉल, बाई या लेग बाई एक्स्ट्रा रन है और कुछ नहीं, उस गेंद पर और जो भी हो।',
  'One clip is drawn after betting closes: who scores next, and how. A miss, a save or a block is No Goal.':
    'दाँव बंद होने के बाद एक क्लिप निकाली जाती है: अगला गोल कौन करता है, और कैसे। चूकना, बचाव या ब्लॉक गोल नहीं है।',
  'A header is touched last with the head, a free kick goes straight in, a penalty is scored from the spot by its taker; every other goal is a shot, volleys included.':
    'हेडर में गेंद आख़िर में सिर से छूती है, फ़्री किक सीधे अंदर जाती है, पेनल्टी लेने वाला स्पॉट से गोल करता है; बाकी हर गोल शॉट है, वॉली भी।',
  'Exactly one row of each market wins. A clip that cannot be decided makes the round void.':
    'हर मार्केट की ठीक एक पंक्ति जीतती है। जिस क्लिप का फ़ैसला न हो सके, उससे राउंड रद्द हो जाता है।',
  'Each round draws one card from a shoe of one deck and adds it to the running total: A is 1, J 11, Q 12 and K 13.':
    'हर राउंड में एक गड्डी के शू से एक पत्ता निकलता है और चलते टोटल में जुड़ता है: A 1 है, J 11, Q 12 और K 13।',
  'The target is the next multiple of ten that is at least two away: 31 goes for 40, 79 and 80 for 90.':
    'लक्ष्य दस का वह अगला गुणज है जो कम से कम दो दूर हो: 31 पर 40, 79 और 80 पर 90।',
  'Next Total wins when the new total reaches the target. Even, Odd, Red and Black are about the card drawn.':
    'अगला टोटल तब जीतता है जब नया टोटल लक्ष्य तक पहुँचे। ईवन, ऑड, लाल और काला निकले पत्ते पर हैं।',
  'A new shoe, with a total of nothing, starts after 35 cards, or when the next card cannot miss or cannot reach the target.':
    '35 पत्तों के बाद, या जब अगला पत्ता लक्ष्य से चूक ही न सके या पहुँच ही न सके, शून्य टोटल से नया शू शुरू होता है।',
  'The four kings are the runners. Cards from the other 48 are opened one at a time, with betting before every card.':
    'चारों बादशाह दौड़ते हैं। बाकी 48 में से पत्ते एक-एक कर खुलते हैं, और हर पत्ते से पहले दाँव लगते हैं।',
  'The king whose suit is the first to show five cards wins.':
    'जिस बादशाह के सूट के पाँच पत्ते सबसे पहले आएँ, वह जीतता है।',
  'Total Points is the sum of all opened cards, with the ace as 1, the jack as 11 and the queen as 12. Total Cards is how many were opened: 5 to 17.':
    'टोटल पॉइंट खुले सारे पत्तों का जोड़ है, इक्का 1, गुलाम 11 और बेगम 12। टोटल पत्ते यानी कितने खुले: 5 से 17।',
  'Win with: exactly so many cards are opened. The totals and these bets are taken before the first card only.':
    'कितने पत्तों में जीत: ठीक उतने ही पत्ते खुलें। टोटल और ये दाँव सिर्फ़ पहले पत्ते से पहले लगते हैं।',
  'Up to five open cards from one deck, with betting before every card: the ace counts 1, 10, J, Q and K nothing.':
    'एक गड्डी से ज़्यादा से ज़्यादा पाँच खुले पत्ते, हर पत्ते से पहले दाँव: इक्का 1 गिना जाता है, 10, J, Q और K कुछ नहीं।',
  'As soon as the cards add up to 17 or more the round ends with Yes; five cards that come to 16 or less are No.':
    'पत्तों का जोड़ 17 या ज़्यादा होते ही राउंड हाँ पर ख़त्म होता है; पाँच पत्ते 16 या कम पर रहें तो नहीं।',
  'Race to 17: a back bet is on Yes, a lay bet on No.': 'रेस टू 17: लगाई का दाँव हाँ पर है, खाई का दाँव नहीं पर।',
  'Big Card: the next card is a 7, 8 or 9. Zero Card: it is a 10, J, Q or K.':
    'बड़ा पत्ता: अगला पत्ता 7, 8 या 9 हो। ज़ीरो पत्ता: वह 10, J, Q या K हो।',
  'Any Zero: at least one of the cards dealt counts nothing. It is taken before the first card only.':
    'कोई ज़ीरो: बँटे पत्तों में कम से कम एक शून्य गिना जाए। यह दाँव सिर्फ़ पहले पत्ते से पहले लगता है।',
  'Players A, B, C and D get one open card each from one deck, with betting before every card.':
    'प्लेयर A, B, C और D को एक गड्डी से एक-एक खुला पत्ता मिलता है, और हर पत्ते से पहले दाँव लगते हैं।',
  'The second-highest card wins. The ace is the highest rank, the 2 the lowest.':
    'दूसरा सबसे बड़ा पत्ता जीतता है। इक्का सबसे बड़ा है, 2 सबसे छोटा।',
  'Between equal ranks spades beat hearts, hearts beat clubs and clubs beat diamonds, so there is never a tie.':
    'बराबर पत्तों में हुकुम पान से, पान चिड़ी से और चिड़ी ईंट से बड़ी है, इसलिए टाई कभी नहीं होती।',
  'One card is dealt from a full deck of 52.': '52 पत्तों की पूरी गड्डी से एक पत्ता बँटता है।',
  'Amar wins with an ace to a six, Akbar with a seven to a ten, Anthony with a jack, queen or king.':
    'अमर इक्के से छक्के पर जीतता है, अकबर सत्ते से दहले पर, एंथनी गुलाम, बेगम या बादशाह पर।',
  'Even and Odd: the ace counts 1, the jack 11, the queen 12, the king 13.':
    'ईवन और ऑड: इक्का 1 गिना जाता है, गुलाम 11, बेगम 12, बादशाह 13।',
  'Under 7 wins with an ace to a six, Over 7 with an eight to a king. On a seven half the stake is returned.':
    'अंडर 7 इक्के से छक्के पर जीतता है, ओवर 7 अट्ठे से बादशाह पर। सत्ता आए तो आधी रकम लौटती है।',
  'Six cards are dealt face up from two decks of aces to tens, shuffled each round, with betting before each of them.':
    'इक्के से दहले तक की दो गड्डियों से, जो हर राउंड फेंटी जाती हैं, छह पत्ते खुले बँटते हैं, और हर पत्ते से पहले दाँव लगते हैं।',
  'Odd and Even, Red and Black, Low and High, and the cards A to 10 are about the next card and paid when it is dealt.':
    'ऑड और ईवन, लाल और काला, लो और हाई, और A से 10 तक के पत्ते अगले पत्ते पर हैं और उसके बँटते ही चुकाए जाते हैं।',
  'Low is A to 5, High is 6 to 10. Odds follow the cards that are left.':
    'लो A से 5 है, हाई 6 से 10। भाव बचे पत्तों के साथ बदलते हैं।',
  'Baccarat 1 is the last digit of the sum of cards 1 to 3, Baccarat 2 that of cards 4 to 6; the ten counts nothing.':
    'बैकारेट 1 पत्ता 1 से 3 के जोड़ का आख़िरी अंक है, बैकारेट 2 पत्ता 4 से 6 का; दहला कुछ नहीं गिना जाता।',
  'The higher baccarat value wins. Equal values return half of the stake. Bets are taken before the first card.':
    'बड़ा बैकारेट अंक जीतता है। अंक बराबर हों तो आधी रकम लौटती है। दाँव पहले पत्ते से पहले लगते हैं।',
  'Three cards are dealt from one deck of 52, and all bets are about them.':
    '52 पत्तों की एक गड्डी से तीन पत्ते बँटते हैं, और सारे दाँव उन्हीं पर हैं।',
  'Session (21): the cards add up to 21 or more, ace 1 to king 13.':
    'सेशन (21): पत्तों का जोड़ 21 या ज़्यादा हो, इक्का 1 से बादशाह 13 तक।',
  '3 Card Judgement: at least one of the cards is of one of the three ranks; 1 is the ace.':
    '3 कार्ड जजमेंट: कम से कम एक पत्ता उन तीन नंबरों में से किसी का हो; 1 इक्का है।',
  'Two Red Only, Two Black Only, Two Odd Only and Two Even Only: exactly two of the cards are, not three.':
    'सिर्फ़ दो लाल, सिर्फ़ दो काले, सिर्फ़ दो ऑड और सिर्फ़ दो ईवन: ठीक दो पत्ते ऐसे हों, तीन नहीं।',
  'Pair: two or three cards of one rank. Flush: one suit. Straight: a sequence, where A-2-3 and Q-K-A count, K-A-2 does not.':
    'जोड़ी: एक ही नंबर के दो या तीन पत्ते। फ़्लश: एक ही सूट। सीक्वेंस: क्रम में पत्ते, जहाँ A-2-3 और Q-K-A गिने जाते हैं, K-A-2 नहीं।',
  'A straight flush is a flush and a straight as well, and a trio is a pair.':
    'प्योर सीक्वेंस फ़्लश भी है और सीक्वेंस भी, और ट्रेल जोड़ी भी है।',
  'Player A and Player B draw open cards in turn from one deck, A first, with betting before every card.':
    'प्लेयर A और प्लेयर B एक गड्डी से बारी-बारी खुले पत्ते लेते हैं, पहले A, और हर पत्ते से पहले दाँव लगते हैं।',
  'Each side adds up its own cards: A is 1, J 11, Q 12 and K 13.':
    'हर तरफ़ अपने पत्ते जोड़ती है: A 1 है, J 11, Q 12 और K 13।',
  'A side that comes to 13, 14 or 15 is trapped and loses; one that comes to 16 or more wins. Otherwise the other side draws.':
    'जो तरफ़ 13, 14 या 15 पर आए वह ट्रैप में फँसकर हारती है; जो 16 या ज़्यादा पर आए वह जीतती है। नहीं तो दूसरी तरफ़ पत्ता लेती है।',
  'High: the next card is 8 to K. Low: it is A to 6. A 7 loses both. JQK: it is a J, Q or K.':
    'हाई: अगला पत्ता 8 से K हो। लो: वह A से 6 हो। 7 पर दोनों हारते हैं। JQK: वह J, Q या K हो।',
  'Five cards are drawn from one deck, and each answers a question. You choose all your answers before the deal.':
    'एक गड्डी से पाँच पत्ते निकलते हैं, और हर एक किसी सवाल का जवाब है। आप अपने सारे जवाब पत्ते बँटने से पहले चुनते हैं।',
  'The questions: the colour of the first card, odd or even of the second (A, J and K are odd, Q is even), above or below 7 of the third, the group of the fourth, the suit of the fifth.':
    'सवाल: पहले पत्ते का रंग, दूसरा ऑड या ईवन (A, J और K ऑड हैं, Q ईवन), तीसरा 7 से ऊपर या नीचे, चौथे का ग्रुप, पाँचवें का सूट।',
  'A 7 is wrong for every answer of the third and the fourth question.':
    '7 आए तो तीसरे और चौथे सवाल का हर जवाब गलत है।',
  'Five Questions wins when all five answers are right. 4 Cards Quit wins when the first four are; the fifth does not matter.':
    'पाँच सवाल तब जीतता है जब पाँचों जवाब सही हों। 4 कार्ड क्विट तब जब पहले चार सही हों; पाँचवें से फ़र्क नहीं पड़ता।',
  '50-50 Quit banks half of the return after four right answers and stakes the other half on the fifth.':
    '50-50 क्विट चार सही जवाबों के बाद आधी वापसी पक्की कर देता है और बाकी आधी पाँचवें पर लगाता है।',
  'Three cards are opened, each from its own freshly shuffled pack of ace to ten: ace counts 1, ten counts 0.':
    'तीन पत्ते खुलते हैं, हर एक इक्के से दहले तक की अपनी ताज़ा फेंटी गड्डी से: इक्का 1 गिना जाता है, दहला 0।',
  'Single is the digit of the first card, Double those of the first two in order, Triple all three in order.':
    'सिंगल पहले पत्ते का अंक है, डबल पहले दो के अंक क्रम से, ट्रिपल तीनों के क्रम से।',
  'A digit may come again, so every number from 000 to 999 is equally likely.':
    'अंक दोबारा आ सकता है, इसलिए 000 से 999 तक हर संख्या की संभावना बराबर है।',
};
