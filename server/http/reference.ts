import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApi } from '@maidan/contract/openapi';
import type { FastifyInstance } from 'fastify';

/** The reference page sets styles from its script, which the policy of our own pages does not allow. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The contract as OpenAPI, for programs at /api/openapi.json and for people at /api/reference. */
export async function serveReference(app: FastifyInstance): Promise<void> {
  const document = openApi();
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(text));
  // The plugin's types stop at OpenAPI 3.0 where a document is given; it serves 3.1 as it is.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/reference',
    staticCSP: POLICY,
    theme: {
      title: 'Maidan API',
      css: [{ filename: 'maidan.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
    uiConfig: { docExpansion: 'list' },
  });
}
