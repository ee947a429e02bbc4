import { ApiError } from '../shared/api-error.js';

/** Throws STILL_USED with the number of uses of each kind, unless all of them are 0. */
export function refuseUsed(uses: Record<string, number>): void {
  const met = Object.entries(uses).filter(([, count]) => count > 0);
  if (met.length) throw new ApiError('STILL_USED', Object.fromEntries(met));
}
