import type { Random } from '../../random.ts';
import { oneOf, someOf } from './draw.ts';

/** Where nobody has ever been: towns of our own, with a league each. */
export interface League {
  readonly name: string;
  readonly clubs: readonly string[];
}

export interface Pairing {
  readonly competition: string;
  readonly sides: readonly [string, string];
}

/** Two different sides of one league. */
export function paired(random: Random, leagues: readonly League[]): Pairing {
  const league = oneOf(random, leagues);
  const [home, away] = someOf(random, league.clubs, 2);
  return { competition: league.name, sides: [home!, away!] };
}

export const FOOTBALL: readonly League[] = [
  {
    name: 'Northern Premier Division',
    clubs: [
      'Ashcombe Rovers',
      'Blackmere Town',
      'Carrowgate',
      'Dunmore Vale',
      'Eastholm Albion',
      'Fenwick Harbour',
      'Greycliff Athletic',
      'Hartsmoor',
      'Kingsferry',
      'Loxdale Wanderers',
      'Millbrook Park',
      'Northcastle',
      'Oakhaven',
      'Ravenhurst',
      'Stonebridge City',
      'Thornwick',
      'Upper Marsden',
      'Whitecross',
    ],
  },
  {
    name: 'Liga del Sol',
    clubs: [
      'Atlético Valdora',
      'Real Campoverde',
      'Deportivo Sanluz',
      'Unión Miramonte',
      'Puerto Almina',
      'Racing Tordera Alta',
      'Sporting Lagarda',
      'Ciudad Esparta',
      'Olímpico Berrana',
      'Torrequebrada',
      'Villasombra',
      'Monte Claro',
    ],
  },
  {
    name: 'Serie Aurora',
    clubs: [
      'Valdoro',
      'Castelrosso',
      'Portomarino',
      'Montefalco Calcio',
      'Virtus Lagoscuro',
      'Fiorenzola',
      'Alpina Brescone',
      'Aurora Terranova',
      'Pescarosa',
      'Olimpia Sannicola',
    ],
  },
  {
    name: 'Bharat Football Cup',
    clubs: [
      'Coastal Konkan',
      'Deccan Falcons',
      'Himal United',
      'Kaveri Stars',
      'Malwa Tigers',
      'Narmada City',
      'Sundarban Rangers',
      'Vindhya Athletic',
      'Eastern Ghats',
      'Thar Desert Foxes',
    ],
  },
];

export const ESOCCER: readonly League[] = [
  {
    name: 'Esoccer Volta Nights (2 x 4 mins)',
    clubs: [
      'Stonebridge (Pixel)',
      'Valdora (Nyx)',
      'Valdoro (Orbit)',
      'Campoverde (Jinx)',
      'Northcastle (Rook)',
      'Montefalco (Hex)',
      'Kingsferry (Zephyr)',
      'Lagarda (Mako)',
      'Oakhaven (Drift)',
      'Castelrosso (Ember)',
    ],
  },
  {
    name: 'Esoccer Arena League (2 x 4 mins)',
    clubs: [
      'Sanluz (Comet)',
      'Thornwick (Blaze)',
      'Miramonte (Onyx)',
      'Portomarino (Volt)',
      'Hartsmoor (Wisp)',
      'Berrana (Quartz)',
      'Ravenhurst (Talon)',
      'Fiorenzola (Lynx)',
    ],
  },
];

export const BASKETBALL: readonly League[] = [
  {
    name: 'Continental Basketball League',
    clubs: [
      'Alderport Anchors',
      'Bay Harbor Herons',
      'Cedar Falls Comets',
      'Dry Creek Coyotes',
      'Emerald Bay Voyagers',
      'Flint Ridge Forge',
      'Grand Mesa Condors',
      'Iron City Hammers',
      'Lakeshore Lights',
      'Pine Bluff Pioneers',
      'Silver Lake Skylarks',
      'Summit Stags',
    ],
  },
];

export const AMERICAN_FOOTBALL: readonly League[] = [
  {
    name: 'Gridiron Conference',
    clubs: [
      'Alderport Admirals',
      'Black Mesa Bison',
      'Cedar Falls Lumberjacks',
      'Coral Coast Marlins',
      'Dry Creek Outlaws',
      'Great Plains Mustangs',
      'Harbor City Gulls',
      'Iron City Smiths',
      'Red Canyon Rattlers',
      'Winterport Wolves',
    ],
  },
];

export const ICE_HOCKEY: readonly League[] = [
  {
    name: 'Northern Ice League',
    clubs: [
      'Aurora Bay Bears',
      'Birchwood Blades',
      'Frostholm Foxes',
      'Glacier Point Giants',
      'Kvarnheim HC',
      'Lac Blanc Lynx',
      'Polar Sound Pikes',
      'Snowfield Stags',
      'Tammervik Storm',
      'Ysterholm IF',
    ],
  },
];

export const VOLLEYBALL: readonly League[] = [
  {
    name: 'Volley Super Series',
    clubs: [
      'Adria Volley',
      'Baltic Wave',
      'Coral Bay Spikers',
      'Danubia Nova',
      'Ionian Stars',
      'Kaveri Smashers',
      'Levante Blu',
      'Malwa Meteors',
      'Rio Branco Alto',
      'Trans-Ural VC',
    ],
  },
];
