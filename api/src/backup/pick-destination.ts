import { bucketStorage, folderStorage } from '../media/storage.js';
import { isStorageKey } from '../shared/storage-key.js';
import type { BackupConfig } from './backup-settings.js';
import { BackupError } from './backup-error.js';
import { Destination } from './destination.js';

/**
 * Opens a folder, or `s3://bucket/prefix` of BACKUP_S3_ENDPOINT. Throws a {@link BackupError} that names what is
 * missing.
 */
export async function pickDestination(config: BackupConfig, to = config.BACKUP_TO): Promise<Destination> {
  if (!to) throw new BackupError('Say where backups are: --to FOLDER, --to s3://bucket/prefix, or BACKUP_TO.');
  if (!to.startsWith('s3://')) return new Destination(folderStorage({ STORAGE_FOLDER: to }));
  const [bucket, ...folders] = to.slice('s3://'.length).replace(/\/+$/, '').split('/');
  const prefix = folders.join('/');
  if (!bucket || (prefix && !isStorageKey(prefix)))
    throw new BackupError(`«${to}» is not of the form s3://bucket/prefix, in lower-case letters and digits.`);
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY, BACKUP_S3_SECRET_KEY } = config;
  const needed = { BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY, BACKUP_S3_SECRET_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length) throw new BackupError(`${to} also needs ${missing.join(', ')}.`);
  const storage = await bucketStorage({
    STORAGE_FOLDER: '',
    S3_BUCKET: bucket,
    S3_ENDPOINT: BACKUP_S3_ENDPOINT,
    S3_ACCESS_KEY: BACKUP_S3_ACCESS_KEY,
    S3_SECRET_KEY: BACKUP_S3_SECRET_KEY,
    S3_REGION: config.BACKUP_S3_REGION,
    S3_PATH_STYLE: config.BACKUP_S3_PATH_STYLE,
  });
  return new Destination(storage, prefix && `${prefix}/`);
}
