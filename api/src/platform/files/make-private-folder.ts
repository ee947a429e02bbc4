import { chmod, mkdir } from 'node:fs/promises';

/** Creates a folder that only the API's user can open, and closes an existing one to other users. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  // The API cannot close a volume of another owner; that owner decides about the access.
  await chmod(path, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}
