import { gameOf } from '@maidan/games/index';
import type { Face } from '@maidan/games/kit/shoe';
import { expect, test } from 'vitest';
import { shoeLeft } from './shoeLeft.ts';

async function said(code: string, gone: readonly Face[]): Promise<string | undefined> {
  const shoe = shoeLeft((await gameOf(code))!, gone);
  return shoe && `${shoe.left}/${shoe.of}: ${shoe.kinds.map(({ name, left }) => `${name}×${left}`).join(' ')}`;
}

test.each<[code: string, gone: readonly Face[], left: string | undefined]>([
  ['lucky15', [], '15/15: 0×3 1×3 2×3 4×2 6×2 Wicket×2'],
  ['lucky15', ['4', '4', '0'], '12/15: 0×2 1×3 2×3 4×0 6×2 Wicket×2'],
  ['dum10', ['AS', 'TD'], '50/52: A×3 2×4 3×4 4×4 5×4 6×4 7×4 8×4 9×4 10×3 J×4 Q×4 K×4'],
  // Five cards of this game always lie on the table.
  ['teen3', ['KD'], '46/47: A×4 2×4 3×4 4×4 5×4 6×4 7×4 8×3 9×3 10×3 J×4 Q×3 K×2'],
  ['teen20', [], undefined],
])('%s after %j is left with %s', async (code, gone, left) => {
  expect(await said(code, gone)).toBe(left);
});
