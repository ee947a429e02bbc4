import { chmod, mkdir } from 'node:fs/promises';

/** Makes a folder that only the API's user can open, and closes one that others could. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  // A volume of somebody else's cannot be closed by us; who owns it has said who may look.
  await chmod(path, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}
