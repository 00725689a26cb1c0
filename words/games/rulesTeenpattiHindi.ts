import type { Words } from './phrases.ts';

/* Rules of the tables of Teenpatti. */

export const TEENPATTI_RULES: Words = {
  'Players A and B get three cards each, in turn, from one deck of 52.':
    'प्लेयर A और B को 52 पत्तों की एक गड्डी से बारी-बारी तीन-तीन पत्ते मिलते हैं।',
  'Hands from the best: straight flush, trio, straight, flush, pair, high card. The straight flush beats the trio.':
    'सबसे बड़े हाथ से क्रम: प्योर सीक्वेंस, ट्रेल, सीक्वेंस, फ़्लश, जोड़ी, हाई कार्ड। प्योर सीक्वेंस ट्रेल से बड़ी होती है।',
  'The best sequence is A-K-Q, then A-2-3, then K-Q-J and so on down; K-A-2 is no sequence.':
    'सबसे बड़ी सीक्वेंस A-K-Q है, फिर A-2-3, फिर K-Q-J और इसी तरह नीचे तक; K-A-2 सीक्वेंस नहीं है।',
  'Player: the better hand wins. Suits break no ties: on a tie the stake is returned.':
    'प्लेयर: बेहतर हाथ जीतता है। सूट से टाई नहीं टूटती: टाई पर दाँव की रकम लौट जाती है।',
  '3 Baccarat: a trio wins, then three pictures, then the higher last digit of the sum of aces to nines. Still equal, more pictures win, then the highest picture, or the highest card where there is none; spades over hearts, clubs and diamonds.':
    '3 बैकारेट: ट्रेल जीतती है, फिर तीन तस्वीर वाले पत्ते, फिर इक्के से नहले तक के जोड़ का बड़ा आख़िरी अंक। फिर भी बराबर हों तो ज़्यादा तस्वीर वाले पत्ते जीतते हैं, फिर सबसे बड़ी तस्वीर, या तस्वीर न हो तो सबसे बड़ा पत्ता; हुकुम सबसे ऊपर, फिर पान, चिड़ी और ईंट।',
  'Total: the higher sum of three cards wins, ace 1 to king 13. On equal sums half the stake is returned.':
    'टोटल: तीन पत्तों का बड़ा जोड़ जीतता है, इक्का 1 से बादशाह 13 तक। जोड़ बराबर हो तो आधी रकम लौटती है।',
  'Pair Plus: that hand alone counts, whoever wins, and only the best prize is paid.':
    'पेयर प्लस: सिर्फ़ उसी हाथ को देखा जाता है, जीते कोई भी, और केवल सबसे बड़ा इनाम मिलता है।',
  'Black and Red: two or three of the cards of that hand are of the colour. Spade and club are Black, heart and diamond Red.':
    'काला और लाल: उस हाथ के दो या तीन पत्ते उस रंग के हों। हुकुम और चिड़ी काले हैं, पान और ईंट लाल।',
  'Color Plus: four or more of all six cards are of one suit.':
    'कलर प्लस: कुल छह पत्तों में से चार या ज़्यादा एक ही सूट के हों।',
  'Six cards from one deck are dealt face up, to Player A and Player B in turn, with betting before each of them.':
    'एक गड्डी से छह पत्ते खुले बँटते हैं, बारी-बारी प्लेयर A और प्लेयर B को, और हर पत्ते से पहले दाँव लगते हैं।',
  'Odds follow the cards. A bet keeps the odds it was placed at; Main and Consecutive bets are paid after the sixth card.':
    'भाव पत्तों के साथ बदलते हैं। दाँव का भाव वही रहता है जिस पर वह लगा; मेन और लगातार के दाँव छठे पत्ते के बाद चुकाए जाते हैं।',
  'Main: the better teenpatti hand wins. A straight flush beats a trio, then come straight, flush, pair and high card.':
    'मेन: तीन पत्ती का बेहतर हाथ जीतता है। प्योर सीक्वेंस ट्रेल से बड़ी है, फिर सीक्वेंस, फ़्लश, जोड़ी और हाई कार्ड।',
  'The best straight is A-K-Q, then A-2-3, then K-Q-J. Suits never break a tie: equal hands return all Main bets.':
    'सबसे बड़ी सीक्वेंस A-K-Q है, फिर A-2-3, फिर K-Q-J। सूट से टाई नहीं टूटती: हाथ बराबर हों तो मेन के सारे दाँव लौट जाते हैं।',
  'Consecutive: at least two of that player’s three cards are neighbours in rank. The ace is next to the king and to the 2.':
    'लगातार: उस प्लेयर के तीन पत्तों में से कम से कम दो क्रम में अगल-बगल के हों। इक्का बादशाह के भी बगल में है और 2 के भी।',
  'Card 1 to Card 6: whether that card is odd or even, taken only just before it. A is 1, J 11, Q 12 and K 13.':
    'पत्ता 1 से पत्ता 6: वह पत्ता ऑड है या ईवन, दाँव ठीक उसी पत्ते से पहले लगता है। A 1 है, J 11, Q 12 और K 13।',
  'Odds follow the cards. A bet keeps the odds it was placed at.':
    'भाव पत्तों के साथ बदलते हैं। दाँव का भाव वही रहता है जिस पर वह लगा।',
  'Under 21 and Over 22 are about the total of that player’s three cards: A is 1, J 11, Q 12 and K 13.':
    'अंडर 21 और ओवर 22 उस प्लेयर के तीन पत्तों के जोड़ पर हैं: A 1 है, J 11, Q 12 और K 13।',
  'Under 21 wins with 20 or less, Over 22 with 22 or more. A total of exactly 21 is a draw and both lose.':
    'अंडर 21 20 या कम पर जीतता है, ओवर 22 22 या ज़्यादा पर। जोड़ ठीक 21 हो तो बराबरी है और दोनों हारते हैं।',
  'Suits, Odd and Even, and the cards A to K are about the next card, and are paid as soon as it is dealt.':
    'सूट, ऑड और ईवन, और A से K तक के पत्ते अगले पत्ते पर हैं, और उसके बँटते ही चुकाए जाते हैं।',
  'Eight players and the dealer get three cards each, in turn, from one deck of 52.':
    'आठ प्लेयर और डीलर को 52 पत्तों की एक गड्डी से बारी-बारी तीन-तीन पत्ते मिलते हैं।',
  'Every player plays alone against the dealer, so several of them can win.':
    'हर प्लेयर अकेला डीलर के सामने खेलता है, इसलिए कई प्लेयर जीत सकते हैं।',
  "Odds: the player's hand beats the dealer's. Suits break no ties: on a tie the stake is returned.":
    'ऑड्स: प्लेयर का हाथ डीलर के हाथ से बड़ा हो। सूट से टाई नहीं टूटती: टाई पर दाँव की रकम लौट जाती है।',
  "Total: the player's cards add up to more than the dealer's, ace 1 to king 13. On equal sums half the stake is returned.":
    'टोटल: प्लेयर के पत्तों का जोड़ डीलर से ज़्यादा हो, इक्का 1 से बादशाह 13 तक। जोड़ बराबर हो तो आधी रकम लौटती है।',
  'Tiger, Lion and Dragon get three cards each, in turn, from one deck of 52.':
    'टाइगर, लायन और ड्रैगन को 52 पत्तों की एक गड्डी से बारी-बारी तीन-तीन पत्ते मिलते हैं।',
  'Winner: that hand is the best alone. If two or three share the best hand, all Winner stakes are returned.':
    'विजेता: उस हाथ का अकेले सबसे बड़ा होना। अगर दो या तीन का सबसे बड़ा हाथ बराबर हो, तो विजेता के सारे दाँवों की रकम लौट जाती है।',
  'Pair, Flush, Straight, Trio and Straight Flush: that hand is exactly this, whether it wins or not.':
    'जोड़ी, फ़्लश, सीक्वेंस, ट्रेल और प्योर सीक्वेंस: वह हाथ ठीक यही हो, चाहे जीते या न जीते।',
  'Players A and B get three cards each, in turn, from one deck of 52. The lower hand wins; a tie returns the stake.':
    'प्लेयर A और B को 52 पत्तों की एक गड्डी से बारी-बारी तीन-तीन पत्ते मिलते हैं। छोटा हाथ जीतता है; टाई पर दाँव की रकम लौट जाती है।',
  'Hands from the lowest: high card, pair, flush, straight, trio, straight flush. Suits break no ties.':
    'सबसे छोटे हाथ से क्रम: हाई कार्ड, जोड़ी, फ़्लश, सीक्वेंस, ट्रेल, प्योर सीक्वेंस। सूट से टाई नहीं टूटती।',
  'The ace is the highest card, except in the sequence A-2-3, which is higher than K-Q-J and lower than A-K-Q. The best hand here is 2-3-5 of different suits.':
    'इक्का सबसे बड़ा पत्ता है, सिवाय A-2-3 सीक्वेंस के, जो K-Q-J से बड़ी और A-K-Q से छोटी है। यहाँ सबसे अच्छा हाथ अलग-अलग सूट का 2-3-5 है।',
  'Top 9: that hand alone counts, whoever wins. It has no pair, colour or sequence, and no card above the nine.':
    'टॉप 9: सिर्फ़ उसी हाथ को देखा जाता है, जीते कोई भी। उसमें न जोड़ी हो, न कलर, न सीक्वेंस, और न नहले से बड़ा कोई पत्ता।',
  'M Baccarat: the lower last digit of the sum of aces to nines wins; tens and pictures count nothing. Still equal, the lowest single card wins, from the two up to the ace, and the lower suit: diamonds, clubs, hearts, spades.':
    'M बैकारेट: इक्के से नहले तक के जोड़ का छोटा आख़िरी अंक जीतता है; दहले और तस्वीर वाले पत्ते शून्य गिने जाते हैं। फिर भी बराबर हों तो सबसे छोटा अकेला पत्ता जीतता है, दुग्गी से इक्के तक, और फिर छोटा सूट: ईंट, चिड़ी, पान, हुकुम।',
  'Player A always holds K♠ Q♥ 10♦, and Player B 9♣ 8♠.':
    'प्लेयर A के पास हमेशा K♠ Q♥ 10♦ रहते हैं, और प्लेयर B के पास 9♣ 8♠।',
  'Each round one card is drawn as Player B’s third card; the better teenpatti hand wins. No tie is possible.':
    'हर राउंड में प्लेयर B का तीसरा पत्ता निकाला जाता है; तीन पत्ती का बेहतर हाथ जीतता है। टाई नहीं हो सकती।',
  'The card is then set aside and shown. Odds follow the cards that are left in the shoe.':
    'फिर वह पत्ता अलग रख दिया जाता है और दिखता रहता है। भाव शू में बचे पत्तों के साथ बदलते हैं।',
  'A new shoe starts after 35 cards, or as soon as one player has no winning card left.':
    '35 पत्तों के बाद नया शू शुरू होता है, या जैसे ही किसी प्लेयर के लिए जीत का कोई पत्ता न बचे।',
  'Player A always holds 2♥ 2♠ 3♣, and Player B 8♥ 9♥.':
    'प्लेयर A के पास हमेशा 2♥ 2♠ 3♣ रहते हैं, और प्लेयर B के पास 8♥ 9♥।',
  'Player A always holds 9♣ 8♥ 6♠, and Player B 9♦ 5♣.':
    'प्लेयर A के पास हमेशा 9♣ 8♥ 6♠ रहते हैं, और प्लेयर B के पास 9♦ 5♣।',
  'Player A always holds J♣ 10♠ 8♠.': 'प्लेयर A के पास हमेशा J♣ 10♠ 8♠ रहते हैं।',
  'Each round three cards are dealt to Player B; the better teenpatti hand wins. Equal hands return all Main bets.':
    'हर राउंड में प्लेयर B को तीन पत्ते बँटते हैं; तीन पत्ती का बेहतर हाथ जीतता है। हाथ बराबर हों तो मेन के सारे दाँव लौट जाते हैं।',
  'Player B Under 21 and Over 21 are about the total of those three cards: A is 1, J 11, Q 12 and K 13.':
    'प्लेयर B अंडर 21 और ओवर 21 उन तीन पत्तों के जोड़ पर हैं: A 1 है, J 11, Q 12 और K 13।',
  'A total of exactly 21 loses on both. Under and Over stand when the hands are equal.':
    'जोड़ ठीक 21 हो तो दोनों हारते हैं। हाथ बराबर हों तब भी अंडर और ओवर के दाँव चलते हैं।',
  'The cards are then set aside and shown. Odds follow the cards that are left in the shoe.':
    'फिर वे पत्ते अलग रख दिए जाते हैं और दिखते रहते हैं। भाव शू में बचे पत्तों के साथ बदलते हैं।',
  'A new shoe starts after 36 cards, or as soon as one player cannot win any more.':
    '36 पत्तों के बाद नया शू शुरू होता है, या जैसे ही कोई प्लेयर अब जीत ही न सके।',
  'Player A always holds Q♠ J♥ 9♦.': 'प्लेयर A के पास हमेशा Q♠ J♥ 9♦ रहते हैं।',
  'Players A and B get two cards each, in turn, from one deck of 52, and imagine the best third card to them.':
    'प्लेयर A और B को 52 पत्तों की एक गड्डी से बारी-बारी दो-दो पत्ते मिलते हैं, और तीसरा पत्ता सबसे अच्छा मान लिया जाता है।',
  'Hands from the best: two neighbours of one suit (pure sequence), a pair (trio), two neighbours (sequence), two of one suit (colour), high card.':
    'सबसे बड़े हाथ से क्रम: एक सूट के दो अगल-बगल के पत्ते (प्योर सीक्वेंस), जोड़ी (ट्रेल), दो अगल-बगल के पत्ते (सीक्वेंस), एक सूट के दो पत्ते (कलर), हाई कार्ड।',
  'The best sequence is Q-K, then A-2, then J-Q and so on down to 2-3. K-A is no sequence.':
    'सबसे बड़ी सीक्वेंस Q-K है, फिर A-2, फिर J-Q और इसी तरह 2-3 तक। K-A सीक्वेंस नहीं है।',
  'Mini Baccarat: the higher last digit of the sum wins; tens and pictures count nothing. Equal digits lose both bets.':
    'मिनी बैकारेट: जोड़ का बड़ा आख़िरी अंक जीतता है; दहले और तस्वीर वाले पत्ते शून्य गिने जाते हैं। अंक बराबर हों तो दोनों दाँव हारते हैं।',
  'Total: the sum of two cards, ace 1 to king 13. Yes 15 wins on 15 or more, No 14 on 13 or less: 14 loses both.':
    'टोटल: दो पत्तों का जोड़, इक्का 1 से बादशाह 13 तक। हाँ 15 15 या ज़्यादा पर जीतता है, नहीं 14 13 या कम पर: 14 पर दोनों हारते हैं।',
  'Color Plus: the best pattern in all four cards is paid, once. In sequences the ace is high or low.':
    'कलर प्लस: चारों पत्तों में बना सबसे बड़ा पैटर्न एक ही बार चुकाया जाता है। सीक्वेंस में इक्का बड़ा भी है और छोटा भी।',
  'One card to the Player and one to the Dealer from eight decks, shuffled each round, with betting before each card.':
    'एक पत्ता प्लेयर को और एक डीलर को, आठ गड्डियों से जो हर राउंड फेंटी जाती हैं; हर पत्ते से पहले दाँव लगते हैं।',
  'The higher card wins, the ace highest. Equal ranks: spades beat hearts, hearts clubs, clubs diamonds.':
    'बड़ा पत्ता जीतता है, इक्का सबसे बड़ा। पत्ते बराबर हों तो हुकुम पान से, पान चिड़ी से और चिड़ी ईंट से बड़ी है।',
  'The same card twice is a tie: bets on Player and Dealer are returned.':
    'एक ही पत्ता दो बार आए तो टाई है: प्लेयर और डीलर के दाँव लौट जाते हैं।',
  '7 Down wins with A to 6, 7 Up with 8 to K. A 7 returns half of the stake. These bets stand on a tie.':
    '7 डाउन A से 6 पर जीतता है, 7 अप 8 से K पर। 7 आने पर आधी रकम लौटती है। टाई पर भी ये दाँव चलते हैं।',
  '7 Up and 7 Down of the Player are taken before the first card, those of the Dealer before either card.':
    'प्लेयर के 7 अप और 7 डाउन पहले पत्ते से पहले लगते हैं, डीलर के किसी भी पत्ते से पहले।',
};
