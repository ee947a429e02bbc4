/** Bonuses are spent by tens. */
export const bonusStep = 10;

const toStep = (points: number) => Math.round(points / bonusStep) * bonusStep;

/** As much of what there is as can be spent. */
export const mostBonuses = (available: number): number => Math.max(0, Math.floor(available / bonusStep) * bonusStep);

/** What the slider starts at: what was chosen before, or a quarter of what there is. */
export const firstBonuses = (available: number, previous?: number): number =>
  Math.min(toStep(previous ?? available / 4), mostBonuses(available));

/** The same share of what there is now. */
export const rescaledBonuses = (points: number, before: number, now: number): number =>
  before > 0 ? Math.min(toStep((points * now) / before), mostBonuses(now)) : firstBonuses(now);
