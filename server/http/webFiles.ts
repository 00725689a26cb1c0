import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { type Language, LANGUAGES } from '@maidan/contract/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isOfficePage, isSharedFile } from './hosts.ts';
import { isForPrograms } from './http.ts';
import { BY_LANGUAGE, LANGUAGE_SECONDS, languageFor, languageNamed } from './languages.ts';

const NOT_BUILT = 'The web app is not built yet. Run npm start, which builds it.';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

interface WebFile {
  readonly type: string;
  readonly caching: string;
  readonly tag: string;
  readonly plain: Buffer;
  /** As the build packed it, for text. */
  readonly packed: Buffer | undefined;
}

/**
 * The built web app: its files, and for every other address the page whose own router knows it. All of it is read once
 * into memory, so that no request can name anything else and a build made meanwhile does not mix with this one.
 */
export async function serveWeb(app: FastifyInstance, { webDir, https }: Config): Promise<void> {
  const files = await filesIn(webDir);
  const told = inLanguages(files);
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const file = told(path, request);
    if (file) return send(request, reply, file);
    if (isForPrograms(path) || isSharedFile(path) || !wantsPage(request, path)) return reply.callNotFound();
    const chosen = isOfficePage(path) ? undefined : languageNamed((request.query as Query)['language']);
    if (chosen) return remember(request, reply, chosen, https);
    const page = told(isOfficePage(path) ? '/office.html' : pageOf(path, files), request);
    return page ? send(request, reply, page) : reply.status(404).type('text/plain; charset=utf-8').send(NOT_BUILT);
  });
}

type Query = Readonly<Record<string, unknown>>;

/** A page whose address names a language is shown in it at its own address, and so is every page from then on. */
function remember(request: FastifyRequest, reply: FastifyReply, language: Language, secure: boolean): FastifyReply {
  const to = new URL(request.url, 'http://here');
  to.searchParams.delete('language');
  const options = { path: '/', maxAge: LANGUAGE_SECONDS, sameSite: 'lax', httpOnly: true, secure } as const;
  return reply
    .setCookie('language', language, options)
    .header('cache-control', 'no-store')
    .redirect(to.pathname.replace(/^\/+/, '/') + to.search, 303);
}

/** The build has some files once for every language: in English where they are named, others in the folder of theirs. */
function inLanguages(files: ReadonlyMap<string, WebFile>) {
  const others = LANGUAGES.filter(language => files.has(`/${language}/index.html`));
  return (path: string, request: FastifyRequest): Told | undefined => {
    const file = files.get(path);
    if (!file || !others.some(language => files.has(`/${language}${path}`))) return file;
    const language = languageFor(request);
    return { ...(files.get(`/${language}${path}`) ?? file), language };
  };
}

type Told = WebFile & { readonly language?: Language };

function send({ headers }: FastifyRequest, reply: FastifyReply, file: Told): FastifyReply {
  reply.header('cache-control', file.caching).header('etag', file.tag);
  if (file.language) reply.header('content-language', file.language);
  const vary = [...(file.packed ? ['accept-encoding'] : []), ...(file.language ? [BY_LANGUAGE] : [])];
  if (vary.length > 0) reply.header('vary', vary.join(', '));
  if (headers['if-none-match'] === file.tag) return reply.status(304).send();
  const takesPacked = file.packed && /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
  if (takesPacked) reply.header('content-encoding', 'br');
  return reply.type(file.type).send(takesPacked ? file.packed : file.plain);
}

/** A path has a page of its own, with links to all it needs, or the one of its first word, or the common one. */
function pageOf(path: string, files: ReadonlyMap<string, WebFile>): string {
  const whole = path === '/' ? '/login' : path.replace(/\/$/, '');
  const first = whole.slice(0, whole.indexOf('/', 1) + 1).slice(0, -1);
  return [whole, first].map(name => `/pages${name}.html`).find(name => files.has(name)) ?? '/index.html';
}

/** A browser going somewhere; or a program that takes anything, unless it names a file. */
function wantsPage({ headers: { accept = '' } }: FastifyRequest, path: string): boolean {
  return accept.includes('text/html') || (accept.includes('*/*') && !basename(path).includes('.'));
}

/** By the path they are asked for. None when nothing is built. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, WebFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  const served = names.filter(name => TYPES[extname(name)] !== undefined);
  const pairs = served.map(async name => {
    const path = `/${relative(folder, name).split(sep).join('/')}`;
    return [path, await read(name, path)] as const;
  });
  return new Map(await Promise.all(pairs));
}

async function read(name: string, path: string): Promise<WebFile> {
  const plain = await readFile(name);
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    caching: cachingOf(path),
    tag: `"${createHash('sha256').update(plain).digest('base64url')}"`,
    plain,
    packed: await readFile(`${name}.br`).catch(() => undefined),
  };
}

/** Names under /assets carry a hash of their content; everything else is asked for again. */
const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
