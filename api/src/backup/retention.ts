import { BackupError } from './backup-error.js';

/** Returns the name of a backup taken at this time: `20261127-013000`, in UTC. */
export const backupTime = (at: Date): string => at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

/** Whether the name of a folder is that of a backup. */
export const isBackupTime = (name: string): boolean => /^\d{8}-\d{6}$/.test(name);

const PERIODS = { d: dayOf, w: weekOf, m: (time: string) => time.slice(0, 6) };

type Unit = keyof typeof PERIODS;
export type Retention = { count: number; unit: Unit }[];

/**
 * Reads rules such as `7d,4w,6m`: the newest backup of each of so many days, weeks and months is kept. Throws a {@link
 * BackupError}.
 */
export function parseRetention(text: string): Retention {
  return text.split(',').map((rule) => {
    const [, count, unit] = /^([1-9]\d{0,3})([dwm])$/.exec(rule.trim()) ?? [];
    if (!count) throw new BackupError(`--keep: «${rule}» is not a rule; write for example 7d,4w,6m`);
    return { count: Number(count), unit: unit as Unit };
  });
}

/**
 * Returns which of the backups are kept. Periods without a backup are not counted, so a shop whose backups stopped loses
 * none of the last ones. The newest backup is always kept.
 */
export function keptBackups(times: readonly string[], retention: Retention): Set<string> {
  const newestFirst = [...times].sort().reverse();
  const kept = new Set(newestFirst.slice(0, 1));
  for (const { count, unit } of retention) {
    const periods = new Set<string>();
    for (const time of newestFirst) {
      const period = PERIODS[unit](time);
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(time);
    }
  }
  return kept;
}

function dayOf(time: string): string {
  return time.slice(0, 8);
}

/** Returns the Monday of the week of this time. */
function weekOf(time: string): string {
  const day = new Date(Date.UTC(Number(time.slice(0, 4)), Number(time.slice(4, 6)) - 1, Number(time.slice(6, 8))));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
