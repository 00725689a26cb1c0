import { lazily } from '../../../ui/lazily.tsx';

/** Nothing of it is seen before a price is tapped. */
export const SlipInside = lazily(async () => (await import('./SlipInside.tsx')).SlipInside);
