import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { isSameTexture } from './likeness.ts';
import { sampleReceipt, type Theme, THEMES } from './sampleReceipt.ts';
import { textureOf } from './texture.ts';

/* [R40] Twelve different receipts of one app are twelve pictures; a copy of one, whatever was done to it, is that one. */

const RECEIPTS: readonly (readonly [rupees: string, reference: string])[] = [
  ['1500', '412607330072'],
  ['1500', '412607330078'],
  ['1500', '412607330073'],
  ['1800', '412607330072'],
  ['2500', '412698112204'],
  ['2500', '412611117777'],
  ['3999', '412650004411'],
  ['4100', '412650004411'],
  ['7700', '412688888888'],
  ['7700', '412688888880'],
  ['9050', '412600000001'],
  ['9999', '412699999999'],
];

/** Of a picture of 540 by 1080: how much is cut at the left, the top, the right and the bottom, in hundredths. */
const cut = (picture: Sharp, [left, top, right, bottom]: readonly [number, number, number, number]): Sharp =>
  picture.extract({
    left: Math.round(5.4 * left),
    top: Math.round(10.8 * top),
    width: Math.round(5.4 * (100 - left - right)),
    height: Math.round(10.8 * (100 - top - bottom)),
  });

const COPIES: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'saved again': picture => picture.jpeg({ quality: 40 }),
  'saved badly': picture => picture.jpeg({ quality: 20 }),
  'half as large': picture => picture.resize(270).jpeg({ quality: 70 }),
  'a third as large': picture => picture.resize(180).webp({ quality: 60 }),
  'twice as large': picture => picture.resize(1_080).jpeg({ quality: 60 }),
  'without its top': picture => cut(picture, [0, 4, 0, 0]).jpeg({ quality: 60 }),
  'without its bottom': picture => cut(picture, [0, 0, 0, 7]).jpeg({ quality: 60 }),
  'without its sides': picture => cut(picture, [3, 0, 3, 0]).jpeg({ quality: 60 }),
  'cut all around': picture => cut(picture, [2, 5, 1, 6]).jpeg({ quality: 60 }),
};

test.each(Object.keys(THEMES) as Theme[])('[R40] receipts of the app %s and copies of them', async theme => {
  const pictures = await Promise.all(RECEIPTS.map(([rupees, reference]) => sampleReceipt(theme, rupees, reference)));
  const textures = await Promise.all(pictures.map(textureOf));
  const taken = textures.flatMap((a, i) =>
    textures.flatMap((b, j) =>
      i < j && isSameTexture(a, b) ? [`${RECEIPTS[i]!.join(' ')} for ${RECEIPTS[j]!.join(' ')}`] : [],
    ),
  );
  expect(taken).toEqual([]);
  const missed: string[] = [];
  for (const [name, copy] of Object.entries(COPIES)) {
    const made = await textureOf(await copy(sharp(pictures[0]!)).toBuffer());
    const found = [0, 1, 2, 3].filter(nth => isSameTexture(textures[nth]!, made));
    if (found.join() !== '0') missed.push(`${name}: ${found.join() || 'none'}`);
  }
  expect(missed).toEqual([]);
});
