import type { Language } from '@maidan/contract/language';

/* Which file a module is built into. Left alone, the bundler makes a file for every set of screens that share something, and a
   table then needs forty of them; a browser fetches six at a time. */

/** What the bundler tells about a module. */
interface Known {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

const LIBRARIES = /[\\/]node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]|\/web\/ui\/reactDom\.ts$/;

const DOOR = /\/web\/player\/screens\/(Login|Registration)\.tsx$/;
const HOME = /\/web\/player\/screens\/Home\.tsx$/;
/** What Home fetches once it stands. */
const HOME_LATER = /\/web\/player\/home\/BoardRows\.tsx$/;
const LOBBY = /\/web\/player\/screens\/CasinoLobby\.tsx$/;
const TABLE = /\/web\/player\/(screens\/CasinoGame|casino\/studio\/Studio)\.tsx$/;
const MATCH = /\/web\/player\/exchange\/page\/MatchPage\.tsx$/;
/** What is seen while a match is on its way. */
const MATCH_COMING = /\/web\/player\/screens\/Match\.tsx$/;
/** What a table and a match fetch once they stand. */
const TABLE_LATER = /\/web\/player\/casino\/(slip\/SlipInside|statistics\/Statistics|page\/RoundBeacon)\.tsx$/;
const MATCH_LATER = /\/web\/player\/exchange\/(slip\/SlipInside|depth\/DepthPanel)\.tsx$/;
const ASIDES = /\/web\/player\/casino\/page\/asides\.tsx$/;
/** Tables side by side: what they lay chips with, a table fetches once it stands. */
const FLOOR = /\/web\/player\/screens\/CasinoTables\.tsx$/;
/** Fetched where something can be bet, by the frame of all pages. */
const SESSION = /\/web\/player\/safe\/SessionChip\.tsx$/;
const GAME = /\/games\/\w+\.ts$/;

/** Where somebody arrives, and what is then read at once. A module is in the first file all of whose arrivals reach it. */
const ARRIVALS: readonly [file: string, ...arrivals: RegExp[]][] = [
  ['first', /\/web\/player\/main\.tsx$/],
  ['first', DOOR, HOME],
  ['first', DOOR, TABLE],
  ['first', SESSION, HOME],
  ['front', HOME, LOBBY],
  ['board', HOME, MATCH_COMING],
  ['board', HOME, MATCH],
  ['board', HOME_LATER, MATCH],
  ['board', ASIDES, MATCH_COMING],
  ['coming', MATCH, MATCH_COMING],
  ['home', HOME],
  ['lobby', LOBBY],
  ['bets', TABLE, MATCH],
  ['bets', TABLE, MATCH_LATER],
  ['bets', MATCH, TABLE_LATER],
  ['table', TABLE],
  ['match', MATCH],
  ['slip', TABLE_LATER, MATCH_LATER],
  ['chips', TABLE_LATER, FLOOR],
  ['asides', ASIDES, FLOOR],
];

/** Rules that so many games share are in one file; those of a family come with its tables only. */
const MANY_GAMES = 4;

/** In the order in which they take what they need: a file also takes what its modules build upon, if none before it has. */
const FILES = [...new Set(ARRIVALS.map(([file]) => file)), 'rules'];

/** What matches tell, in a language that says it by itself: it comes with them, not with what a table shares with them. */
const TOLD = {
  name: 'told',
  test: /\/(words\/told\/sayings|player\/parts\/event\/toldWords|player\/exchange\/bets\/pickText)\.ts$/,
  priority: FILES.length + 2,
  includeDependenciesRecursively: false,
};

/** What events are called, in a language that takes their names apart: with those who name events, not with what tables share. */
const NAMED = {
  name: 'named',
  test: /\/(words\/past\/nameParts|player\/parts\/event\/(eventName|nameWords|formatSaid))\.ts$/,
  priority: FILES.length + 2,
  includeDependenciesRecursively: false,
};

export const groupsOf = (language: Language) => (language === 'en' ? GROUPS : [TOLD, NAMED, ...GROUPS]);

const GROUPS = [
  { name: 'react', test: LIBRARIES, priority: FILES.length + 1 },
  ...FILES.map((file, nth) => ({
    name: (id: string, known: Known): string | null => (fileOf(id, known) === file ? file : null),
    debugName: file,
    priority: FILES.length - nth,
  })),
];

/**
 * Of what a part needs, only its styles are listed where it is asked for. Scripts fetch their own; a list of all of them
 * would be a twentieth of what everybody reads first. The main pages are named in the pages and fetched ahead.
 */
export const stylesOnly = (_: string, needed: readonly string[]): string[] =>
  needed.filter(file => file.endsWith('.css'));

/**
 * Styles that screens share are in the file of what these share: it comes before their own, which say what is different there,
 * and none fetches the script of another for them.
 */
const BUILT = /\.(tsx?|svg)$|\/web\/player\/(parts|casino)\/.*\.css$/;

/** Modules that only one place needs stay with it. */
function fileOf(id: string, known: Known): string | null {
  // What starts the player's app stays apart: the back office reads the same files, and would start it too.
  if (!BUILT.test(id) || /\/web\/office\/|\/main\.tsx$/.test(id)) return null;
  const entries = entriesOf(id, known);
  for (const [file, ...arrivals] of ARRIVALS) {
    const isReached = arrivals.every(arrival => [...entries].some(each => arrival.test(each)));
    if (isReached) return entries.size > 1 || file === 'first' ? file : null;
  }
  return [...entries].filter(each => GAME.test(each)).length >= MANY_GAMES ? 'rules' : null;
}

/** The modules that are loaded by themselves and need this one. */
function entriesOf(id: string, known: Known): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (each: string): void => {
    if (seen.has(each)) return;
    seen.add(each);
    const info = known.getModuleInfo(each);
    if (!info) return;
    if (info.dynamicImporters.length > 0 || info.importers.length === 0 || /\/main\.tsx$/.test(each)) found.add(each);
    for (const importer of info.importers) visit(importer);
  };
  visit(id);
  return found;
}
