import { FIELD } from '@maidan/contract/fieldSentences';
import { GAMES, type Entry, entryOf } from '@maidan/games/index';
import { newRound } from '@maidan/games/kit/round';
import { withLimits } from '@maidan/games/kit/withLimits';
import type { RoundId } from '@maidan/core/ids';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { refused } from '../http/http.ts';
import { type FeedData, feedData } from './feedData.ts';
import { lastResultsOf } from './roundStore.ts';

/** The site key of the specification's pages. It is in every browser: it says which site asks, and protects nothing. */
const SITE_KEY = 'hilo';

/** The casino data API of the specification, at its paths and in its words. Anyone may read it. */
export function serveFeed(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: { key?: unknown } }>('/casino/tableid', async ({ query }, reply) => {
    if (query.key !== SITE_KEY) return wrong(reply, 'key', 'This key is not known.');
    return fresh(reply).send({ success: true, data: GAMES.map(entry => tableIdOf(deps, entry)) });
  });
  app.get<{ Querystring: { key?: unknown; type?: unknown } }>('/casino/data', async ({ query }, reply) => {
    if (query.key !== SITE_KEY) return wrong(reply, 'key', 'This key is not known.');
    if (typeof query.type !== 'string') return wrong(reply, 'type', FIELD.required);
    const entry = entryOf(query.type);
    return entry ? fresh(reply).send(await dataOf(deps, entry)) : refused(reply, 'unknown-table');
  });
}

const wrong = (reply: FastifyReply, field: string, words: string): FastifyReply =>
  refused(reply, 'invalid-input', { fields: { [field]: words } });

const fresh = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

function tableIdOf({ tables }: Deps, { code, name, category, dataTypes }: Entry) {
  const mid = tables.viewOf(code)?.round.id ?? '';
  return { tableid: code, gtype: code, types: [code, ...dataTypes], name, category, mid };
}

/** A game that nobody plays here still has its table, with every section locked. */
async function dataOf({ db, tables, world }: Deps, entry: Entry): Promise<FeedData> {
  const now = world.now();
  const game = withLimits((await entry.load()).default, tables.settingsOf(entry.code).limits);
  const round = tables.of(entry.code)?.round ?? tables.viewOf(entry.code)?.round;
  const last = await lastResultsOf(db, game);
  if (round) return feedData(game, round, last, now);
  return feedData(game, newRound(game, { id: '' as RoundId, commitment: '', gone: [], now }), last, now);
}
