import { languageOf } from '@maidan/contract/language';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groupsOf, stylesOnly } from './chunks.ts';
import { pagesBuild } from './pagesBuild.ts';
import { wordsBuild } from './wordsBuild.ts';

/** Every language is a build of its own (tools/web/buildWeb.ts). */
const language = languageOf(process.env['PAGES_LANGUAGE']);

/** Two front ends, one build: the player's app and the back office, which share nothing at run time but chunks. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), wordsBuild(language), pagesBuild(language)],
  worker: { plugins: () => [wordsBuild(language)] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: stylesOnly },
    assetsInlineLimit: 0, // data: URLs for fonts or scripts would need a weaker Content-Security-Policy
    rolldownOptions: {
      checks: { bundlerTimings: false }, // who starts the house is told what concerns them
      input: { player: `${import.meta.dirname}/index.html`, office: `${import.meta.dirname}/office.html` },
      output: {
        // Short hashes: the first files name two hundred others, and what tells a name from its former one does not shrink.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups: groupsOf(language) },
      },
    },
  },
});
