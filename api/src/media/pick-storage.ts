import type { StorageConfig } from '../platform/config/config.js';
import { FolderStorage } from './adapters/folder.js';
import { PullThroughStorage } from './adapters/pull-through.js';
import { StorageSetupError, type ObjectStorage } from './object-storage.js';

/**
 * Returns the picture storage: the bucket of S3_ENDPOINT if it is set, otherwise the folder STORAGE_FOLDER. With
 * STORAGE_ORIGIN it fetches missing pictures from there.
 */
export async function pickStorage(config: StorageConfig): Promise<ObjectStorage> {
  const storage = config.S3_ENDPOINT ? await bucketStorage(config) : folderStorage(config);
  return config.STORAGE_ORIGIN ? new PullThroughStorage(storage, config.STORAGE_ORIGIN) : storage;
}

export function folderStorage({ STORAGE_FOLDER }: StorageConfig): ObjectStorage {
  return new FolderStorage(STORAGE_FOLDER);
}

/** Rejects with a {@link StorageSetupError} that names the settings that are missing. */
export async function bucketStorage(config: StorageConfig): Promise<ObjectStorage> {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) {
    const given = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY };
    const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]));
    throw new StorageSetupError(`The storage of pictures in a bucket also needs ${missing.join(', ')}`);
  }
  const { S3Storage } = await import('./adapters/s3.js');
  return new S3Storage({
    endpoint: S3_ENDPOINT,
    publicEndpoint: config.S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    region: config.S3_REGION ?? 'us-east-1',
    pathStyle: config.S3_PATH_STYLE ?? true,
  });
}
