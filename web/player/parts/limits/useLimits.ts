import type { OwnLimit } from '@maidan/core/ownLimits';
import { say } from '@maidan/words/say';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { newKey } from '../../../api.ts';
import { notify } from '../../../ui/Toasts.tsx';
import { formatMinute } from '../../../ui/when.ts';
import { intentOf } from '../intent.ts';
import { callLater } from '../../laterCalls.ts';
import { call, storedToken } from '../../session.ts';

/** The player's own limits, as the server keeps them. */
export const useLimits = () =>
  useQuery({ queryKey: ['playSafe', {}], queryFn: () => call('playSafe', {}), enabled: storedToken() !== null });

export type Limits = NonNullable<ReturnType<typeof useLimits>['data']>;

/** Changes them, each wish once, and says what came of it. */
export function useChanges() {
  const queries = useQueryClient();

  async function done(name: string, content: unknown, deliver: (key: string) => Promise<string>): Promise<boolean> {
    try {
      notify.success(await intentOf(name, sessionStorage, newKey).send(content, deliver));
      await queries.invalidateQueries({ queryKey: ['playSafe'] });
      return true;
    } catch (error) {
      notify.error(say('safe.notSaved'), error instanceof Error ? error.message : undefined);
      return false;
    }
  }

  return {
    set: (limit: OwnLimit, value: number | null) =>
      done('setLimit', { limit, value }, async key => {
        const { effect, from } = await callLater('setLimit', { limit, value }, { key });
        if (effect === 'asked') return say('safe.asked', { when: formatMinute(from) });
        return effect === 'now' ? say('safe.now') : say('safe.kept');
      }),
    confirm: (limit: OwnLimit) =>
      done('confirmLimit', limit, async key => {
        await callLater('confirmLimit', { limit }, { key });
        return say('safe.now');
      }),
    goWithout: () =>
      done('goWithoutLimit', '', async key => {
        await callLater('goWithoutLimit', { isSure: true }, { key });
        return say('safe.hasDeclined');
      }),
  };
}
