import type { BOARD } from '@maidan/exchange/sports/told/board';

/** What the board prints beside a match, and the runners that are nobody's name. */
export const HINDI_BOARD: Readonly<Record<keyof typeof BOARD, string>> = {
  'board.toss': '{choice, select, bat {टॉस: {side} ने जीता, बल्लेबाज़ी} other {टॉस: {side} ने जीता, गेंदबाज़ी}}',
  'board.parading': 'परेड में',
  'board.atPost': 'स्टार्ट पर',
  'board.running': 'दौड़ जारी, {metres} मीटर बाकी',
  'board.lineUp': 'शुरुआती लाइन पर',
  'board.lap': 'लैप {lap} / {laps}',
  'board.kilometres': '{of} में से {km} किमी बाकी',
  'board.hole': 'होल {hole} / {holes}',
  'board.playOff': 'प्ले-ऑफ़',
  'board.pastLine': 'लाइन पार',
  'board.photograph': 'फ़ोटो फ़िनिश',
  'board.weighingIn': 'वज़न की जाँच',
  'board.official': 'आधिकारिक',
  'board.abandoned': 'रद्द',
  'board.pollsOpen': 'मतदान जारी है',
  'board.cancelled': 'रद्द',
  'board.officialResult': 'आधिकारिक परिणाम',
  'board.declared': '{all} में से {done} सीटें घोषित',
  'board.inPlay': 'इन-प्ले',
  'board.beforePlay': 'खेल से पहले',
  'board.theDraw': 'ड्रॉ',
  'board.draw': 'ड्रॉ',
};
