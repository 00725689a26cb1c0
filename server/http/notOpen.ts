import type { Call } from '@maidan/contract/call';
import { type Condition, REFUSED_WHILE } from '@maidan/contract/house';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from './http.ts';
import type { Standing } from '../standing.ts';

/** What takes on more, or fills the disk fastest. */
const STAKING: readonly string[] = [
  'placeBets',
  'placeOrders',
  'changeOrder',
  'placeRowBet',
  'spin',
  'enterContest',
  'deposit',
];

/** Soon enough for who has no line to hear it on. */
const RETRY_S = 2;

/**
 * While the house is not open its calls are refused by name, and its pages served: they say why. Who asked before the
 * database was away is not kept waiting either: whether it counted is not known then, and its key tells on the next try.
 */
export function refuseWhileNotOpen(app: FastifyInstance, standing: Pick<Standing, 'condition' | 'keep'>): void {
  const kept = new WeakMap<FastifyRequest, () => void>();
  const refuse = (reply: FastifyReply, condition: Exclude<Condition, 'open'>): FastifyReply =>
    refused(reply, REFUSED_WHILE[condition], { retryAfter: RETRY_S });
  app.addHook('onRequest', (request, reply, next) => {
    const { condition } = standing;
    if (condition !== 'open' && isRefused(request, condition)) return void refuse(reply, condition);
    if (callOf(request))
      kept.set(
        request,
        standing.keep(() => reply.sent || refuse(reply, 'waiting')),
      );
    return next();
  });
  const forget = (request: FastifyRequest): void => kept.get(request)?.();
  app.addHook('onResponse', (request, _, next) => {
    forget(request);
    next();
  });
  app.addHook('onRequestAbort', (request, next) => {
    forget(request);
    next();
  });
}

function isRefused(request: FastifyRequest, condition: Exclude<Condition, 'open'>): boolean {
  const call = callOf(request);
  if (condition === 'full') return call !== undefined && STAKING.includes(call.name);
  if (condition === 'closing') return call !== undefined && call.method !== 'GET';
  return call !== undefined || /^\/(casino|pictures)\//.test(request.routeOptions.url ?? '');
}

const callOf = (request: FastifyRequest): Call | undefined =>
  (request.routeOptions.config as { readonly call?: Call }).call;
