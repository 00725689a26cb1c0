import { call } from '../../session.ts';

/**
 * What a session says of itself. Who asks for it and who only looks both say how it is asked: what one of them leaves out would
 * be left out when it is to be loaded again.
 */
export const PLAY_SESSION = { queryKey: ['playSession', {}], queryFn: () => call('playSession', {}) } as const;
