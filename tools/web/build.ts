import { buildWeb } from './buildWeb.ts';

/* npm run build:web: the pages, for a house that may not write where its code is. MAIDAN_WEB says where they are. */

console.log(`The pages are in ${await buildWeb()}`);
