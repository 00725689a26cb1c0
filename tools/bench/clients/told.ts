import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** How a process of players is told what to do; it answers when that is done. */
export const telling =
  <Order extends object, Report>() =>
  async (players: ChildProcess, order: Order): Promise<Report> => {
    players.send(order);
    const [report] = (await once(players, 'message')) as [Report];
    return report;
  };
