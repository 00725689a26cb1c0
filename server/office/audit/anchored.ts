import type { FastifyInstance } from 'fastify';
import { accessOf } from '../../http/http.ts';
import type { Anchors } from './anchors.ts';

/** What the staff does is anchored before they are answered: looking around adds nothing to the log, and costs nothing. */
export function anchorStaffActions(app: FastifyInstance, anchors: Pick<Anchors, 'drop'>): void {
  app.addHook('onSend', async request => {
    const access = accessOf(request);
    const isOffice = request.routeOptions.url?.startsWith('/api/office/') === true;
    if (isOffice && access !== undefined && (request.method === 'POST' || isFile(request.routeOptions.config))) {
      await anchors.drop();
    }
  });
}

/** Taking something away is an action. */
const isFile = (config: object): boolean =>
  (config as { call?: { manner?: { file?: boolean } } }).call?.manner?.file === true;
