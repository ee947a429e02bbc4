import type { Destination } from './destination.js';
import { keptBackups, type Retention } from './retention.js';

/**
 * Deletes the backups that the rules do not keep, then the pictures that no remaining backup names. The caller holds
 * the backup lock: a backup that is written meanwhile could rely on a picture that only an old backup names.
 */
export async function removeOld(
  destination: Destination,
  retention: Retention,
): Promise<{ backups: string[]; pictures: number }> {
  const times = await destination.times();
  const kept = keptBackups(times, retention);
  const backups = times.filter((time) => !kept.has(time));
  if (!backups.length) return { backups, pictures: 0 };
  // The manifests are read before anything is deleted: if one cannot be read, nothing is deleted.
  const hashes = new Set<string>();
  for (const time of kept) for (const hash of (await destination.manifest(time)).pictures) hashes.add(hash);
  await destination.remove(backups);
  return { backups, pictures: await destination.removePicturesBut(hashes) };
}
