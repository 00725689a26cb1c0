import { defineConfig } from 'vite';

/** The service worker, in one file: it is built once, when the pages of all languages stand (tools/web/buildWeb.ts). */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    PRECACHED: process.env['PRECACHED'] ?? '[]',
    BUILD: JSON.stringify(process.env['BUILD'] ?? ''),
  },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    lib: { entry: `${import.meta.dirname}/worker/sw.ts`, formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
  },
});
