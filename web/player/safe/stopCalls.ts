import { STOP_ROUTES } from '@maidan/contract/stopRoutes';
import type { Reply } from '@maidan/contract/api';
import { useQuery } from '@tanstack/react-query';
import { callerFor } from '../../api.ts';
import { PLAYER } from '../session.ts';

/** The calls of stopping, which no other page has. */
export const callStop = callerFor(STOP_ROUTES, PLAYER);

export type StopState = Reply<'playStop'>;

export const useStop = () => useQuery({ queryKey: ['playStop', {}], queryFn: () => callStop('playStop', {}) });
