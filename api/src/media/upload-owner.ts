import { createHash } from 'node:crypto';
import type { Client } from '../platform/auth/client.js';
import type { Viewer } from '../platform/auth/viewer.js';

/** Whose an upload is: an account's, or a guest's device. */
export interface UploadOwner {
  userId: string | null;
  deviceHash: Buffer | null;
}

export function uploadOwner(viewer: Pick<Viewer, 'userId'> | null, { device }: Pick<Client, 'device'>): UploadOwner {
  return { userId: viewer?.userId ?? null, deviceHash: device ? createHash('sha256').update(device).digest() : null };
}

/**
 * SQL condition: the row of `upload` belongs to `:userId` and `:deviceHash`. What a guest uploaded stays theirs after
 * they signed in. Without a device the id, which nobody else was told, is what proves it.
 */
export const OWNED = `("userId" = :userId?::uuid
  OR "userId" IS NULL AND ("deviceHash" IS NULL OR "deviceHash" = :deviceHash?::bytea))`;
