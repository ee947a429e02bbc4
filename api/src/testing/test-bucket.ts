import { randomUUID } from 'node:crypto';
import type { StorageConfig } from '../platform/config/config.js';

/** Returns a bucket of its own on the server TEST_S3_ENDPOINT; null if the variable is not set. */
export function testBucket(endpoint = process.env.TEST_S3_ENDPOINT): StorageConfig | null {
  if (!endpoint) return null;
  return {
    STORAGE_FOLDER: '/nowhere',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: `meet-${randomUUID()}`,
    S3_ACCESS_KEY: process.env.TEST_S3_ACCESS_KEY ?? 'meet',
    S3_SECRET_KEY: process.env.TEST_S3_SECRET_KEY ?? 'meet-development',
  };
}
