import type { League } from './clubs.ts';

/* Clubs of the sports beyond the home strip, with a league of their own each. */

const league = (name: string, clubs: readonly string[]): League => ({ name, clubs });

/** Of Twenty20, beside those that cricket draws from. */
// prettier-ignore
export const MORE_CRICKET: readonly League[] = [
  league('Coastal Super Twenty', [
    'Alappuzha Anchors', 'Chandipur Cyclones', 'Diu Dolphins', 'Gokarna Gulls', 'Kutch Krakens', 'Mandvi Marlins',
    'Puri Pilots', 'Ratnagiri Royals', 'Varkala Waves', 'Vizag Voyagers',
  ]),
  league('Hill States Twenty20', [
    'Almora Eagles', 'Coorg Cavaliers', 'Dalhousie Dragons', 'Kohima Hawks', 'Munnar Monarchs', 'Shillong Stags',
    'Tawang Titans', 'Wayanad Wolves',
  ]),
];

// prettier-ignore
export const HANDBALL: readonly League[] = [
  league('Baltic Handball League', [
    'Ambergard HK', 'Dünenau', 'Kalmarvik', 'Lindau Löwen', 'Ostravina', 'Riddarholm HK', 'Skagenfjord',
    'Tverrvik',
  ]),
  league('Danubia Handball Cup', [
    'Balatonvár', 'Dravina', 'Koprivna', 'Novi Breg', 'Szolnád', 'Tisavár', 'Vardarska', 'Zagorje Alta',
  ]),
];

// prettier-ignore
export const FUTSAL: readonly League[] = [
  league('Liga Futsal do Atlântico', [
    'Aveirense', 'Boa Praia', 'Cascata FS', 'Douro Alto', 'Ilha Nova', 'Mar Azul', 'Ribeira FS', 'Serra Clara',
  ]),
  league('Indian Hall Football League', [
    'Bandra Blasters', 'Chowringhee Five', 'Indiranagar United', 'Kankaria Stars', 'Marina Five', 'Panaji Palms',
    'Pink City Futsal', 'Salt Lake Sharks',
  ]),
];

// prettier-ignore
export const KABADDI: readonly League[] = [
  league('Akhada Kabaddi League', [
    'Awadh Arrows', 'Bundela Bulls', 'Chambal Tigers', 'Deccan Daredevils', 'Godavari Giants', 'Haryana Hurricanes',
    'Konkan Kings', 'Malwa Mavericks', 'Narmada Nawabs', 'Vidarbha Vipers',
  ]),
  league('Village Champions Kabaddi', [
    'Amarkot Akhada', 'Bhimgarh Warriors', 'Devgiri Raiders', 'Kesarpur Kings', 'Meghvan Mallas', 'Rajvana Rangers',
    'Shivneri Lions', 'Udaygarh Stallions',
  ]),
];

// prettier-ignore
export const RUGBY_LEAGUE: readonly League[] = [
  league('Thirteens Premiership', [
    'Coalport Miners', 'Eastmoor Eels', 'Harwick Rams', 'Kingsbeck', 'Millgate Dragons', 'Saltburn Sharks',
    'Tyneford Tigers', 'Whitmore Wolves',
  ]),
];

// prettier-ignore
export const RUGBY_UNION: readonly League[] = [
  league('Southern Fifteens', [
    'Aorangi Hawks', 'Bloukrans Bulls', 'Canterleigh', 'Drakensvlei', 'Kauri Coast', 'Pampas Altas',
    'Table Bay Gannets', 'Waikari Wasps',
  ]),
  league('Celtic Shield', [
    'Ardnamore', 'Ballycastle Bay', 'Glenorchard', 'Kerrick', 'Llanfaran', 'Port Dyfed', 'Strathmoy', 'Tirconn',
  ]),
];

// prettier-ignore
export const AUSTRALIAN_RULES: readonly League[] = [
  league('Southern Rules League', [
    'Ballarang', 'Coorong Pelicans', 'Freshwater Heights', 'Geelring', 'Glenhurst Magpies', 'Port Ellerby',
    'Tarrawonga', 'Yarrabank Swans',
  ]),
];

// prettier-ignore
export const BASKETBALL_3X3: readonly League[] = [
  league('Street Court Tour', [
    'Andheri Court Kings', 'Barrio Norte', 'Belgrave Blacktop', 'Dharavi Dunkers', 'Harlem Creek', 'Kreuzhof Crew',
    'Ljubana 3', 'Marina Mavericks', 'Riga Docks', 'Tallinnova',
  ]),
];

// prettier-ignore
export const BASEBALL: readonly League[] = [
  league('Harbor Baseball Association', [
    'Alderport Anglers', 'Bay City Buccaneers', 'Cedar Falls Foresters', 'Dry Creek Diamonds', 'Iron City Ironmen',
    'Lakeshore Loons', 'Pine Bluff Pioneers', 'Winterport Whalers',
  ]),
  league('Kiso Pro League', [
    'Akagane Falcons', 'Hamakaze Marlins', 'Kitayama Bears', 'Midorigawa Swallows', 'Shirasagi Herons',
    'Tsukimi Carp',
  ]),
];

// prettier-ignore
export const E_GAMES: readonly League[] = [
  league('Neon Arena Masters', [
    'Absolute Zero', 'Binary Tigers', 'Crimson Pixel', 'Dune Protocol', 'Ghost Packet', 'Lunar Syndicate',
    'Monsoon Esports', 'Null Pointers', 'Quantum Yaks', 'Static Wolves',
  ]),
  league('Bharat Fragfest', [
    'Chai Break Gaming', 'Deccan Headshots', 'Garuda Clan', 'Naga Five', 'Rickshaw Rush', 'Third Eye Esports',
    'Tiranga Tactical', 'Vayu Vipers',
  ]),
];

/** Boats and their crews. */
// prettier-ignore
export const CREWS = [
  'Karichira Chundan', 'Nadubhagam Star', 'Paippada Jewel', 'Champakara', 'Vellamkuzhi', 'Kainakary Pride',
  'Anchorage RC', 'Blue Oar Club',
  'Willow Meadow', 'Lago Azzurro', 'Riverside Eight', 'Straits Rowers', 'Tideway Union', 'Weir Bridge RC',
] as const;
