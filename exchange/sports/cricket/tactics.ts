import { EVEN, levelOf } from './chances.ts';

/*
 * How a captain plays a Test: how hard to bat, when to declare, whether to enforce the follow-on. Rules without chance,
 * asked at the start of an over, so that the model can ask them too.
 */

/** What a captain looks at. The lead is of the side that bats, over both its innings; in the fourth it is what is needed. */
export interface Situation {
  /** First, second, third or fourth. */
  readonly nth: number;
  readonly lead: number;
  readonly wickets: number;
  /** Overs bowled in this innings, and left in the match. */
  readonly overs: number;
  readonly oversLeft: number;
}

const BLOCK = levelOf(-0.6);
const HURRY = levelOf(0.4);

export function fiveDayLevel({ nth, lead, wickets, oversLeft }: Situation): number {
  if (nth === 4) return chaseLevel(1 - lead, wickets, oversLeft);
  if (nth === 3) {
    if (lead > 150 && oversLeft < 200) return HURRY;
    return lead < 80 && oversLeft < 70 ? BLOCK : EVEN;
  }
  return nth === 2 && lead > 50 && oversLeft < 180 ? HURRY : EVEN;
}

/** Who can get them goes for them, as hard as it takes; who cannot, bats for the draw. */
function chaseLevel(need: number, wickets: number, oversLeft: number): number {
  const rate = need / Math.max(1, oversLeft);
  if (rate > 4.6 - wickets * 0.25) return oversLeft > 4 || rate > 12 ? BLOCK : levelOf(0.8);
  return levelOf(Math.min(0.5, Math.max(-0.1, Math.log(rate / 2.9))));
}

export const declares = (situation: Situation): boolean => situation.lead >= declarationLead(situation);

/** The lead with which a captain declares, at this time of the match. */
export function declarationLead({ nth, overs, oversLeft }: Omit<Situation, 'lead' | 'wickets'>): number {
  if (nth === 1) return overs >= 150 ? 450 : 560;
  if (nth === 2) return oversLeft < 200 ? 180 : 260;
  if (nth === 3) return oversLeft <= 140 ? Math.max(180, 3.4 * Math.min(oversLeft, 105)) : 450;
  return Infinity;
}

/** Whose lead after two innings is large enough bowls again at once. */
export const FOLLOW_ON_LEAD = 200;
