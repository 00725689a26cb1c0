/* What the process that asks for a picture and the one that makes it agree upon. */

/** Forty megapixels. */
export const PIXELS = 40_000_000;

/** The longest side WebP knows; nobody's receipt is longer. */
export const SIDE = 16_383;

/** A copy is kept no larger than this: small print stays readable, and a copy stays small. */
export const SIDE_KEPT = 3_000;

export const EXIT = { unreadable: 3, tooLarge: 4 } as const;

/** One line of JSON before the bytes of the copy. */
export interface PictureHeader {
  readonly width: number;
  readonly height: number;
  /** 64 bits as a signed number, in text because JSON has no such number. */
  readonly look: string;
  /** How many bytes of the finer look follow, before those of the copy. */
  readonly textureLength: number;
}
