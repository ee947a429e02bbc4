import { BackupError } from './backup-error.js';

/** Settings that belong to a machine and are not restored on another machine. */
const OF_THE_MACHINE = new Set(['DATABASE_URL', 'STORAGE_FOLDER', 'IMAGE_CACHE_FOLDER', 'INDEX_SNAPSHOT_FOLDER']);

/**
 * Returns the environment variables listed in `names`, the settings of the shop, as a `.env` file. Keys are among them:
 * without SECRET_KEY and AUTH_KEYS sealed values cannot be read and nobody stays signed in.
 */
export function settingsFile(names: readonly string[], env: NodeJS.ProcessEnv): string {
  return names
    .filter((name) => env[name] && !OF_THE_MACHINE.has(name))
    .sort()
    .map((name) => `${name}=${quote(name, env[name]!)}\n`)
    .join('');
}

/** Node’s `.env` files have no escapes, so a value is put between quotes that it does not contain. */
function quote(name: string, value: string): string {
  const mark = ["'", '`', '"'].find((each) => !value.includes(each));
  if (!mark) throw new BackupError(`${name} has all three kinds of quotes, which a .env file cannot hold.`);
  return `${mark}${value}${mark}`;
}
