import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { InvalidKeyError, type ObjectStorage } from '../media/object-storage.js';

/** Tests that every implementation of the picture storage must pass. `open` returns an empty storage. */
export function storageSuite(open: () => Promise<ObjectStorage>): void {
  let storage: ObjectStorage;
  beforeAll(async () => {
    storage = await open();
    await storage.prepare();
    // Preparing the storage again changes nothing.
    await storage.prepare();
  });

  const some = (name = '') => `suite/${randomUUID()}${name}`;
  const bytes = (size: number) => randomBytes(size);
  const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex');

  it('gives back what was put, and says its size and time', async () => {
    const [key, data, before] = [some('.png'), bytes(70_000), Date.now()];
    await storage.put(key, data, 'image/png');
    const object = await storage.get(key);
    expect(object!.bytes.equals(data)).toBe(true);
    // The clock of a server may be slightly behind, and S3 stores whole seconds.
    expect(Math.abs(object!.modifiedAt - before)).toBeLessThan(20_000);
    expect(await storage.head(key)).toEqual({ key, size: 70_000, modifiedAt: object!.modifiedAt });
  });

  it('stores an empty object', async () => {
    const key = some();
    await storage.put(key, Buffer.alloc(0), 'image/png');
    expect([(await storage.get(key))!.bytes.length, (await storage.head(key))!.size]).toEqual([0, 0]);
  });

  it('has nothing for an unknown key, and deletes it without an error', async () => {
    const key = some();
    expect([await storage.get(key), await storage.read(key), await storage.head(key)]).toEqual([null, null, null]);
    expect(await storage.read(key, { offset: 3, length: 2 })).toBeNull();
    await storage.delete(key);
  });

  it('replaces and deletes', async () => {
    const key = some();
    await storage.put(key, bytes(10), 'image/png');
    const second = bytes(20);
    await storage.put(key, second, 'image/png');
    expect((await storage.get(key))!.bytes.equals(second)).toBe(true);
    await storage.delete(key);
    expect(await storage.head(key)).toBeNull();
  });

  it('reads a part', async () => {
    const [key, data] = [some(), bytes(1000)];
    await storage.put(key, data, 'video/mp4');
    expect(await buffer((await storage.read(key))!)).toEqual(data);
    expect(await buffer((await storage.read(key, { offset: 10, length: 5 }))!)).toEqual(data.subarray(10, 15));
    expect(await buffer((await storage.read(key, { offset: 0, length: 1 }))!)).toEqual(data.subarray(0, 1));
    expect(await buffer((await storage.read(key, { offset: 999, length: 1 }))!)).toEqual(data.subarray(999));
  });

  it('stores a stream, also one of several parts', async () => {
    for (const size of [5000, 35 * 1024 * 1024]) {
      const [key, data] = [some(), bytes(size)];
      await storage.put(key, { size, open: () => inChunks(data) }, 'video/mp4');
      expect(hash((await storage.get(key))!.bytes)).toBe(hash(data));
    }
  });

  it.each([
    ['too long', 90],
    ['too short', 110],
  ])('stores nothing of a stream that is %s or breaks', async (_, size) => {
    const key = some();
    const broken = () => Readable.from(failing());
    await expect(storage.put(key, { size, open: () => inChunks(bytes(100)) }, 'image/png')).rejects.toThrow('bytes');
    await expect(storage.put(key, { size, open: broken }, 'image/png')).rejects.toThrow();
    expect(await storage.head(key)).toBeNull();
    expect((await storage.list(key)).objects).toEqual([]);
  });

  it('shows a reader the former object or the new one, never a part', async () => {
    const key = some();
    const versions = [bytes(300_000), bytes(400_000)];
    const known = versions.map(hash);
    await storage.put(key, versions[0]!, 'image/png');
    const writing = (async () => {
      for (let n = 0; n < 10; n += 1) await storage.put(key, versions[n % 2]!, 'image/png');
    })();
    for (let n = 0; n < 20; n += 1) expect(known).toContain(hash((await storage.get(key))!.bytes));
    await writing;
  });

  it('lists by prefix, in order, page by page', async () => {
    const folder = some();
    const keys = ['b', 'a', 'c/d', 'c-d'].map((name) => `${folder}/${name}`);
    for (const key of keys) await storage.put(key, bytes(3), 'image/png');
    await storage.put(`${folder}x`, bytes(3), 'image/png');
    const all = await storage.list(`${folder}/`);
    expect([all.objects.map(({ key }) => key), all.next]).toEqual([[...keys].sort(), null]);
    expect(all.objects.every(({ size, modifiedAt }) => size === 3 && modifiedAt > 0)).toBe(true);
    const rest = await storage.list(`${folder}/`, `${folder}/b`);
    expect(rest.objects.map(({ key }) => key)).toEqual([`${folder}/c-d`, `${folder}/c/d`]);
    expect((await storage.list(`${folder}/c`)).objects).toHaveLength(2);
    expect(await storage.list(some('/'))).toEqual({ objects: [], next: null });
  });

  it.each(['../a', '/a', 'A', 'a//b', '.env', ''])('refuses the key %j', async (key) => {
    await expect(storage.put(key, bytes(1), 'image/png')).rejects.toThrow(InvalidKeyError);
    for (const call of ['get', 'read', 'head', 'delete'] as const)
      await expect(storage[call](key)).rejects.toThrow(InvalidKeyError);
  });

  it('lets a form store its key, of its type and size, in its time, and nothing else', async () => {
    const [key, expiresAt] = [some(), new Date(Date.now() + 60_000)];
    const form = await storage.uploadForm(key, { contentType: 'image/png', byteSize: 100, expiresAt });
    if (!form) return;
    const send = (changes: Record<string, string>, size: number) => {
      const body = new FormData();
      for (const { name, value } of form.fields) body.append(name, changes[name] ?? value);
      body.append('file', new Blob([new Uint8Array(bytes(size))]));
      return fetch(form.url, { method: 'POST', body });
    };
    expect((await send({ key: some() }, 50)).status).toBe(403);
    expect((await send({ 'Content-Type': 'text/html' }, 50)).status).toBe(403);
    expect((await send({}, 101)).status).toBe(400);
    expect(await storage.head(key)).toBeNull();
    expect((await send({}, 100)).status).toBe(204);
    expect((await storage.head(key))!.size).toBe(100);
    const late = await storage.uploadForm(some(), {
      contentType: 'image/png',
      byteSize: 100,
      expiresAt: new Date(Date.now() - 1000),
    });
    form.fields = late!.fields;
    expect((await send({}, 50)).status).toBe(403);
  });
}

function inChunks(data: Buffer): Readable {
  const chunks = Array.from({ length: Math.ceil(data.length / 65_536) }, (_, n) =>
    data.subarray(n * 65_536, (n + 1) * 65_536),
  );
  return Readable.from(chunks);
}

async function* failing(): AsyncGenerator<Buffer> {
  yield randomBytes(50);
  await Promise.resolve();
  throw new Error('bytes do not come');
}
