import { createHash } from 'node:crypto';
import type { Client } from '../platform/auth/client.js';
import type { Viewer } from '../platform/auth/viewer.js';

/** The owner of an upload: an account, or a guest's device. */
export interface UploadOwner {
  userId: string | null;
  deviceHash: Buffer | null;
}

export function uploadOwner(viewer: Pick<Viewer, 'userId'> | null, { device }: Pick<Client, 'device'>): UploadOwner {
  return { userId: viewer?.userId ?? null, deviceHash: device ? createHash('sha256').update(device).digest() : null };
}

/**
 * SQL condition: the row of `upload` belongs to `:userId` and `:deviceHash`. A guest's uploads stay theirs after they
 * sign in. Without a device, the id proves the ownership, because nobody else has received it.
 */
export const OWNED = `("userId" = :userId?::uuid
  OR "userId" IS NULL AND ("deviceHash" IS NULL OR "deviceHash" = :deviceHash?::bytea))`;
