import '../styles/money.css';
import { encodeQR } from 'qr';
import { useMemo } from 'react';

export interface QrCodeProps {
  readonly text: string;
  /** What scanning it does, for those who cannot see it. */
  readonly label: string;
}

/** Blank modules around the code: scanners need four. */
const QUIET = 4;

/** A QR code drawn from its text. A quarter of it may be hidden, so the mark in the middle does no harm. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const mark = size * 0.2;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place: an img would need a data: address
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#14181d" />
      <svg
        x={(size - mark) / 2}
        y={(size - mark * 0.8) / 2}
        width={mark}
        height={mark * 0.8}
        viewBox="-6 -5 50 38"
        shapeRendering="geometricPrecision"
        aria-hidden="true"
      >
        <rect x="-6" y="-5" width="50" height="38" rx="6" fill="#2c3e50" />
        <path d="M19 2.2A16.8 11.8 0 0 0 19 25.8" fill="none" stroke="#72bbef" strokeWidth="3.6" />
        <path d="M19 2.2A16.8 11.8 0 0 1 19 25.8" fill="none" stroke="#faa9ba" strokeWidth="3.6" />
        <rect x="16.4" y="7.4" width="5.2" height="13.2" rx="1.2" fill="#fff" />
      </svg>
    </svg>
  );
}

/** One path for all dark modules: each run of them in a row is one rectangle. */
function drawn(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET });
  const path = rows.map((row, y) =>
    Array.from(
      row
        .map(dark => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    )
      .map(run => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
      .join(''),
  );
  return { size: rows.length, path: path.join('') };
}
