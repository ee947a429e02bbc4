import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testBucket } from '../testing/test-bucket.js';
import { moveStorage } from './move-storage.js';
import { StorageUnavailableError, type ObjectStorage } from './object-storage.js';
import { pickStorage } from './pick-storage.js';

const folders: string[] = [];
const inFolder = async (): Promise<ObjectStorage> => {
  const folder = await mkdtemp(join(tmpdir(), 'meet-move-'));
  folders.push(folder);
  return pickStorage({ STORAGE_FOLDER: join(folder, 'storage') });
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const bucket = testBucket();
const KINDS: [string, () => Promise<ObjectStorage>][] = [['another folder', inFolder]];
if (bucket) KINDS.push(['a bucket', () => pickStorage(bucket)]);

describe.each(KINDS)('to %s', (_, open) => {
  let source: ObjectStorage;
  let target: ObjectStorage;
  const objects = new Map<string, Buffer>();
  beforeAll(async () => {
    [source, target] = [await inFolder(), await open()];
    await Promise.all([source.prepare(), target.prepare()]);
    for (let n = 0; n < 30; n += 1) objects.set(`originals/${n}`, randomBytes(1000 + n));
    objects.set('videos/a.mp4', randomBytes(20 * 1024 * 1024));
    for (const [key, bytes] of objects) await source.put(key, bytes, 'image/jpeg');
    await source.put('quarantine/unchecked', Buffer.from('not yet'), 'image/jpeg');
    await source.put('made/aa/picture', Buffer.from('made again'), 'image/webp');
  });

  it('moving storage resumes after an interruption, corrects wrong objects, and deletes nothing', async () => {
    const stop = new AbortController();
    const first = await moveStorage(source, target, {
      concurrency: 2,
      signal: stop.signal,
      onProgress: (done) => done === 10 && stop.abort(),
    });
    expect(first.copied).toBeGreaterThanOrEqual(10);
    expect(first.copied + first.left).toBe(31);
    expect(first.left).toBeGreaterThan(0);
    // Of the same size, so that only the hash tells.
    const damaged = (await target.list('originals/')).objects[0]!;
    await target.put(damaged.key, randomBytes(damaged.size), 'image/jpeg');
    const second = await moveStorage(source, target);
    expect(second).toEqual({ copied: first.left + 1, present: first.copied - 1, failed: [], left: 0 });
    expect(await moveStorage(source, target)).toEqual({ copied: 0, present: 31, failed: [], left: 0 });
    for (const [key, bytes] of objects) {
      expect((await target.get(key))!.bytes.equals(bytes)).toBe(true);
      expect(await source.head(key)).not.toBeNull();
    }
    expect(await target.head('quarantine/unchecked')).toBeNull();
  });
});

it('moving storage stops soon while the target is down and reports the remainder', async () => {
  const source = await inFolder();
  for (let n = 0; n < 20; n += 1) await source.put(`originals/${n}`, randomBytes(10), 'image/jpeg');
  const asked: string[] = [];
  const away = {
    head: (key: string) => {
      asked.push(key);
      return Promise.reject(new StorageUnavailableError(new Error('ECONNREFUSED')));
    },
  } as unknown as ObjectStorage;
  const { copied, failed, left } = await moveStorage(source, away, { concurrency: 1 });
  expect([copied, failed.length, left, asked.length]).toEqual([0, 3, 17, 3]);
});
