import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { StorageUnavailableError } from '../object-storage.js';
import { FolderStorage } from './folder.js';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'meet-folder-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A body whose writing fails with a code of Node. */
const failing = (code: string) => ({
  size: 10,
  open: () =>
    new Readable({
      read() {
        this.destroy(Object.assign(new Error(code), { code }));
      },
    }),
});

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE'])(
  'a stored file that fails to be written with %s may be retried and leaves no remains',
  async (code) => {
    const storage = new FolderStorage(folder);
    await expect(storage.put('a/b', failing(code))).rejects.toThrow(StorageUnavailableError);
    expect(await readdir(join(folder, 'a'))).toEqual([]);
  },
);

it('the storage folder is unreadable for other users, even if it was readable before', async () => {
  const path = join(folder, 'storage');
  await mkdir(path, { mode: 0o755 });
  const storage = new FolderStorage(path);
  await storage.prepare();
  await storage.put('a/b', Buffer.from('b'));
  for (const one of [path, join(path, 'a')]) expect((await stat(one)).mode & 0o777).toBe(0o700);
});

it('a storage write that fails for any other reason is not reported as temporary', async () => {
  await expect(new FolderStorage(folder).put('a/b', failing('EINVAL'))).rejects.not.toThrow(StorageUnavailableError);
});

it('the storage reports a full disk or a missing folder under the name of its setting', async () => {
  expect(await new FolderStorage(folder).fault()).toBeNull();
  expect(await new FolderStorage(folder, Number.MAX_VALUE).fault()).toMatch(/^STORAGE_FOLDER: .* is full$/);
  expect(await new FolderStorage(join(folder, 'gone')).fault()).toMatch(/^STORAGE_FOLDER: ENOENT/);
});
