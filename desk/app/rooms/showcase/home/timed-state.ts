import { isWithin, type Period } from '../moment';

/** State of an object that is shown for a limited time. */
export type TimedState = 'OFF' | 'PLANNED' | 'SHOWN' | 'OVER';

export function timedStateOf({ active, ...period }: Period & { active: boolean }, now: number): TimedState {
  if (!active) return 'OFF';
  if (isWithin(now, period)) return 'SHOWN';
  return period.finishAt && Date.parse(period.finishAt) <= now ? 'OVER' : 'PLANNED';
}
