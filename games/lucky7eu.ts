import { luckySeven } from './lucky7.ts';

export default luckySeven('lucky7eu', 'Lucky 7 - B');
