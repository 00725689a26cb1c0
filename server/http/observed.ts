import type { ErrorCode } from '@maidan/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { Observer } from '../observer.ts';
import { aboutOf } from './log.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The name of the refusal that was answered, if it was one. */
    refusal: ErrorCode | undefined;
  }
}

/** Whoever looks is told of every answer, once it is on its way. */
export function observeAnswers(app: FastifyInstance, observer: Pick<Observer, 'answered'>, isLogged: boolean): void {
  app.decorateReply('refusal', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, refusal, elapsedTime: ms } = reply;
    observer.answered({ method, route: routeOptions.url ?? '', status, refusal, ms });
    if (isLogged) request.log.info({ ...aboutOf(request), status, refusal, ms }, 'answered');
    done();
  });
}
