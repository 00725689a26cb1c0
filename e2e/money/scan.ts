import type { Locator } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';

/** Every pixel of the screen becomes so many in each direction: a phone sees more of them than a page draws. */
const CLOSER = 4;

/** Reads a QR code from the screen as a phone would: from a picture of it. */
export async function scan(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, pixels } = await code.page().evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('there is no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, pixels: Array.from(data) };
  }, picture);
  return decodeQR(enlarged(width, height, pixels));
}

function enlarged(width: number, height: number, pixels: readonly number[]) {
  const [wide, high] = [width * CLOSER, height * CLOSER];
  const data = new Uint8Array(wide * high * 4);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const from = (Math.floor(y / CLOSER) * width + Math.floor(x / CLOSER)) * 4;
      data.set(pixels.slice(from, from + 4), (y * wide + x) * 4);
    }
  }
  return { width: wide, height: high, data };
}
