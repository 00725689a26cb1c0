import { VIRTUAL_LABELS } from './labelsVirtualHindi.ts';
import { numbers, phrase, same, type Words } from './phrases.ts';

/* Labels of the tables. Whatever many tables say is one word here, and what is composed is composed by the same rule. */

const SUITS: Words = { Spade: 'हुकुम', Heart: 'पान', Club: 'चिड़ी', Diamond: 'ईंट' };
const COLOURS: Words = { Black: 'काला', Red: 'लाल' };
const PARITIES: Words = { Odd: 'ऑड', Even: 'ईवन' };
const HEIGHTS: Words = { Low: 'लो', High: 'हाई' };
/** The ace first, as labels name them. */
const IN_ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const RANKS = same(...IN_ORDER);
const DIGITS = numbers(0, 9);
const AB = same('A', 'B');
const TEAMS = same('ENG', 'RSA', 'IND', 'AUS');
const ANIMALS: Words = { Dragon: 'ड्रैगन', Tiger: 'टाइगर', Lion: 'लायन' };

const HANDS: Words = {
  'High Card': 'हाई कार्ड',
  Pair: 'जोड़ी',
  'One Pair': 'एक जोड़ी',
  'Two Pair': 'दो जोड़ी',
  'Three of a Kind': 'तीन एक जैसे',
  Straight: 'सीक्वेंस',
  Flush: 'फ़्लश',
  Trio: 'ट्रेल',
  'Full House': 'फ़ुल हाउस',
  'Four of a Kind': 'चार एक जैसे',
  'Straight Flush': 'प्योर सीक्वेंस',
};

/** Two bets of one name, one for each player: 'Total A'. */
const OF_PLAYERS: Words = {
  ...HANDS,
  ...COLOURS,
  '3 Baccarat': '3 बैकारेट',
  'M Baccarat': 'M बैकारेट',
  'Mini Baccarat': 'मिनी बैकारेट',
  Total: 'टोटल',
  'Pair Plus': 'पेयर प्लस',
  'Color Plus': 'कलर प्लस',
  Winner: 'विजेता',
  'Top 9': 'टॉप 9',
  '2 Cards Bonus': '2 कार्ड बोनस',
  '7 Cards Bonus': '7 कार्ड बोनस',
  Colour: 'रंग',
};

const PLAYERS: Words = phrase('Player {who}', 'प्लेयर {who}', {
  who: { ...same('A', 'B', 'C', 'D'), ...numbers(1, 11) },
});

const SEATS: Words = {
  ...PLAYERS,
  ...ANIMALS,
  ...TEAMS,
  Player: 'प्लेयर',
  Dealer: 'डीलर',
  Banker: 'बैंकर',
  Drawn: 'निकले',
  Board: 'बोर्ड',
  Card: 'पत्ता',
  Cards: 'पत्ते',
  Number: 'नंबर',
  Andar: 'अंदर',
  Bahar: 'बाहर',
  Dice: 'पासे',
  Bowled: 'फेंकी गई गेंदें',
  Ball: 'गेंद',
  Clip: 'क्लिप',
  Runners: 'रनर',
  Draw: 'ड्रॉ',
};

const CARDS: Words = {
  'Low Card': 'लो कार्ड',
  'Low or High': 'लो या हाई',
  'Even or Odd': 'ईवन या ऑड',
  'Red or Black': 'लाल या काला',
  'Odd Even': 'ऑड ईवन',
  'Even Odd': 'ईवन ऑड',
  'Red Black': 'लाल काला',
  'Under Over': 'अंडर ओवर',
  Colours: 'रंग',
  Group: 'ग्रुप',
  Odds: 'ऑड्स',
  Main: 'मेन',
  Consecutive: 'लगातार',
  'Lucky 9': 'लकी 9',
  Hands: 'हाथ',
  Pattern: 'पैटर्न',
  'Side Bets': 'साइड दाँव',
  'Winning Total': 'जीत का टोटल',
  'Player Pair': 'प्लेयर जोड़ी',
  'Banker Pair': 'बैंकर जोड़ी',
  'Either Pair': 'कोई भी जोड़ी',
  'Perfect Pair': 'परफ़ेक्ट जोड़ी',
  Tie: 'टाई',
  Big: 'बड़ा',
  Small: 'छोटा',
  Baccarat: 'बैकारेट',
  Session: 'सेशन',
  '3 Card Judgement': '3 कार्ड जजमेंट',
  '3 Cards Judgement': '3 कार्ड जजमेंट',
  'Any 3 Card Black': 'कोई 3 पत्ते काले',
  'Any 3 Card Red': 'कोई 3 पत्ते लाल',
  'Two Black Two Red': 'दो काले दो लाल',
  '8 & 9 Total': '8 और 9 का टोटल',
  '10 & 11 Total': '10 और 11 का टोटल',
  'Players 8 and 9': 'प्लेयर 8 और 9',
  'Players 10 and 11': 'प्लेयर 10 और 11',
  'Two Red Only': 'सिर्फ़ दो लाल',
  'Two Black Only': 'सिर्फ़ दो काले',
  'Two Odd Only': 'सिर्फ़ दो ऑड',
  'Two Even Only': 'सिर्फ़ दो ईवन',
  Amar: 'अमर',
  Akbar: 'अकबर',
  Anthony: 'एंथनी',
  'Dus ka Dum': 'दस का दम',
};

const RACES: Words = {
  'Total Points': 'टोटल पॉइंट',
  'Total Cards': 'टोटल पत्ते',
  'Win with': 'कितने पत्तों में जीत',
  'Race to 17': 'रेस टू 17',
  'Race to 2nd': 'रेस टू सेकंड',
  'Any Zero': 'कोई ज़ीरो',
};

const BOARDS: Words = {
  Single: 'सिंगल',
  Double: 'डबल',
  Triple: 'ट्रिपल',
  Dozen: 'दर्जन',
  Column: 'कॉलम',
  Half: 'आधा',
  '1st12': 'पहले 12',
  '2nd12': 'दूसरे 12',
  '3rd12': 'तीसरे 12',
  Line: 'लाइन',
  'Small Big': 'छोटा बड़ा',
  'Any Triple': 'कोई भी ट्रिपल',
  'Each Triple': 'हर ट्रिपल',
  'Two Dice': 'दो पासे',
};

const CRICKET_AND_GOALS: Words = {
  Bookmaker: 'बुकमेकर',
  Fancy: 'फ़ैंसी',
  Fancy1: 'फ़ैंसी 1',
  Runs: 'रन',
  Wicket: 'विकेट',
  Boundary: 'बाउंड्री',
  'Extra Runs': 'एक्स्ट्रा रन',
  'Who Will Goal Next?': 'अगला गोल कौन करेगा?',
  'Method Of Next Goal': 'अगला गोल कैसे होगा?',
  'No Goal': 'गोल नहीं',
  'Shot Goal': 'शॉट से गोल',
  'Header Goal': 'हेडर से गोल',
  'Penalty Goal': 'पेनल्टी से गोल',
  'Free Kick Goal': 'फ़्री किक से गोल',
  ...same('Cristiano Ronaldo', 'Lionel Messi', 'Robert Lewandowski', 'Neymar', 'Harry Kane'),
  ...same('Zlatan Ibrahimovic', 'Romelu Lukaku', 'Kylian Mbappe', 'Erling Haaland'),
};

/** What a pay table pays for. */
const PAY_LINES: Words = {
  ...phrase('{count} of one suit', '{count} पत्ते एक सूट के', { count: numbers(4, 6) }),
  ...phrase('Highest card {rank}', 'सबसे बड़ा पत्ता {rank}', { rank: numbers(5, 9) }),
  'Three card sequence': 'तीन पत्तों की सीक्वेंस',
  'Four card color': 'चार पत्तों का कलर',
  'Four card sequence': 'चार पत्तों की सीक्वेंस',
  'Three of a kind': 'तीन एक जैसे',
  'Three card pure sequence': 'तीन पत्तों की प्योर सीक्वेंस',
  'Four card pure sequence': 'चार पत्तों की प्योर सीक्वेंस',
  'Four of a kind': 'चार एक जैसे',
  'Pair (2-10)': 'जोड़ी (2-10)',
  'Pair (J-K)': 'जोड़ी (J-K)',
  'A-Q/A-J Offsuit': 'A-Q/A-J अलग सूट',
  'A-Q/A-J Suited': 'A-Q/A-J एक सूट',
  'A-K Offsuit': 'A-K अलग सूट',
  'A-K Suited': 'A-K एक सूट',
  'Royal Flush': 'रॉयल फ़्लश',
  'one die': 'एक पासा',
  'two dice': 'दो पासे',
  'three dice': 'तीन पासे',
  'fifth right': 'पाँचवाँ सही',
  'fifth wrong': 'पाँचवाँ गलत',
};

const ABOUT_A_CARD: Words = {
  ...SUITS,
  ...COLOURS,
  ...PARITIES,
  ...HEIGHTS,
  ...RANKS,
  ...same('JQK'),
  Suit: 'सूट',
  'Odd Even': 'ऑड ईवन',
  'Red Black': 'लाल काला',
  'Low High': 'लो हाई',
};

const UNDER_OVER: Words = {
  'Under 7': 'अंडर 7',
  'Over 7': 'ओवर 7',
  'Under 21': 'अंडर 21',
  'Over 21': 'ओवर 21',
  'Over 22': 'ओवर 22',
  'Under 21 Over 21': 'अंडर 21 ओवर 21',
  'Under 21 Over 22': 'अंडर 21 ओवर 22',
};

const SEVEN: Words = { '7 Up': '7 अप', '7 Down': '7 डाउन' };

const OF_SEATS: Words = {
  ...phrase('{what} {who}', '{what} {who}', { what: OF_PLAYERS, who: AB }),
  ...phrase('{player} {what}', '{player} {what}', {
    player: PLAYERS,
    what: {
      ...UNDER_OVER,
      ...COLOURS,
      ...PARITIES,
      ...SUITS,
      Consecutive: 'लगातार',
      Odds: 'ऑड्स',
      'Pair Plus': 'पेयर प्लस',
      Total: 'टोटल',
      Winner: 'विजेता',
    },
  }),
  ...phrase('{animal} {what}', '{animal} {what}', {
    animal: ANIMALS,
    what: { ...HANDS, ...COLOURS, ...PARITIES, ...SUITS, Winner: 'विजेता' },
  }),
  ...phrase('{animal} Card {rank}', '{animal} पत्ता {rank}', { animal: ANIMALS, rank: RANKS }),
  ...phrase('{side} {rank}', '{side} {rank}', { side: { Andar: 'अंदर', Bahar: 'बाहर' }, rank: RANKS }),
  ...phrase('{seven} {seat}', '{seven} {seat}', {
    seven: { ...SEVEN, '7 Up 7 Down': '7 अप 7 डाउन' },
    seat: { Player: 'प्लेयर', Dealer: 'डीलर' },
  }),
};

const OF_CARDS: Words = {
  ...phrase('Card {rank}', 'पत्ता {rank}', { rank: { ...RANKS, ...numbers(1, 14) } }),
  ...phrase('Card {nth} {what}', 'पत्ता {nth} {what}', { nth: numbers(1, 14), what: ABOUT_A_CARD }),
  ...phrase('{what} Card {nth}', 'पत्ता {nth} {what}', {
    what: { ...PARITIES, ...COLOURS, ...HEIGHTS },
    nth: numbers(1, 6),
  }),
  ...phrase('Bottom card {rank}', 'नीचे का पत्ता {rank}', { rank: RANKS }),
  ...phrase('Group {group}', 'ग्रुप {group}', {
    group: {
      '1 card A-2-3': '1 पत्ते A-2-3',
      '2 card 4-5-6': '2 पत्ते 4-5-6',
      '3 card 8-9-10': '3 पत्ते 8-9-10',
      '4 card J-Q-K': '4 पत्ते J-Q-K',
    },
  }),
  ...phrase('Score {total}', 'स्कोर {total}', { total: same('1-4', '5-6', 7, 8, 9) }),
  ...phrase('Baccarat {nth}', 'बैकारेट {nth}', { nth: numbers(1, 2) }),
  'Session (21)': 'सेशन (21)',
  ...phrase('3 Card Judgement ({ranks})', '3 कार्ड जजमेंट ({ranks})', { ranks: same('1 2 4', 'J Q K') }),
  ...phrase('Cards {ranks}', 'पत्ते {ranks}', { ranks: same(...threeOf(IN_ORDER)) }),
  ...phrase('Win with {count}', '{count} पत्तों में जीत', { count: numbers(5, 17) }),
  ...phrase('Big Card (7,8,9) - {nth}', 'बड़ा पत्ता (7,8,9) - {nth}', { nth: numbers(1, 5) }),
  ...phrase('Zero Card - {nth}', 'ज़ीरो पत्ता - {nth}', { nth: numbers(1, 5) }),
  ...phrase('Next Total {total} or More', 'अगला टोटल {total} या ज़्यादा', {
    total: same(...Array.from({ length: 40 }, (_, tens) => (tens + 1) * 10)),
  }),
};

/** Bets on several numbers of the wheel are called by their kind and those: 'Split 8-11'. */
const INSIDE_KINDS: Words = {
  Split: 'स्प्लिट',
  Street: 'स्ट्रीट',
  Corner: 'कॉर्नर',
  Line: 'लाइन',
  Neighbours: 'पड़ोसी',
  Call: 'पहिए के हिस्से',
};

const OF_BOARDS: Words = {
  ...phrase('Straight {number}', 'नंबर {number}', { number: numbers(0, 36) }),
  ...INSIDE_KINDS,
  'Voisins du zero': 'वोज़ाँ दु ज़ीरो',
  'Tiers du cylindre': 'तिएर दु सिलाँद्र',
  Orphelins: 'ओरफ़लाँ',
  ...phrase('2to1 Column {nth}', 'कॉलम {nth}, 1 पर 2', { nth: numbers(1, 3) }),
  ...phrase('Line {nth}', 'लाइन {nth}', { nth: numbers(1, 2) }),
  ...phrase('Total {sum}', 'टोटल {sum}', { sum: numbers(4, 17) }),
  ...phrase('Two Dice {a}-{b}', 'दो पासे {a}-{b}', { a: numbers(1, 6), b: numbers(1, 6) }),
  ...phrase('Single {a}', 'सिंगल {a}', { a: DIGITS }),
  ...phrase('Double {a}', 'डबल {a}', { a: DIGITS }),
  ...phrase('Double {a}{b}', 'डबल {a}{b}', { a: DIGITS, b: DIGITS }),
  ...phrase('Triple {a}', 'ट्रिपल {a}', { a: DIGITS }),
  ...phrase('Triple {a}{b}{c}', 'ट्रिपल {a}{b}{c}', { a: DIGITS, b: DIGITS, c: DIGITS }),
  ...sheets(),
};

const OF_BALLS: Words = {
  ...phrase('{row} {team}', '{row} {team}', {
    row: {
      '1 over run': '1 ओवर रन',
      '1 over run bhav': '1 ओवर रन भाव',
      'Common Wicket': 'कॉमन विकेट',
    },
    team: TEAMS,
  }),
  ...phrase('0.{ball} Over {what} {team}', '0.{ball} ओवर {what} {team}', {
    ball: numbers(1, 6),
    what: { Wicket: 'विकेट', Zero: 'ज़ीरो', One: 'एक', Two: 'दो', Three: 'तीन', Boundry: 'बाउंड्री' },
    team: TEAMS,
  }),
  ...phrase('{count} Runs', '{count} रन', { count: numbers(0, 6) }),
};

/** Answers to all questions of K.B.C are one bet. */
function sheets(): Words {
  const questions = { colour: COLOURS, parity: PARITIES, seven: SEVEN, group: same('A23', '456', '8910', 'JQK') };
  const four = '{colour}, {parity}, {seven}, {group}';
  return {
    'Five Questions': 'पाँच सवाल',
    '4 Cards Quit': '4 कार्ड क्विट',
    '50-50 Quit': '50-50 क्विट',
    ...phrase(`Five Questions: ${four}, {suit}`, `पाँच सवाल: ${four}, {suit}`, { ...questions, suit: SUITS }),
    ...phrase(`4 Cards Quit: ${four}`, `4 कार्ड क्विट: ${four}`, questions),
    ...phrase(`50-50 Quit: ${four}, {suit}`, `50-50 क्विट: ${four}, {suit}`, { ...questions, suit: SUITS }),
  };
}

/** Three different ranks, the ace first. */
function threeOf(ranks: readonly string[]): readonly string[] {
  const after = (from: number) => [...ranks.entries()].slice(from + 1);
  return [...ranks.entries()].flatMap(([i, a]) =>
    after(i).flatMap(([j, b]) => after(j).map(([, c]) => `${a} ${b} ${c}`)),
  );
}

export const LABELS: Words = {
  ...SUITS,
  ...COLOURS,
  ...PARITIES,
  ...HEIGHTS,
  ...OF_PLAYERS,
  ...SEATS,
  ...CARDS,
  ...RACES,
  ...BOARDS,
  ...CRICKET_AND_GOALS,
  ...PAY_LINES,
  ...UNDER_OVER,
  ...SEVEN,
  ...OF_SEATS,
  ...OF_CARDS,
  ...OF_BOARDS,
  ...OF_BALLS,
  ...VIRTUAL_LABELS,
};

export const sayLabel = (label: string): string =>
  LABELS[label] ?? label.replace(/^(\w+)(?= \d[-\d]*$)/, kind => INSIDE_KINDS[kind] ?? kind);
