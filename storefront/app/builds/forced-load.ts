import { readTab, writeTab } from '../browser/tab-storage';

const key = 'forcedLoads';

/** Milliseconds between two loads of one path that the shop forces. */
const guard = 10_000;

/**
 * Whether the shop may load a path anew by itself now: once in ten seconds, so that a fault which a load does not mend
 * ends in a page and not in a circle. The load is recorded: who gets true, loads.
 *
 * @param now Milliseconds since the epoch.
 */
export function mayLoadAnew(path: string, now = Date.now()): boolean {
  const times = readTab<Record<string, number>>(key) ?? {};
  const recent = Object.entries(times).filter(([, at]) => at <= now && now - at < guard);
  if (recent.some(([loaded]) => loaded === path)) return false;
  writeTab(key, Object.fromEntries([...recent, [path, now]]));
  // Without storage nothing limits the loads, so there is none.
  return readTab<Record<string, number>>(key)?.[path] === now;
}
