import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groups, stylesOnly } from './chunks.ts';
import { pagesBuild } from './pagesBuild.ts';

/** Two front ends, one build: the player's app and the back office, which share nothing at run time but chunks. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pagesBuild()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: stylesOnly },
    assetsInlineLimit: 0, // data: URLs for fonts or scripts would need a weaker Content-Security-Policy
    rolldownOptions: {
      input: { player: `${import.meta.dirname}/index.html`, office: `${import.meta.dirname}/office.html` },
      output: {
        codeSplitting: { groups },
      },
    },
  },
});
