import type { Money } from '@maidan/core/money';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';

/* What is on the reels, and what a slot is called: in the language of the page. */

const SYMBOLS: Readonly<Record<string, string>> = {
  seven: say('slots.seven'),
  bar: say('slots.bar'),
  bell: say('slots.bell'),
  mango: say('slots.mango'),
  melon: say('slots.melon'),
  cherry: say('slots.cherry'),
  saffron: say('slots.saffron'),
  anise: say('slots.anise'),
  chilli: say('slots.chilli'),
  turmeric: say('slots.turmeric'),
  cardamom: say('slots.cardamom'),
  pepper: say('slots.pepper'),
  dabba: say('slots.dabba'),
  peacock: say('slots.peacock'),
  lotus: say('slots.lotus'),
  elephant: say('slots.elephant'),
  rangoli: say('slots.rangoli'),
  ladoo: say('slots.ladoo'),
  marigold: say('slots.marigold'),
  sparkler: say('slots.sparkler'),
  diya: say('slots.diya'),
  cup: say('slots.cup'),
  six: say('slots.six'),
  helmet: say('slots.helmet'),
  bat: say('slots.bat'),
  gloves: say('slots.gloves'),
  pads: say('slots.pads'),
  ball: say('slots.ball'),
  bails: say('slots.bails'),
  noBall: say('slots.noBall'),
  captain: say('slots.captain'),
};

export const saySymbol = (symbol: string): string => SYMBOLS[symbol] ?? symbol;

const NAMES: Readonly<Record<string, string>> = {
  freeHit: say('slots.freeHit'),
  lamps10: say('slots.lamps10'),
  spice5: say('slots.spice5'),
  mango7: say('slots.mango7'),
};

export const sayName = (code: string): string => NAMES[code] ?? code;

const KINDS: Readonly<Record<string, string>> = {
  freeHit: say('slots.freeHitKind'),
  lamps10: say('slots.lamps10Kind'),
  spice5: say('slots.spice5Kind'),
  mango7: say('slots.mango7Kind'),
};

export const sayKind = (code: string): string => KINDS[code] ?? '';

export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** ₹50, ₹1,000, ₹12.50. */
export const inRupees = (amount: Money): string => `₹${formatMoney(amount).replace(/\.00$/, '')}`;
