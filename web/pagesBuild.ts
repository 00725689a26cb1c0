import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { tableParts } from './tableParts.ts';

/** What has to be there before a page can be seen, by the path under which it is served. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  login: ['screens/Login.tsx'],
  registeration: ['screens/Registration.tsx'],
  home: ['screens/Home.tsx'],
  cricket: ['screens/Match.tsx', 'exchange/score/CricketScene.tsx'],
  sport: ['screens/Match.tsx'],
  casino: ['screens/CasinoLobby.tsx'],
  'casino/statement': ['screens/AccountStatement.tsx'],
  'casino/results': ['screens/CasinoResults.tsx'],
  'casino/fair': ['screens/FairPlay.tsx'],
  bets: ['screens/Bets.tsx'],
  wallet: ['screens/Wallet.tsx'],
  security: ['screens/Security.tsx'],
  rules: ['screens/Rules.tsx'],
};

/** The sheets of drawings that a first sight has something of. */
function drawingsOf(path: string): readonly string[] {
  if (/^(login|registeration)$/.test(path)) return ['cards'];
  if (/^(home|casino)$/.test(path)) return ['tiles'];
  return path.startsWith('casino/') ? ['tiles', 'cards'] : [];
}

/** Of every table, besides its own rules. */
const TABLE = ['screens/CasinoGame.tsx', 'casino/studio/Studio.tsx'];

/**
 * A page of its own for every path, which is index.html with links to all that the path needs. Without them a browser
 * learns of a screen's code only when it has read and run the entry, and of a table's only when it has run the screen.
 */
export function pagesBuild(): Plugin {
  return {
    name: 'maidan-pages',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      await writeFile(join(dir, 'keep.json'), JSON.stringify(keptFiles(chunks, bundle)));
      for (const name of ['index.html', 'office.html']) {
        const page = join(dir, name);
        await writeFile(page, baseFirst(await readFile(page, 'utf8')));
      }
      const index = await readFile(join(dir, 'index.html'), 'utf8');
      for (const [path, modules] of Object.entries(await pagesOf(chunks))) {
        const file = join(dir, 'pages', `${path}.html`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(
          file,
          withLinks(
            path,
            index,
            modules.map(name => chunkOf(chunks, name)),
            bundle,
          ),
        );
      }
    },
  };
}

/** What is fetched ahead, once a page stands: the main pages and what shows a message. */
const KEPT = [
  'screens/Home.tsx',
  'screens/CasinoLobby.tsx',
  ...TABLE,
  'casino/slip/SlipInside.tsx',
  'screens/Match.tsx',
  'exchange/slip/SlipInside.tsx',
  'screens/Bets.tsx',
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

/** All that these need before they run, themselves included. */
function filesOf(chunks: readonly Chunk[], bundle: Rolldown.OutputBundle) {
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

function withLinks(path: string, index: string, chunks: readonly Chunk[], bundle: Rolldown.OutputBundle): string {
  const { scripts, styles } = filesOf(chunks, bundle);
  const isNew = (file: string): boolean => !index.includes(`"/${file}"`);
  const drawings = drawingsOf(path).flatMap(sheet =>
    Object.values(bundle).flatMap(({ fileName }) =>
      fileName.startsWith(`assets/${sheet}-`) && fileName.endsWith('.svg') ? fileName : [],
    ),
  );
  const links = [
    ...[...styles].filter(isNew).map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...drawings.map(file => `<link rel="preload" as="image" type="image/svg+xml" href="/${file}">`),
    ...[...scripts].filter(isNew).map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return index.replace('</head>', `${links.map(link => `${link}\n`).join('')}</head>`);
}
