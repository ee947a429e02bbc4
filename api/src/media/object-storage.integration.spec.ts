import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storageSuite } from '../testing/object-storage.suite.js';
import { bucketStorage, pickStorage } from './pick-storage.js';
import { testBucket } from '../testing/test-bucket.js';

describe('in a folder', () => {
  let folder: string;
  storageSuite(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meet-storage-'));
    return pickStorage({ STORAGE_FOLDER: join(folder, 'storage') });
  });
  afterAll(() => rm(folder, { recursive: true }));
});

const bucket = testBucket();
(bucket ? describe : describe.skip)('in a bucket of TEST_S3_ENDPOINT', () => {
  storageSuite(() => pickStorage(bucket!));

  it('object storage accepts a bucket in another region', async () => {
    const there = await pickStorage({ ...bucket!, S3_BUCKET: `meet-${randomUUID()}`, S3_REGION: 'us-east-1' });
    await there.prepare();
    await there.put('a', Buffer.from('a'), 'image/png');
    expect((await there.get('a'))!.bytes.toString()).toBe('a');
  });

  it('object storage refuses a wrong access key and names the settings to check', async () => {
    const refused = await pickStorage({ ...bucket!, S3_SECRET_KEY: 'not the secret' });
    await expect(refused.prepare()).rejects.toThrow(/S3_BUCKET .*S3_ACCESS_KEY/);
  });
});

it('object storage names missing bucket settings', async () => {
  await expect(bucketStorage({ STORAGE_FOLDER: '', S3_BUCKET: 'a' })).rejects.toThrow(
    /S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY/,
  );
});
