import { Refused } from '../../../api.ts';

/**
 * What went wrong, and where a limit of one's own refused it, by how much. On a line that brings no more than the refusal, it
 * stands as it is.
 */
export async function withFigure(error: unknown): Promise<unknown> {
  if (!(error instanceof Refused) || !error.code.startsWith('own-')) return error;
  return import('./ownFigure.ts').then(
    ({ withOwnFigure }) => withOwnFigure(error),
    () => error,
  );
}
