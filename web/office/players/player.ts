import type { Reply } from '@maidan/contract/api';

export type PlayerDetail = Reply<'player'>;

export interface PlayerProps {
  readonly player: PlayerDetail;
}
