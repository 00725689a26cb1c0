import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { STREAM_PATH } from '@maidan/contract/stream';
import { createServer, type Plugin } from 'vite';
import { firstFreePort } from './ports.ts';
import { toolEnv } from './run.ts';
import { ROOT } from './sources.ts';

/* npm run dev: the server starts again when its files change, the browser follows the web app without a reload. */
const HOST = '127.0.0.1';

const port = await firstFreePort(HOST, Number(process.env['PORT'] || 3000));
const serverPort = await firstFreePort(HOST, Math.max(3100, port + 1));
const target = `http://${HOST}:${serverPort}`;

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'tools/start.ts'], {
  cwd: ROOT,
  env: toolEnv({
    HOST,
    PORT: String(serverPort),
    MAIDAN_WEB: join(ROOT, 'web', 'public'),
    MAIDAN_ADDRESS: `http://${HOST}:${port}`,
  }),
  stdio: 'inherit',
});

const web = await createServer({
  configFile: join(ROOT, 'web', 'vite.config.ts'),
  plugins: [office()],
  server: {
    host: HOST,
    port,
    strictPort: true,
    proxy: {
      [STREAM_PATH]: { target, ws: true },
      '^/api/': { target },
      '^/pictures/': { target },
      '^/casino/(data|tableid)\\b': { target },
    },
  },
});
await web.listen();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

async function stop(): Promise<void> {
  await web.close();
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  process.exit();
}

/** The back office is a page of its own, as it is on the server. */
function office(): Plugin {
  return {
    name: 'office',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (/^\/admin(\/|\?|$)/.test(request.url ?? '')) request.url = '/office.html';
        next();
      });
    },
  };
}
