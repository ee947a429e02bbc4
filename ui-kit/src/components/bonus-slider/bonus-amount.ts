/** Bonuses are spent in steps of 10 points. */
export const bonusStep = 10;

const toStep = (points: number) => Math.round(points / bonusStep) * bonusStep;

/** Points that can be spent: `available` rounded down to a multiple of 10, and never negative. */
export const mostBonuses = (available: number): number => Math.max(0, Math.floor(available / bonusStep) * bonusStep);

/** Points at which the slider starts: those chosen earlier, or a quarter of `available`, rounded to 10. */
export const firstBonuses = (available: number, previous?: number): number =>
  Math.min(toStep(previous ?? available / 4), mostBonuses(available));

/** Points after the maximum changed from `before` to `now`: the chosen share stays, rounded to 10. */
export const rescaledBonuses = (points: number, before: number, now: number): number =>
  before > 0 ? Math.min(toStep((points * now) / before), mostBonuses(now)) : firstBonuses(now);
