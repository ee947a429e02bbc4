import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.js';
import type { Destination } from './destination.js';
import { hashOf, unseal } from './encryption.js';
import { PICTURES_PART, type Manifest } from './manifest.js';

/**
 * Reads everything that the backup needs and returns the names of what is missing or damaged, such as
 * `tables/shop_order.copy.zst.age` or `pictures/ab12…`. Writes nothing.
 */
export async function checkBackup(
  destination: Destination,
  { time, manifest, identity }: { time: string; manifest: Manifest; identity: string },
): Promise<string[]> {
  const damaged: string[] = [];
  for (const [part, { sha256 }] of Object.entries(manifest.parts)) {
    const stream = await destination.readPart(time, part);
    if (!stream || (await hashOf(stream)) !== sha256) damaged.push(part);
  }
  if (!damaged.includes(PICTURES_PART)) await refuseWrongIdentity(destination, time, identity);
  for (const hash of manifest.pictures)
    if (!(await isWhole(destination, hash, identity))) damaged.push(`pictures/${hash}`);
  return damaged;
}

/** Reports a wrong key, which would otherwise look like damage to every part. */
async function refuseWrongIdentity(destination: Destination, time: string, identity: string): Promise<void> {
  const sealed = await destination.readPart(time, PICTURES_PART);
  try {
    (await unseal(sealed!, identity)).resume();
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError('This identity does not open the backup: it was encrypted to another key.', { cause });
  }
}

async function isWhole(destination: Destination, hash: string, identity: string): Promise<boolean> {
  const sealed = await destination.readPicture(hash);
  if (!sealed) return false;
  try {
    return (await hashOf(await unseal(sealed, identity))) === hash;
  } catch {
    // age could not decrypt the bytes.
    return false;
  }
}

/** Returns the decrypted part. Throws a {@link BackupError} that names the part if the part is missing. */
export async function openPart(
  destination: Destination,
  { time, part, identity }: { time: string; part: string; identity: string },
): Promise<Readable> {
  const sealed = await destination.readPart(time, part);
  if (!sealed) throw new BackupError(`${part} is missing.`);
  return unseal(sealed, identity);
}

/** Yields the key and hash of each picture of the backup. */
export async function* readPictureList(plain: Readable): AsyncGenerator<{ key: string; hash: string }> {
  const unzipped = createGunzip();
  plain.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
  for await (const line of createInterface({ input: unzipped }))
    yield JSON.parse(line) as { key: string; hash: string };
}
