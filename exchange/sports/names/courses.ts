import type { Random } from '../../random.ts';
import { someOf } from './draw.ts';

/** A racecourse or track of our own invention. */
export interface Course {
  readonly country: string; // as the tabs of the racing page print it
  readonly name: string;
}

const inCountry = (country: string, names: readonly string[]): readonly Course[] =>
  names.map(name => ({ country, name }));

/* A race outside a season is drawn from these; published vectors rest on them. */

export const HORSE_COURSES: readonly Course[] = [
  ...inCountry('GB', ['Redmoor', 'Langley Downs', 'Thirlwick', 'Castle Combe Park']),
  ...inCountry('IE', ['Ballyfern', 'Glencarrick', 'Kilrowan']),
  ...inCountry('FR', ['Valmorin', 'Hautebois', 'Pré Doré']),
  ...inCountry('ZA', ['Kaapsberg', 'Silwerfontein']),
  ...inCountry('AU', ['Warrabee', 'Coolinga Park', 'Eaglehurst']),
  ...inCountry('IN', ['Mahadurg', 'Nilgiri Downs', 'Sagarpur']),
];

export const GREYHOUND_COURSES: readonly Course[] = [
  ...inCountry('GB', ['Harlow Green', 'Pennick Road', 'Saltmarsh']),
  ...inCountry('IE', ['Dunlavey', 'Cork Hill Park']),
  ...inCountry('AU', ['Bindara', 'The Ridge', 'Wattle Creek']),
  ...inCountry('NZ', ['Aromoana', 'Kauri Bend']),
];

/* Seasons have more of them. New ones come last: riders are told by the place of their course. */

export const HORSE_CIRCUIT: readonly Course[] = [
  ...HORSE_COURSES,
  ...inCountry('AU', ['Murrabin', 'Tamarin Bay', 'Wallaroo Plains']),
  ...inCountry('US', ['Belle Meadow', 'Cedar Downs', 'Harbor Flats', 'Pine Hollow', 'Santa Loma', 'Silver Creek Park']),
];

export const GREYHOUND_CIRCUIT: readonly Course[] = [
  ...GREYHOUND_COURSES,
  ...inCountry('GB', ['Brackley Lane', 'Easter Hill', 'Moorgate Bridge', 'Thornfield']),
  ...inCountry('IE', ['Rathmore']),
  ...inCountry('AU', ['Jindalee', 'Maroo Park']),
  ...inCountry('NZ', ['Pukeko Flat', 'Tui Grove']),
];

// prettier-ignore
const FIRST = [
  'Amber', 'Autumn', 'Bold', 'Brave', 'Celtic', 'Copper', 'Crimson', 'Desert', 'Distant', 'Eastern', 'Ebony', 'Emerald', 'Fleet',
  'Gentle', 'Golden', 'Grand', 'Hidden', 'Indigo', 'Ivory', 'Lucky', 'Midnight', 'Misty', 'Moonlit', 'Noble', 'Northern',
  'Quiet', 'Rapid', 'Royal', 'Rustic', 'Scarlet', 'Secret', 'Silent', 'Silver', 'Stormy', 'Velvet', 'Wandering', 'Wild', 'Winter',
] as const;

// prettier-ignore
const SECOND = [
  'Anthem', 'Arrow', 'Avenue', 'Ballad', 'Beacon', 'Breeze', 'Canyon', 'Cavalier', 'Charm', 'Comet', 'Dancer', 'Drummer', 'Echo',
  'Falcon', 'Fable', 'Glory', 'Harbour', 'Horizon', 'Jubilee', 'Lantern', 'Legend', 'Meadow', 'Minstrel', 'Mirage', 'Orchard',
  'Pilgrim', 'Promise', 'Quest', 'Ransom', 'Rhapsody', 'Riddle', 'Sailor', 'Saga', 'Thunder', 'Tide', 'Voyage', 'Whisper',
] as const;

/** So many names of racers, no word twice in one race. */
export function racers(random: Random, count: number): readonly string[] {
  const [first, second] = [someOf(random, FIRST, count), someOf(random, SECOND, count)];
  return first.map((word, n) => `${word} ${second[n]!}`);
}
