import sharp from 'sharp';
import type { Texture } from './likeness.ts';

const COLUMNS = 96;
/** One byte holds how many there are. */
const MOST_ROWS = 250;
/** So that a thin stroke looks the same wherever between two blocks it falls. */
const BLUR = 1.5;

export async function textureOf(picture: Uint8Array): Promise<Texture> {
  const image = sharp(picture).flatten({ background: '#ffffff' }).greyscale();
  const { width, height } = await image.metadata();
  const rows = Math.max(1, Math.min(MOST_ROWS, Math.round((COLUMNS * height) / width)));
  const shades = await image.resize(COLUMNS, rows, { fit: 'fill', kernel: 'cubic' }).blur(BLUR).raw().toBuffer();
  return { columns: COLUMNS, rows, shades: new Uint8Array(shades) };
}

/** As the database keeps it: how many rows, then the shades. */
export const textureBytes = ({ rows, shades }: Texture): Uint8Array => Uint8Array.from([rows, ...shades]);

export const textureFrom = (bytes: Uint8Array): Texture => ({
  columns: COLUMNS,
  rows: bytes[0] ?? 0,
  shades: bytes.subarray(1),
});
