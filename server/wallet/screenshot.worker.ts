import { once } from 'node:events';
import sharp from 'sharp';
import { lookOf } from './look.ts';
import { textureBytes, textureOf } from './texture.ts';
import { EXIT, type PictureHeader, PIXELS, SIDE, SIDE_KEPT } from './screenshotLimits.ts';

/* One picture in on stdin, its copy out on stdout, in a process of its own: what a hostile file can do, it does to
   nobody else. The parent decides what the exit code means. */

// Every decoder but three is switched off before a byte is read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const sent = await received();
const meant = await sharp(sent, { limitInputPixels: false })
  .metadata()
  .catch(() => process.exit(EXIT.unreadable));
if ((meant.pages ?? 1) > 1) process.exit(EXIT.unreadable); // an animation is no receipt
if (meant.width * meant.height > PIXELS || Math.max(meant.width, meant.height) > SIDE) process.exit(EXIT.tooLarge);

const copy = await sharp(sent, { limitInputPixels: PIXELS, failOn: 'error' })
  .autoOrient()
  .resize({ width: SIDE_KEPT, height: SIDE_KEPT, fit: 'inside', withoutEnlargement: true })
  .webp({ quality: 82 })
  .toBuffer({ resolveWithObject: true })
  .catch(() => process.exit(EXIT.unreadable));

const texture = textureBytes(await textureOf(copy.data));
const header: PictureHeader = {
  width: copy.info.width,
  height: copy.info.height,
  look: String(await lookOf(copy.data)),
  textureLength: texture.length,
};
process.stdout.write(`${JSON.stringify(header)}\n`);
process.stdout.write(texture);
if (!process.stdout.write(copy.data)) await once(process.stdout, 'drain');

async function received(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer); // stdin without an encoding gives buffers
  return Buffer.concat(chunks);
}
