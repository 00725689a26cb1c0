import sharp from 'sharp';

const COLUMNS = 9;
const ROWS = 8;
/** Each spot is the mean of this many pixels squared: noise of compression goes, fractions of a shade stay. */
const SPOT = 10;
/** In shades of grey. On a plain ground two spots are never quite equal, and which is darker says nothing. */
const NOISE = 0.25;

/**
 * A picture's perceptual hash: 64 bits, each saying whether a spot is darker than the one to its right. Size,
 * compression and small edits change few of them. Signed, as the database keeps it.
 */
export async function lookOf(picture: Uint8Array): Promise<bigint> {
  const pixels = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(COLUMNS * SPOT, ROWS * SPOT, { fit: 'fill' })
    .raw()
    .toBuffer();
  let look = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const isDarker = shade(pixels, row, column) + NOISE < shade(pixels, row, column + 1);
      look = (look << 1n) | (isDarker ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, look);
}

function shade(pixels: Uint8Array, row: number, column: number): number {
  let sum = 0;
  for (let y = row * SPOT; y < (row + 1) * SPOT; y += 1) {
    const left = (y * COLUMNS + column) * SPOT;
    for (let x = left; x < left + SPOT; x += 1) sum += pixels[x]!;
  }
  return sum / SPOT ** 2;
}
