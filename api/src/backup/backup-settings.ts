import { z } from 'zod';
import { parseCommandConfig } from '../platform/config/config.js';
import { flag } from '../platform/config/variables.js';

const backupVariables = {
  BACKUP_TO: z.string().min(1).optional().describe('Where backups go: a folder, or `s3://bucket/prefix`'),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z\d-]+$/, 'a recipient of age begins with age1: `npm run backup -- --new-key FILE` makes one')
    .optional()
    .describe('Recipient of age to whom backups are encrypted'),
  BACKUP_IDENTITY_FILE: z
    .string()
    .optional()
    .describe('File with the key that opens backups; not on the shop’s server'),
  BACKUP_VERIFY_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A database of the server on which `--verify` makes its own; by default `DATABASE_URL`'),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('S3 server of `s3://`'),
  BACKUP_S3_ACCESS_KEY: z.string().optional().describe('Its key'),
  BACKUP_S3_SECRET_KEY: z.string().optional().describe('Secret of that key'),
  BACKUP_S3_REGION: z.string().optional().describe('Region of the bucket'),
  BACKUP_S3_PATH_STYLE: flag.optional().describe('Whether the bucket is a part of the path (by default)'),
};

/** Reads the environment of the backup commands. Throws a `ConfigError` that names each invalid variable. */
export const readBackupConfig = (env: NodeJS.ProcessEnv) => parseCommandConfig(env, backupVariables);

export type BackupConfig = ReturnType<typeof readBackupConfig>;
