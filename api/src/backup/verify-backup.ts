import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '@meet/statements';
import { folderStorage } from '../media/storage.js';
import { makeConnection } from '../platform/database/open-connection.js';
import { BackupError } from './backup-error.js';
import { restoreBackup, type RestoreOptions, type RestoreSummary } from './restore-backup.js';

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Restores a backup into a temporary database and folder, compares every table and picture with what was written, and
 * removes the database and the folder again. `databaseUrl` is a database on the server used for this; its user may
 * create databases.
 */
export async function verifyBackup(options: Omit<RestoreOptions, 'storage'>): Promise<RestoreSummary> {
  const name = `meet_verify_${randomBytes(6).toString('hex')}`;
  const server = makeConnection({ connectionString: options.databaseUrl, application_name: 'meet-verify' });
  await server.connect();
  const folder = await mkdtemp(join(tmpdir(), 'meet-verify-'));
  try {
    await command(server, `CREATE DATABASE ${name} TEMPLATE template0`).catch((cause: unknown) => {
      if ((cause as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw cause;
      throw new BackupError(
        'A backup is verified in a database of its own: give the user of DATABASE_URL the right to make one (ALTER ROLE … CREATEDB), or name another server by BACKUP_VERIFY_URL.',
        { cause },
      );
    });
    const databaseUrl = Object.assign(new URL(options.databaseUrl), { pathname: `/${name}` }).href;
    return await restoreBackup({ ...options, databaseUrl, storage: folderStorage({ STORAGE_FOLDER: folder }) });
  } finally {
    await command(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).finally(() => server.end());
    await rm(folder, { recursive: true, force: true });
  }
}
