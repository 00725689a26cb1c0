import type { Words } from './phrases.ts';

/* Rules of poker, baccarat and the other tables of cards that have a tab of their own. */

export const CARD_RULES: Words = {
  'Two open cards for Player A, two for Player B, then five shared cards, with one deck for each round.':
    'दो खुले पत्ते प्लेयर A के, दो प्लेयर B के, फिर पाँच साझे पत्ते; हर राउंड में एक गड्डी।',
  'Bets are taken before the first card, after the four cards of the players, after three shared cards and after four.':
    'दाँव पहले पत्ते से पहले, प्लेयरों के चार पत्तों के बाद, तीन साझे पत्तों के बाद और चार के बाद लगते हैं।',
  'The better five of seven cards win. Suits do not count between equal hands: then the bets on the players are returned.':
    'सात में से बेहतर पाँच पत्ते जीतते हैं। बराबर हाथों में सूट नहीं गिना जाता: तब प्लेयरों पर लगे दाँव लौट जाते हैं।',
  '2 Cards Bonus is paid by the player’s own two cards, 7 Cards Bonus by the best hand of all seven, win or lose. Both are taken before the first card only, and stand when the hands are equal.':
    '2 कार्ड बोनस प्लेयर के अपने दो पत्तों पर मिलता है, 7 कार्ड बोनस सातों पत्तों के सबसे बड़े हाथ पर, जीत हो या हार। दोनों सिर्फ़ पहले पत्ते से पहले लगते हैं, और हाथ बराबर हों तब भी चलते हैं।',
  'Six players get two open cards each; then bets are taken, and five shared cards follow.':
    'छह प्लेयरों को दो-दो खुले पत्ते मिलते हैं; फिर दाँव लगते हैं, और पाँच साझे पत्ते आते हैं।',
  'Hands: the player who alone has the best five of seven cards wins. A shared best hand returns all Hands bets.':
    'हाथ: वह प्लेयर जीतता है जिसके सात में से पाँच पत्ते अकेले सबसे बड़े हों। सबसे बड़ा हाथ साझा हो तो हाथ के सारे दाँव लौट जाते हैं।',
  'Pattern: what the winning hand is, shared or not. A royal flush is a straight flush.':
    'पैटर्न: जीतने वाला हाथ क्या है, साझा हो या न हो। रॉयल फ़्लश भी प्योर सीक्वेंस है।',
  'Two cards for Player A, two for Player B, then five shared cards, with one deck for each round.':
    'दो पत्ते प्लेयर A के, दो प्लेयर B के, फिर पाँच साझे पत्ते; हर राउंड में एक गड्डी।',
  'Winner: the better five of seven cards. Suits do not count between equal hands: then Winner bets are returned.':
    'विजेता: सात में से बेहतर पाँच पत्ते। बराबर हाथों में सूट नहीं गिना जाता: तब विजेता के दाँव लौट जाते हैं।',
  'The other bets are on what exactly the player’s best hand is, win or lose; a royal flush is a straight flush.':
    'बाकी दाँव इस पर हैं कि प्लेयर का सबसे बड़ा हाथ ठीक क्या है, जीत हो या हार; रॉयल फ़्लश भी प्योर सीक्वेंस है।',
  'Player and Banker get two cards each from eight decks.': 'प्लेयर और बैंकर को आठ गड्डियों से दो-दो पत्ते मिलते हैं।',
  'An ace counts 1, tens and pictures 0, and only the last digit of a total counts.':
    'इक्का 1 गिना जाता है, दहले और तस्वीर वाले पत्ते 0, और जोड़ का सिर्फ़ आख़िरी अंक गिना जाता है।',
  'With 8 or 9 in two cards on either side nobody draws. Otherwise Player draws a third card on 0 to 5.':
    'किसी भी तरफ़ दो पत्तों में 8 या 9 हो तो कोई पत्ता नहीं लेता। नहीं तो प्लेयर 0 से 5 पर तीसरा पत्ता लेता है।',
  'When Player stood, Banker draws on 0 to 5.': 'प्लेयर ने पत्ता न लिया हो तो बैंकर 0 से 5 पर लेता है।',
  'When Player drew, Banker draws on 0 to 2, and on 3 unless the card Player drew was an 8.':
    'प्लेयर ने पत्ता लिया हो तो बैंकर 0 से 2 पर लेता है, और 3 पर भी, अगर प्लेयर का लिया पत्ता 8 न हो।',
  'It then also draws on 4 against a 2 to 7, on 5 against a 4 to 7 and on 6 against a 6 or 7.':
    'तब वह 4 पर भी लेता है, अगर प्लेयर का पत्ता 2 से 7 हो, 5 पर अगर 4 से 7 हो, और 6 पर अगर 6 या 7 हो।',
  'The higher total wins. On a tie, Player and Banker stakes are returned.':
    'बड़ा जोड़ जीतता है। टाई पर प्लेयर और बैंकर के दाँव की रकम लौट जाती है।',
  'Banker pays 1:1, but 0.5:1 when it wins with a total of 6.': 'बैंकर 1:1 चुकाता है, पर 6 के जोड़ से जीते तो 0.5:1।',
  'Small is four cards in all, Big is five or six.': 'छोटा यानी कुल चार पत्ते, बड़ा यानी पाँच या छह।',
  'A pair is two first cards of one rank. A Perfect Pair is the very same card twice; it pays once, on either side or on both.':
    'जोड़ी यानी पहले दो पत्ते एक ही नंबर के। परफ़ेक्ट जोड़ी यानी बिल्कुल वही पत्ता दो बार; वह एक ही बार चुकाती है, एक तरफ़ हो या दोनों तरफ़।',
  'A pair is two first cards of one rank.': 'जोड़ी यानी पहले दो पत्ते एक ही नंबर के।',
  'A score is the final total of the hand that wins. All scores lose on a tie.':
    'स्कोर यानी जीतने वाले हाथ का आख़िरी जोड़। टाई पर सारे स्कोर हारते हैं।',
  'The deck has 29 cards: 2 to 8 in four suits and the nine of spades. Players A and B get three cards each.':
    'गड्डी में 29 पत्ते हैं: चारों सूट के 2 से 8 और हुकुम का नहला। प्लेयर A और B को तीन-तीन पत्ते मिलते हैं।',
  'A trio beats every other hand, and the higher trio the lower one.':
    'ट्रेल हर दूसरे हाथ से बड़ी है, और बड़ी ट्रेल छोटी ट्रेल से।',
  'Otherwise the last digit of the sum of the three cards decides.':
    'नहीं तो तीन पत्तों के जोड़ का आख़िरी अंक फ़ैसला करता है।',
  'When that is equal too, the highest card decides, then the second, then the third.':
    'वह भी बराबर हो तो सबसे बड़ा पत्ता फ़ैसला करता है, फिर दूसरा, फिर तीसरा।',
  'When all three cards are equal, Winner stakes are returned. Suits never count for the winner.':
    'तीनों पत्ते बराबर हों तो विजेता के दाँवों की रकम लौट जाती है। विजेता के लिए सूट कभी नहीं गिना जाता।',
  'High Card compares the highest card, then the second, then the third; when all are equal, stakes are returned.':
    'हाई कार्ड में सबसे बड़ा पत्ता मिलाया जाता है, फिर दूसरा, फिर तीसरा; सब बराबर हों तो रकम लौट जाती है।',
  'Pair wins when two cards of the hand have one rank. A trio counts.':
    'जोड़ी तब जीतती है जब हाथ के दो पत्ते एक ही नंबर के हों। ट्रेल भी गिनी जाती है।',
  'Color Plus pays the best of straight, flush, trio and straight flush. Straights run from 2-3-4 to 7-8-9.':
    'कलर प्लस सीक्वेंस, फ़्लश, ट्रेल और प्योर सीक्वेंस में से सबसे बड़े पर मिलता है। सीक्वेंस 2-3-4 से 7-8-9 तक होती हैं।',
  'Lucky 9 wins when the nine of spades is among the six cards.':
    'लकी 9 तब जीतता है जब छह पत्तों में हुकुम का नहला हो।',
  'Dragon and Tiger get one card each from eight decks. The higher card wins; the ace is low, the king high.':
    'ड्रैगन और टाइगर को आठ गड्डियों से एक-एक पत्ता मिलता है। बड़ा पत्ता जीतता है; इक्का सबसे छोटा, बादशाह सबसे बड़ा।',
  'Among equal ranks the suit decides: spades beat hearts, hearts beat clubs, clubs beat diamonds.':
    'बराबर पत्तों में सूट फ़ैसला करता है: हुकुम पान से, पान चिड़ी से, चिड़ी ईंट से बड़ी है।',
  'Tie is the very same card, rank and suit. Dragon and Tiger both lose then.':
    'टाई यानी बिल्कुल वही पत्ता, नंबर और सूट दोनों। तब ड्रैगन और टाइगर दोनों हारते हैं।',
  'Pair is the same rank in any suits, a tie included.': 'जोड़ी यानी एक ही नंबर, सूट कोई भी; टाई भी इसमें आती है।',
  'Even is 2, 4, 6, 8, 10 and queen; odd is ace, 3, 5, 7, 9, jack and king.':
    'ईवन 2, 4, 6, 8, 10 और बेगम हैं; ऑड इक्का, 3, 5, 7, 9, गुलाम और बादशाह।',
  'When both get the very same card, Dragon and Tiger stakes are returned.':
    'दोनों को बिल्कुल वही पत्ता मिले तो ड्रैगन और टाइगर के दाँव की रकम लौट जाती है।',
  'Pair is the same rank in any suits, the very same card included.':
    'जोड़ी यानी एक ही नंबर, सूट कोई भी; बिल्कुल वही पत्ता भी इसमें आता है।',
  'Dragon, Tiger and Lion get one card each from one deck. The highest card wins; the ace is low, the king high.':
    'ड्रैगन, टाइगर और लायन को एक गड्डी से एक-एक पत्ता मिलता है। सबसे बड़ा पत्ता जीतता है; इक्का सबसे छोटा, बादशाह सबसे बड़ा।',
  'Among equal ranks the suit decides: spades beat hearts, hearts beat clubs, clubs beat diamonds. There is no tie.':
    'बराबर पत्तों में सूट फ़ैसला करता है: हुकुम पान से, पान चिड़ी से, चिड़ी ईंट से बड़ी है। टाई नहीं होती।',
  'Black, red, odd, even and card are about the card of that hand alone.':
    'काला, लाल, ऑड, ईवन और पत्ता सिर्फ़ उसी हाथ के पत्ते पर हैं।',
  'The pack is 6 to king in four suits. J counts 11, Q 12 and K 13.':
    'गड्डी में चारों सूट के 6 से बादशाह तक के पत्ते हैं। J 11 गिना जाता है, Q 12 और K 13।',
  'Players 8, 9, 10 and 11 start with that many points and get one card each, in that order. The highest total wins.':
    'प्लेयर 8, 9, 10 और 11 उतने ही पॉइंट से शुरू करते हैं और इसी क्रम में एक-एक पत्ता पाते हैं। सबसे बड़ा टोटल जीतता है।',
  'When the highest total is shared, only those players get another card each, until one of them leads.':
    'सबसे बड़ा टोटल बराबर हो तो सिर्फ़ उन्हीं प्लेयरों को एक-एक पत्ता और मिलता है, जब तक कोई एक आगे न निकल जाए।',
  'Bets are open before each of the first four cards, and again before a tie is played on. Odds follow every card.':
    'दाँव पहले चार पत्तों में से हर एक से पहले खुले हैं, और टाई आगे खेलने से पहले फिर। भाव हर पत्ते के साथ बदलते हैं।',
  'Should the pack run out with the tie unbroken, bets on the winner are returned.':
    'टाई टूटे बिना गड्डी ख़त्म हो जाए तो विजेता के दाँव लौट जाते हैं।',
  'All other bets are taken before the first card only and are about the first card of each player.':
    'बाकी सारे दाँव सिर्फ़ पहले पत्ते से पहले लगते हैं और हर प्लेयर के पहले पत्ते पर हैं।',
  'Any 3 Card Black or Red wins with three or four cards of that colour, Two Black Two Red with exactly two of each.':
    'कोई 3 पत्ते काले या लाल तब जीतता है जब तीन या चार पत्ते उस रंग के हों, दो काले दो लाल तब जब दोनों के ठीक दो-दो हों।',
  '8 & 9 Total wins when the cards of Players 8 and 9 add up to more than those of 10 and 11, without the points they start with; 10 & 11 Total is the opposite. Equal sums return the stake.':
    '8 और 9 का टोटल तब जीतता है जब प्लेयर 8 और 9 के पत्तों का जोड़ 10 और 11 के जोड़ से ज़्यादा हो, शुरुआती पॉइंट गिने बिना; 10 और 11 का टोटल इसका उल्टा है। जोड़ बराबर हो तो रकम लौट जाती है।',
  'Single is the last digit of the sum of the four first cards.': 'सिंगल यानी पहले चार पत्तों के जोड़ का आख़िरी अंक।',
  'One card comes from eight decks. Ace to 6 is low, 8 to king is high.':
    'आठ गड्डियों से एक पत्ता आता है। इक्के से 6 तक लो है, 8 से बादशाह तक हाई।',
  'On a 7, half of every Low Card and High Card stake is returned.':
    '7 आने पर लो कार्ड और हाई कार्ड के हर दाँव की आधी रकम लौटती है।',
  'A group wins when the card is one of its three. The 7 is in no group.':
    'ग्रुप तब जीतता है जब पत्ता उसके तीन पत्तों में से एक हो। 7 किसी ग्रुप में नहीं है।',
  'A pack of cards numbered 0 to 36 is shuffled for every round, and one card is drawn after betting closes.':
    '0 से 36 तक के नंबर वाले पत्तों की गड्डी हर राउंड फेंटी जाती है, और दाँव बंद होने के बाद एक पत्ता निकाला जाता है।',
  'Zero is neither odd nor even, neither red nor black, and in no dozen and no column: it loses every outside bet.':
    'शून्य न ऑड है न ईवन, न लाल न काला, और न किसी दर्जन में है न कॉलम में: बाहर के सारे दाँव उस पर हारते हैं।',
  'The numbers 0, 2, 4, 6 and 28 can be drawn and count for outside bets, but are not sold by themselves.':
    '0, 2, 4, 6 और 28 नंबर निकल सकते हैं और बाहर के दाँवों में गिने जाते हैं, पर उन पर अलग से दाँव नहीं लगता।',
  'Split is on two numbers that touch, Street on three in a row, Corner on four, Line on two streets: one stake for all.':
    'स्प्लिट पास-पास के दो नंबरों पर है, स्ट्रीट एक पंक्ति के तीन पर, कॉर्नर चार पर और लाइन दो स्ट्रीट पर: सब पर एक ही रकम।',
  'Neighbours is on a number and the two on each side of it on a single-zero wheel.':
    'पड़ोसी दाँव एक नंबर पर और एक शून्य वाले पहिए पर उसके दोनों तरफ़ के दो-दो नंबरों पर है।',
  'Voisins du zero, Tiers du cylindre and Orphelins are the three parts of that wheel.':
    'वोज़ाँ दु ज़ीरो, तिएर दु सिलाँद्र और ओरफ़लाँ उसी पहिए के तीन हिस्से हैं।',
  'A bet on several numbers is closed if one of them is not sold by itself.':
    'कई नंबरों का दाँव तब बंद रहता है जब उनमें से किसी पर अलग से दाँव न लगता हो।',
  'Cards of one deck are dealt to Bahar and Andar in turn, Bahar first, until all thirteen ranks have been seen.':
    'एक गड्डी के पत्ते बारी-बारी बाहर और अंदर बँटते हैं, पहले बाहर, जब तक तेरहों नंबर न दिख जाएँ।',
  'A bet is on a rank and a side: it wins when the first card of that rank comes to that side.':
    'दाँव एक नंबर और एक तरफ़ पर होता है: वह तब जीतता है जब उस नंबर का पहला पत्ता उस तरफ़ आए।',
  'Bahar pays 1:1, but 0.25:1 on the very first card of the round.':
    'बाहर 1:1 चुकाता है, पर राउंड के सबसे पहले पत्ते पर 0.25:1।',
  'Choose exactly three different ranks. Three cards come from one deck.':
    'ठीक तीन अलग-अलग नंबर चुनें। एक गड्डी से तीन पत्ते आते हैं।',
  'Yes wins when at least one of the cards has a chosen rank.':
    'हाँ तब जीतता है जब कम से कम एक पत्ता चुने हुए नंबर का हो।',
  'No wins when none has. It risks 0.84 of the stake to win the stake.':
    'नहीं तब जीतता है जब कोई पत्ता न हो। इसमें रकम जीतने के लिए रकम का 0.84 हिस्सा दाँव पर रहता है।',
  'Six players and then the dealer get one card each from one deck. A player wins with a higher card than the dealer’s.':
    'छह प्लेयरों और फिर डीलर को एक गड्डी से एक-एक पत्ता मिलता है। जिसका पत्ता डीलर से बड़ा हो वह प्लेयर जीतता है।',
  'The ace is low, the king high. There is no tie, because among equal ranks the suit decides.':
    'इक्का सबसे छोटा, बादशाह सबसे बड़ा। टाई नहीं होती, क्योंकि बराबर पत्तों में सूट फ़ैसला करता है।',
  'Spades beat hearts, hearts beat clubs, clubs beat diamonds.': 'हुकुम पान से, पान चिड़ी से, चिड़ी ईंट से बड़ी है।',
  'Black, red, odd, even and the suits are about the card of that player alone.':
    'काला, लाल, ऑड, ईवन और सूट सिर्फ़ उसी प्लेयर के पत्ते पर हैं।',
  'Three cards come from one deck of aces to tens: the ace counts 1, the ten 0.':
    'इक्के से दहले तक की एक गड्डी से तीन पत्ते आते हैं: इक्का 1 गिना जाता है, दहला 0।',
  'Single is the last digit of their sum. Each of the ten digits is equally likely.':
    'सिंगल उनके जोड़ का आख़िरी अंक है। दसों अंकों की संभावना बराबर है।',
  'Line 1 is the digits 1 to 5, Line 2 the digits 6 to 9 and 0; Odd and Even are about the digit.':
    'लाइन 1 यानी अंक 1 से 5, लाइन 2 यानी अंक 6 से 9 और 0; ऑड और ईवन उसी अंक पर हैं।',
};
