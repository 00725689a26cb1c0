import { readCode } from '@maidan/server/release/codeFiles';
import { ROOT } from '../sources.ts';

/* npm run release:hash: what the code of a release comes to; set as RELEASE_HASH where the house is opened. */
console.log((await readCode(ROOT)).hash);
