import { luckySeven } from './lucky7.ts';

export default luckySeven('lucky7eu2', 'Lucky 7 - C');
