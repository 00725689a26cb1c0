import { expect, test } from 'vitest';
import { awaited, until } from './drill/awaited.ts';
import { rehearse, type Report } from './drill/rehearse.ts';

/* npm run drill, with few players. Each wait of it has a limit of its own. */

const PATIENCE_MS = 1_200_000;

const drill = (isArchived: boolean): Promise<Report> =>
  rehearse({ players: 2, commands: 5, seed: 1, isArchived, say: () => {} });

test(
  '[R24] a house that is destroyed under its players has everything they were told, once',
  async () => {
    const { acknowledged, transfers, lines, backupBytes, ...report } = await drill(true);
    expect(report).toMatchObject({ lost: 0, lostSeconds: 0, complaints: [] });
    expect(acknowledged).toBeGreaterThan(5);
    for (const count of [transfers, lines, backupBytes]) expect(count).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test(
  '[R24] what is missing is found: without the archive it is what came after the backup',
  async () => {
    const { lost, lostSeconds, complaints } = await drill(false);
    expect(lost).toBeGreaterThan(0);
    expect(lostSeconds).toBeGreaterThan(0);
    expect(complaints).toContain(`${lost} commands that were acknowledged are not in what was restored.`);
  },
  PATIENCE_MS,
);

test('who waits in vain is told what for', async () => {
  await expect(awaited('A house', new Promise(() => {}), 10)).rejects.toThrow(
    'A house was waited for, in vain, for 0.01 s',
  );
  await expect(until('An answer', () => false, 10)).rejects.toThrow('An answer was waited for');
  await expect(awaited('A house', Promise.resolve('open'))).resolves.toBe('open');
});
