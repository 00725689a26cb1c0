import type { Random } from '../../random.ts';
import { oneOf, someOf } from './draw.ts';

/* Nobody of these exists: surnames are made up, and given names are put before them by chance. */

// prettier-ignore
const WOMEN = [
  'Alena', 'Brisa', 'Carys', 'Daria', 'Elska', 'Farah', 'Gitta', 'Hanne', 'Ilse', 'Jovana', 'Kaia', 'Livia', 'Maren', 'Nadja',
  'Oriana', 'Petra', 'Rosalin', 'Saskia', 'Tamsin', 'Ursa', 'Veda', 'Wilma', 'Ysolde', 'Zora',
] as const;

// prettier-ignore
const MEN = [
  'Anton', 'Bastian', 'Corin', 'Dario', 'Emeric', 'Fabian', 'Goran', 'Henrik', 'Ivo', 'Joaquim', 'Kasper', 'Lorcan', 'Matteus',
  'Nils', 'Osric', 'Pavlo', 'Quentin', 'Rufus', 'Stellan', 'Tarek', 'Ulric', 'Viggo', 'Wendel', 'Zoltan',
] as const;

// prettier-ignore
const SURNAMES = [
  'Abendale', 'Albarosa', 'Arkovic', 'Barranel', 'Belmarsh', 'Brightwell', 'Calderrow', 'Castavel', 'Corvenko', 'Dalmuir',
  'Dovalik', 'Drummore', 'Elmsrode', 'Estermann', 'Fairholt', 'Ferranza', 'Fjelstad', 'Galvarin', 'Glenarvo', 'Granholme',
  'Halvarsen', 'Harkness-Vale', 'Hollinbrook', 'Iravani', 'Ivarsholm', 'Jaskolek', 'Jorvane', 'Kaldermann', 'Kestrelli',
  'Kovarine', 'Lachmere', 'Lindqvarn', 'Lorimond', 'Marchetane', 'Merrowby', 'Mirosevic', 'Nakamori', 'Nordvall', 'Novarese',
  'Oakhanger', 'Okonjiwe', 'Orlavsky', 'Palomera', 'Petrenkov', 'Quillane', 'Ravensdale', 'Rostanov', 'Rydelius', 'Sandoval-Rey',
  'Sarrazane', 'Silverne', 'Strandvik', 'Tavernel', 'Thorncastle', 'Torrealta', 'Ullersmo', 'Vandermeer-Lo', 'Varnholt',
  'Vesterby', 'Volkarin', 'Westerham', 'Wolfsgard', 'Yarrowman', 'Zabrinsky',
] as const;

export const womanNamed = (random: Random): string => `${oneOf(random, WOMEN)} ${oneOf(random, SURNAMES)}`;

export const manNamed = (random: Random): string => `${oneOf(random, MEN)} ${oneOf(random, SURNAMES)}`;

/** Two of a kind with different surnames, so that a score card can be read. */
export function opponents(random: Random, named: (random: Random) => string): readonly [string, string] {
  const first = named(random);
  let second = named(random);
  while (second.split(' ')[1] === first.split(' ')[1]) second = named(random);
  return [first, second];
}

/** 'A. Dovalik', as race cards print jockeys and trainers. */
export const initialled = (random: Random): string =>
  `${oneOf(random, [...WOMEN, ...MEN]).charAt(0)}. ${oneOf(random, SURNAMES)}`;

/** Two who play together: 'Dovalik / Ferranza'. */
export function pairsNamed(random: Random): readonly [string, string] {
  const [a, b, c, d] = someOf(random, SURNAMES, 4);
  return [`${a} / ${b}`, `${c} / ${d}`];
}

/** So many pairs, nobody in two of them. */
export function pairsOf(random: Random, count: number): readonly string[] {
  const names = someOf(random, SURNAMES, 2 * count);
  return Array.from({ length: count }, (_, n) => `${names[2 * n]} / ${names[2 * n + 1]}`);
}

/** So many people, no surname twice. */
export function fieldNamed(random: Random, count: number, isOfWomen: boolean): readonly string[] {
  const given = isOfWomen ? WOMEN : MEN;
  return someOf(random, SURNAMES, count).map(surname => `${oneOf(random, given)} ${surname}`);
}

// prettier-ignore
const RING_FIRST = [
  'Haru', 'Kaze', 'Iwa', 'Tetsu', 'Yuki', 'Mori', 'Arashi', 'Kuma', 'Taki', 'Oni',
  'Hoshi', 'Kita', 'Nami', 'Shiro', 'Taro', 'Umi',
] as const;

// prettier-ignore
const RING_SECOND = [
  'mine', 'zakura', 'gawa', 'nishiki', 'hama', 'tora', 'iwao', 'sato',
  'kaido', 'numa', 'bara', 'shima',
] as const;

/** Names of the ring, as wrestlers of sumo take them. */
export function wrestlers(random: Random): readonly [string, string] {
  const [first, second] = [someOf(random, RING_FIRST, 2), someOf(random, RING_SECOND, 2)];
  return [`${first[0]}${second[0]}`, `${first[1]}${second[1]}`];
}

/** So many of them, no two of one name. */
export function wrestlersOf(random: Random, count: number): readonly string[] {
  const first = someOf(random, RING_FIRST, count);
  return first.map(word => `${word}${oneOf(random, RING_SECOND)}`);
}
