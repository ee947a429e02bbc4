import { readFile, writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.js';

/** Makes a key pair, writes the identity to a new file that only its owner can read, and returns the recipient. */
export async function makeKey(path: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    await writeFile(path, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    throw new BackupError(`${path} was not written (${(cause as NodeJS.ErrnoException).code}): name a new file.`, {
      cause,
    });
  }
  return recipient;
}

/** Reads the identity from a file as age-keygen writes it. Throws a {@link BackupError} if there is none. */
export async function readIdentity(path: string | undefined): Promise<string> {
  if (!path) throw new BackupError('Say which file holds the key: --identity FILE, or BACKUP_IDENTITY_FILE.');
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} cannot be read (${cause.code}).`, { cause });
  });
  const line = text.split(/\r?\n/).find((each) => each.startsWith('AGE-SECRET-KEY-'));
  if (!line) throw new BackupError(`${path} holds no identity of age: a line that begins with AGE-SECRET-KEY-.`);
  return line.trim();
}
