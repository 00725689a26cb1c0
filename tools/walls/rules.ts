import type {
  IForbiddenRuleType,
  IReachabilityForbiddenRuleType as Reached,
  IRegularForbiddenRuleType as Regular,
} from 'dependency-cruiser';

/* The walls between files, as dependency-cruiser reads them: what an import may not do, and why. */

/** What each workspace may build upon. Arrows only ever point up this list. */
const LAYERS = {
  core: [],
  games: ['core'],
  exchange: ['core'],
  contract: ['core', 'games', 'exchange'],
  words: ['games', 'exchange', 'contract'],
  server: ['core', 'games', 'exchange', 'contract', 'words'],
  web: ['core', 'games', 'exchange', 'contract', 'words'],
  tools: ['core', 'games', 'exchange', 'contract', 'words', 'server'],
  e2e: ['core', 'games', 'exchange', 'contract', 'words', 'server', 'tools'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Workspace = keyof typeof LAYERS;
export const WORKSPACES = Object.keys(LAYERS) as readonly Workspace[];

/** What the package.json files say. */
export interface Manifests {
  /** The packages each workspace declares, for its tests too. */
  readonly declared: Readonly<Record<Workspace, readonly string[]>>;
  /** The files that npm scripts start. */
  readonly commands: readonly string[];
}

const TEST = '\\.(test|spec)\\.tsx?$';
/** What is for tests says so: a file whose name begins with `test`. */
const HELPER = '/test[A-Z]\\w*\\.ts$';

/** Besides tests and npm's commands: what a page, a build, a thread or a process begins with. */
const BEGINNINGS = [
  '^server/main\\.ts$',
  '^web/(player|office)/main\\.tsx$',
  '^web/public/(offline|theme)\\.js$',
  '^web/(worker\\.config|worker/sw)\\.ts$',
  '^web/(vite\\.config\\.ts|player/firstSight\\.tsx)$',
  '^tools/(testDatabase|testWeb|walls/imports)\\.ts$',
  '^tools/bench/clients/(flooders|gamblers|orderers|readers|wanderers)\\.ts$',
  '\\.worker\\.ts$',
  '^tools/bench/chaos/clockOff\\.ts$',
];

/** Tests that need a house of their own make its database with a tool. */
const WITH_A_HOUSE = [TEST, '^server/.*/(test[A-Z]\\w*|atScene|plant)\\.ts$'];

export const rules = ({ declared, commands }: Manifests): IForbiddenRuleType[] => [
  rule('two files that need each other are one, or have a third in common', {}, { circular: true }),
  rule('there is no such file', {}, { couldNotResolve: true }),
  rule('nothing is built upon a test', { pathNot: TEST }, { path: TEST }),
  dead(commands),
  ...layers,
  ...WORKSPACES.map(own => undeclaredWorkspace(own, declared[own])),
  rule(
    'a package imports only what its own package.json declares',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  ...webWalls,
];

const layers = [
  ...WORKSPACES.map(own =>
    rule(`${own} may import: ${LAYERS[own].join(', ') || 'nothing'}`, { path: `^${own}/` }, { path: beyond(own) }),
  ),
  rule('only tests of the server use tools', { path: '^server/', pathNot: WITH_A_HOUSE }, { path: '^tools/' }),
  rule(
    'another workspace is imported by its name',
    { path: `^(${WORKSPACES.join('|')})/` },
    { path: `^(${WORKSPACES.join('|')})/`, pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  rule(
    'what players and operators run has no test tools in it',
    { path: ['^server/main\\.ts$', '^(server|web)/.*\\.worker\\.ts$', '^web/(player|office)/main\\.tsx$'] },
    { path: ['(^|/)node_modules/(vitest|fast-check)/', HELPER], reachable: true },
  ),
];

/** The player's app and the back office are made of features; screens, and the frame around them, put features together. */
const TOGETHER = 'screens|shell';
const webWalls = [
  rule(
    'the player’s app and the back office share nothing but what is beside them',
    { path: '^web/(player|office)/' },
    { path: '^web/(player|office)/', pathNot: '^web/$1/' },
  ),
  rule(
    'what both apps share knows neither',
    { path: '^web/(ui|live|styles|api|nextTask)\\b' },
    { path: '^web/(player|office)/' },
  ),
  rule(
    'only the entry knows the routes',
    { path: '^web/(player|office)/\\w+/' },
    { path: '^web/(player|office)/(routes|main|App|OfficeApp)\\b' },
  ),
  rule(
    'features do not know the screens, nor the frame, they are put into',
    { path: `^web/(player|office)/(?!(?:${TOGETHER})/)\\w+/` },
    { path: `^web/(player|office)/(${TOGETHER})/` },
  ),
  rule(
    'features do not know each other: what several of them need is in parts/',
    { path: `^web/(player|office)/(?!(?:${TOGETHER}|parts)/)(\\w+)/` },
    { path: `^web/(player|office)/(?!(?:${TOGETHER}|parts)/)\\w+/`, pathNot: '^web/$1/$2/' },
  ),
  rule(
    'parts do not know the features they are for',
    { path: '^web/(player|office)/parts/' },
    { path: `^web/(player|office)/(?!(?:${TOGETHER}|parts)/)\\w+/` },
  ),
];

/** There are no circles: whatever is dead, something of it has nobody who needs it. */
const dead = (commands: readonly string[]): IForbiddenRuleType => ({
  name: 'nothing begins with this file, and nothing needs it',
  severity: 'error',
  from: {},
  module: {
    path: `^(${WORKSPACES.join('|')})/.*\\.(tsx?|mjs|js)$`,
    pathNot: [TEST, ...BEGINNINGS, ...commands.map(file => `^${escaped(file)}$`)],
    numberOfDependentsLessThan: 1,
  },
});

/** Tools are for tests of the server, which a rule of its own says. */
function beyond(own: Workspace): string {
  const may: readonly string[] = [own, ...LAYERS[own], ...(own === 'server' ? ['tools'] : [])];
  return `^(${WORKSPACES.filter(other => !may.includes(other)).join('|') || 'none'})/`;
}

/** Workspaces are linked: where an import leads does not tell how it was written. */
const undeclaredWorkspace = (own: Workspace, packages: readonly string[]): IForbiddenRuleType => {
  const others = WORKSPACES.filter(other => other !== own && !packages.includes(`@maidan/${other}`));
  return rule(
    'a package imports only what its own package.json declares',
    { path: `^${own}/` },
    { path: `^(${others.join('|') || 'none'})/` },
  );
};

/** A rule's name is the sentence that who breaks it reads. */
function rule(name: string, from: Regular['from'], to: Regular['to'] | Reached['to']): IForbiddenRuleType {
  return { name, severity: 'error', from, to } as Regular | Reached;
}

const escaped = (text: string): string => text.replaceAll('.', '\\.');
