import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Language } from '@maidan/contract/language';
import { CATALOGUES } from '@maidan/words/catalogue';
import type { Plugin, Rolldown } from 'vite';
import { firstSights } from './firstSights.ts';
import { tableParts } from './tableParts.ts';

/** What has to be there before a page can be seen, by the path under which it is served. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  login: ['screens/Login.tsx'],
  registeration: ['screens/Registration.tsx'],
  home: ['screens/Home.tsx'],
  cricket: ['screens/Match.tsx', 'exchange/page/MatchPage.tsx', 'exchange/score/OvalScene.tsx'],
  sport: ['screens/Match.tsx', 'exchange/page/MatchPage.tsx'],
  casino: ['screens/CasinoLobby.tsx'],
  'casino/statement': ['screens/AccountStatement.tsx'],
  'casino/results': ['screens/CasinoResults.tsx'],
  'casino/fair': ['screens/FairPlay.tsx'],
  bets: ['screens/Bets.tsx'],
  wallet: ['screens/Wallet.tsx'],
  security: ['screens/Security.tsx'],
  rules: ['screens/Rules.tsx'],
};

/** What is played in a picture comes when the picture is there: of that a page has only the styles. */
const isPlayed = (name: string): boolean => /\/(studio|score)\//.test(name);

/** What is drawn already, or needs to hear from the house first, comes behind the frame that all pages have. */
const isSecond = (name: string): boolean => /\/(CasinoGame|MatchPage|\w+Board)\.tsx$|^games\//.test(name);

/** Of every page. */
const FRAME = 'player/main.tsx';

/** Of every table, besides its own rules. */
const TABLE = ['screens/CasinoGame.tsx', 'casino/studio/Studio.tsx'];

/**
 * A page of its own for every path, which is index.html with links to all that the path needs. Without them a browser
 * learns of a screen's code only when it has read and run the entry, and of a table's only when it has run the screen.
 */
export function pagesBuild(language: Language): Plugin {
  return {
    name: 'maidan-pages',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      await writeFile(join(dir, 'keep.json'), JSON.stringify(keptFiles(chunks, bundle)));
      await writeFile(
        join(dir, 'theme.js'),
        withoutComments(themeIn(await readFile(join(dir, 'theme.js'), 'utf8'), language)),
      );
      const offline = await readFile(join(dir, 'offline.html'), 'utf8');
      await writeFile(join(dir, `offline-${language}.html`), offlineIn(offline, language));
      await rm(join(dir, 'offline.html'));
      const manifest = await readFile(join(dir, 'manifest.webmanifest'), 'utf8');
      await writeFile(join(dir, 'manifest.webmanifest'), manifestIn(manifest, language));
      const read = async (name: string): Promise<string> => baseFirst(await readFile(join(dir, name), 'utf8'));
      await writeFile(join(dir, 'office.html'), await read('office.html'));
      const index = await read('index.html');
      await writeFile(join(dir, 'index.html'), codeLater(index));
      const pages = Object.entries(await pagesOf(chunks));
      const sights = await firstSights(
        pages.map(([path]) => addressOf(path)),
        bundle,
        language,
      );
      const filesFor = (modules: readonly string[]): Files =>
        filesOf(
          modules.map(name => chunkOf(chunks, name)),
          bundle,
        );
      for (const [path, modules] of pages) {
        const file = join(dir, 'pages', `${path}.html`);
        const page = withLinks(index, {
          styles: filesFor(modules).styles,
          frame: filesFor([FRAME]).scripts,
          scripts: filesFor(modules.filter(name => !isPlayed(name) && !isSecond(name))).scripts,
          second: filesFor(modules.filter(isSecond)).scripts,
        });
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, codeLater(withSight(page, sights.get(addressOf(path)) ?? '')));
      }
    },
  };
}

/** Everybody reads it first, and before anything else is shown. */
const withoutComments = (script: string): string => script.replace(/^\s*\/\/.*\n|^\s+/gm, '');

/** It runs before anything of the build does, and has one sentence. */
const themeIn = (script: string, language: Language): string =>
  script.replace(CATALOGUES.en['frame.notLoaded'], CATALOGUES[language]['frame.notLoaded']);

/** It is read while nothing else can be: its words stand in it by their keys. */
const offlineIn = (page: string, language: Language): string =>
  page
    .replace('en-IN', CATALOGUES[language]['frame.lang'])
    .replaceAll(/frame\.\w+/g, key => CATALOGUES[language][key as keyof (typeof CATALOGUES)['en']]);

/** What an installed app is called by, besides its name. */
function manifestIn(text: string, language: Language): string {
  const words = CATALOGUES[language];
  const manifest = JSON.parse(text) as { shortcuts: readonly { url: string }[] };
  const names: Readonly<Record<string, string>> = {
    '/casino': words['shell.casino'],
    '/wallet': words['shell.wallet'],
  };
  return JSON.stringify({
    ...manifest,
    lang: words['frame.lang'],
    description: words['frame.appDescription'],
    shortcuts: manifest.shortcuts.map(({ url }) => ({ name: names[url], url })),
  });
}

/** Where a page is seen; of those that are served at many addresses, at any of them. */
function addressOf(path: string): string {
  if (path === 'login') return '/';
  return path === 'sport' ? '/sport/any/any' : `/${path}`;
}

/** The page as it is drawn first, before any code of ours has run. */
function withSight(page: string, sight: string): string {
  const [title = ''] = /<title>.*?<\/title>/.exec(sight) ?? [];
  const [links = ''] = /^(<link[^>]*>)+/.exec(sight) ?? []; // React's own, of pictures
  return (
    page
      .replace(/<title>.*?<\/title>/, () => title)
      .replace('</head>', () => `${links}</head>`)
      .replace(
        '<div id="root" data-first="">',
        root => root.replace('>', ' inert="">') + asPicture(sight.slice(links.length).replace(title, '')),
      )
      // Around a table the frame is smaller on a phone, and is painted before the browser has read as far as the table.
      .replace('<html ', html => (sight.includes('class="game-page"') ? `${html}data-table="" ` : html))
  );
}

/** Nothing in it does anything yet: it is seen, and neither read out, pressed nor typed into. */
const asPicture = (sight: string): string =>
  sight.replaceAll(/<input (?![^>]*readonly)/gi, '<input readonly="" data-picture="" ');

/** Scripts are kept apart, in their order, for theme.js to ask for them when the page has been painted once. */
function codeLater(page: string): string {
  const code: string[] = [];
  const rest = page.replace(
    /[ \t]*(<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>)\n?/g,
    (_, tag) => {
      code.push(tag);
      return '';
    },
  );
  return rest.replace('</head>', () => `<template id="code">${code.join('')}</template>\n</head>`);
}

/** What is fetched ahead, once a page stands: the main pages and what shows a message. */
const KEPT = [
  'screens/Home.tsx',
  'screens/CasinoLobby.tsx',
  ...TABLE,
  'casino/slip/SlipInside.tsx',
  'screens/Match.tsx',
  'exchange/page/MatchPage.tsx',
  'exchange/slip/SlipInside.tsx',
  'screens/Bets.tsx',
  'screens/Wallet.tsx',
  'shell/SearchAnswers.tsx',
  'shell/UserPanel.tsx',
].map(name => `player/${name}`);

function keptFiles(chunks: readonly Chunk[], bundle: Rolldown.OutputBundle): readonly string[] {
  const { scripts, styles } = filesOf(
    [...KEPT, 'ui/ToastStack.tsx'].map(name => chunkOf(chunks, name)),
    bundle,
  );
  return [...styles, ...scripts].map(file => `/${file}`);
}

/** What both front ends share is a file of its own, and the styles of each are written to come after it. */
function baseFirst(page: string): string {
  const [base] = /[ \t]*<link rel="stylesheet"[^>]*\/assets\/base-[^>]*>\n/.exec(page) ?? [];
  if (base === undefined) throw new Error('the base of all styles is not in the page: was it renamed?');
  return page.replace(base, '').replace(/[ \t]*<link rel="stylesheet"/, `${base}$&`);
}

type Chunk = Rolldown.OutputChunk;

/** Every path and the modules it begins with. */
async function pagesOf(chunks: readonly Chunk[]): Promise<Readonly<Record<string, readonly string[]>>> {
  const games = chunks.flatMap(chunk => /\/games\/(\w+)\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1] ?? []);
  return {
    ...Object.fromEntries(Object.entries(SCREENS).map(([path, names]) => [path, names.map(name => `player/${name}`)])),
    ...Object.fromEntries(
      await Promise.all(
        games.map(async game => [
          `casino/${game}`,
          [...TABLE.map(name => `player/${name}`), ...(await tableParts(game)), `games/${game}.ts`],
        ]),
      ),
    ),
  };
}

function chunkOf(chunks: readonly Chunk[], name: string): Chunk {
  const found = chunks.find(chunk => chunk.moduleIds.some(id => id.endsWith(`/${name}`)));
  if (!found) throw new Error(`no chunk has ${name}: was it renamed?`);
  return found;
}

interface Files {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** All that these need before they run, themselves included. */
function filesOf(chunks: readonly Chunk[], bundle: Rolldown.OutputBundle): Files {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Chunk): void => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style); // behind those it builds upon
  };
  for (const chunk of chunks) visit(chunk);
  return { scripts, styles };
}

interface Links extends Files {
  readonly frame: ReadonlySet<string>;
  readonly second: ReadonlySet<string>;
}

/** What all pages share is run file by file, the entry last: run as one, it would keep a phone from answering meanwhile. */
function withLinks(index: string, { frame, scripts, second, styles }: Links): string {
  const isNew = (file: string): boolean => !index.includes(`"/${file}"`);
  const isLinked = (file: string): boolean => isNew(file) && !frame.has(file);
  const run = [...frame].filter(isNew).map(file => `<script type="module" crossorigin src="/${file}"></script>`);
  const links = [
    ...[...styles].filter(isNew).map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].filter(isLinked).map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...second]
      .filter(file => isLinked(file) && !scripts.has(file))
      .map(file => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ];
  const lines = (tags: readonly string[]): string => tags.map(tag => `${tag}\n`).join('');
  return index
    .replace(/[ \t]*<script type="module"/, entry => lines(run) + entry)
    .replace('</head>', end => lines(links) + end);
}
