import sharp from 'sharp';

const WIDTH = 540;
const HEIGHT = 1_080;

/** Payment apps differ, and so do their receipts. */
export const THEMES = {
  light: { paper: '#f6f8fb', ink: '#20293a', band: '#28407a', bandTop: 0, tick: 300, amountTop: 430, left: 60 },
  dark: { paper: '#1b2130', ink: '#eef2fa', band: '#5b2a86', bandTop: 860, tick: 480, amountTop: 120, left: 240 },
  paper: { paper: '#fbf3df', ink: '#4a3b1c', band: '#0f6b6b', bandTop: 400, tick: 200, amountTop: 800, left: 20 },
} as const;
export type Theme = keyof typeof THEMES;

/** A receipt as a payment app might show it. Drawn from shapes, because a server may have no font at all. */
export function sampleReceipt(theme: Theme, rupees: string, reference: string): Promise<Buffer> {
  const { paper, ink, band, bandTop, tick, amountTop, left } = THEMES[theme];
  const lines = [620, 680, 740].map(
    (y, index) => `<rect x="${left}" y="${y}" width="${280 - index * 70}" height="14" rx="7" fill="${ink}44"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <rect y="${bandTop}" width="100%" height="150" fill="${band}"/>
    <circle cx="${left + 100}" cy="${tick}" r="70" fill="#1d9a5b"/>
    <path transform="translate(${left + 65} ${tick + 2})" d="M0 0 l25 26 l48 -54" fill="none" stroke="#fff" stroke-width="14"/>
    ${digits(rupees, amountTop, 44, ink)}
    ${lines.join('')}
    ${digits(reference, amountTop + 110, 22, ink)}
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Seven segments, from the top clockwise, the middle one last. */
const SEGMENTS = ['M0 0 h10', 'M10 0 v10', 'M10 10 v10', 'M0 20 h10', 'M0 10 v10', 'M0 0 v10', 'M0 10 h10'] as const;
const LIT = ['abcdef', 'bc', 'abdeg', 'abcdg', 'bcfg', 'acdfg', 'acdefg', 'abc', 'abcdefg', 'abcdfg'] as const;

/** Centred, as a pocket calculator writes them; everything but digits is left out. */
function digits(text: string, y: number, width: number, ink: string): string {
  const shown = [...text].filter(character => /\d/.test(character));
  const step = width * 1.5;
  const left = (WIDTH - step * shown.length) / 2;
  return shown
    .map((digit, index) => {
      const path = [...(LIT[Number(digit)] ?? '')].map(name => SEGMENTS['abcdefg'.indexOf(name)]).join(' ');
      const place = `translate(${left + index * step} ${y}) scale(${width / 10})`;
      return `<path transform="${place}" d="${path}" fill="none" stroke="${ink}" stroke-width="2"/>`;
    })
    .join('');
}
