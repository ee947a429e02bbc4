import { readTab, writeTab } from '../browser/tab-storage';

const key = 'forcedLoads';

/** Minimum time in milliseconds between two forced reloads of one path. */
const guard = 10_000;

/**
 * Whether the shop may reload a path by itself now: at most once in ten seconds, so that an error that a reload does
 * not fix causes no endless loop. If true, the reload is recorded and the caller must reload.
 * @param now Milliseconds since the epoch.
 */
export function mayLoadAnew(path: string, now = Date.now()): boolean {
  const times = readTab<Record<string, number>>(key) ?? {};
  const recent = Object.entries(times).filter(([, at]) => at <= now && now - at < guard);
  if (recent.some(([loaded]) => loaded === path)) return false;
  writeTab(key, Object.fromEntries([...recent, [path, now]]));
  // Without storage, reloads cannot be limited, so the shop does not reload.
  return readTab<Record<string, number>>(key)?.[path] === now;
}
