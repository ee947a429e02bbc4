import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { jest } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import { Statements } from '../platform/database/statements.js';
import { operator, type Operator } from '../testing/operators.js';
import { someAddress, signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { startTestApi, type Answer, type TestApi } from '../testing/test-api.js';
import { CreateUpload } from './create-upload.js';
import { OBJECT_STORAGE, StorageUnavailableError, type ObjectStorage } from './object-storage.js';
import { PictureTookTooLongError, PictureWorkers } from './picture-workers.js';
import { quarantineKey } from './storage-keys.js';
import { takeUploads } from './take-uploads.js';
import type { UploadPurpose } from './upload-purposes.js';

interface Ticket {
  id: string;
  url: string;
  method: string;
  fields: { name: string; value: string }[];
}

interface Checked {
  id: string;
  state: string;
  refusal: string | null;
  url: string | null;
  width: number;
  height: number;
  colour: string | null;
  preview: string;
}

const CREATE = `mutation ($dto: CreateUploadInput!) { ticket: createUpload(dto: $dto) { id url method fields { name value } expiresAt } }`;
const COMPLETE = `mutation ($id: ID!) {
  upload: completeUpload(dto: { id: $id }) { id state refusal url width height colour preview }
}`;

let api: TestApi;
let anna: Shopper;
let boris: Shopper;
let manager: Operator;
let database: pg.Client;
let storage: ObjectStorage;

beforeAll(async () => {
  api = await startTestApi([], { UPLOADS_PER_HOUR: '40', UPLOAD_MEGABYTES_PER_DAY: '60' });
  [anna, boris] = [await signIn(api, somePhone()), await signIn(api, somePhone())];
  manager = await operator(api, 'MANAGER');
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  storage = api.app.get<ObjectStorage>(OBJECT_STORAGE);
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const photo = (width = 600, height = 400) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'gray', noise } });
};
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 16, b: 32 } } });

const dtoOf = (bytes: { length: number }, changes: object = {}) => ({
  purpose: 'REVIEW_PHOTO',
  fileName: 'фото.jpg',
  contentType: 'image/jpeg',
  byteSize: bytes.length,
  ...changes,
});

async function ticket(by: Shopper, bytes: Buffer, changes: object = {}): Promise<Ticket> {
  const answer = await by.ask(CREATE, { dto: dtoOf(bytes, changes) });
  if (!answer.data?.ticket) throw new Error(JSON.stringify(answer.errors));
  return answer.data.ticket as Ticket;
}

function put({ url }: { url: string }, by: Shopper | null, bytes: Buffer, type = 'image/jpeg'): Promise<Response> {
  const headers = {
    'content-type': type,
    'x-meet-client-address': someAddress(),
    'x-meet-edge-secret': process.env.EDGE_SECRET!,
    ...(by && { authorization: `Bearer ${by.accessToken}` }),
  };
  return fetch(api.origin + url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
}

/** Uploads as Anna, with the whole of it. */
async function upload(bytes: Buffer, type = 'image/jpeg'): Promise<Checked> {
  const given = await ticket(await freshShopper(), bytes, { contentType: type });
  const answer = await put(given, lastShopper, bytes, type);
  return (await answer.json()) as Checked;
}

/** Hourly limits are for each account, so most uploads are of accounts of their own. */
let lastShopper: Shopper;
async function freshShopper(): Promise<Shopper> {
  return (lastShopper = await signIn(api, somePhone()));
}

const stored = async (key: string) => (await storage.get(key))!.bytes;
const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(join(api.storageFolder, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code;
const take = (by: { id: string } | null, ids: string[], purpose: UploadPurpose = 'REVIEW_PHOTO') =>
  api.app
    .get(Statements)
    .transaction((queries) => takeUploads(queries, { userId: by?.id ?? null, deviceHash: null }, purpose, ids));

describe('an upload', () => {
  it('an upload is checked, re-encoded, stored by its content hash and described', async () => {
    const original = await red(640, 480).jpeg().toBuffer();
    const checked = await upload(original);
    expect(checked).toMatchObject({ state: 'CHECKED', refusal: null, width: 640, height: 480 });
    expect(checked.url).toMatch(/^originals\/([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}$/);
    expect(checked.colour).toMatch(/^#c[789][01][0-9a-f]2[0-9a-f]$/);
    const tiny = Buffer.from(checked.preview.replace('data:image/webp;base64,', ''), 'base64');
    expect(await sharp(tiny).metadata()).toMatchObject({ format: 'webp', width: 16, height: 12 });
    expect(checked.preview.length).toBeLessThan(600);
    expect((await sharp(await stored(checked.url!)).metadata()).format).toBe('jpeg');
    // Nothing is left in quarantine, and the same content is stored once.
    expect(await filesIn('quarantine')).toEqual([]);
    expect((await upload(original)).url).toBe(checked.url);
    const served = await fetch(`${api.origin}/_ipx/f_webp,w_320/${checked.url}`, {
      headers: { 'x-meet-client-address': someAddress(), 'x-meet-edge-secret': process.env.EDGE_SECRET! },
    });
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('an upload keeps transparency as PNG and the first frame of an animation', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const checked = await upload(png, 'image/png');
    expect(await sharp(await stored(checked.url!)).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
    expect(checked).toMatchObject({ colour: null, preview: expect.stringMatching(/^data:image\/webp/) });
    const frames = await sharp([await red(20, 20).png().toBuffer(), await photo(20, 20).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    const still = await upload(frames, 'image/gif');
    expect(still).toMatchObject({ state: 'CHECKED', width: 20, height: 20 });
  });

  it('completing an upload again returns the same result through either mutation', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const given = await ticket(anna, bytes);
    const early = await anna.ask(COMPLETE, { id: given.id });
    expect(codeOf(early)).toBe('UPLOAD_NOT_RECEIVED');
    const first = (await (await put(given, anna, bytes)).json()) as Checked;
    expect((await anna.ask(COMPLETE, { id: given.id })).data!.upload).toMatchObject({ id: first.id, url: first.url });
    // A used ticket takes no other bytes.
    expect((await put(given, anna, await red(9, 9).jpeg().toBuffer())).status).toBe(410);
  });

  it('an upload is checked once under concurrent calls', async () => {
    const bytes = await photo(300, 200).jpeg().toBuffer();
    const given = await ticket(anna, bytes);
    await storage.put(quarantineKey(given.id), bytes, 'image/jpeg');
    const answers = await Promise.all(Array.from({ length: 10 }, () => anna.ask(COMPLETE, { id: given.id })));
    const states = answers.map(({ data }) => (data!.upload as Checked).state);
    expect(states.filter((state) => state === 'CHECKED').length).toBeGreaterThanOrEqual(1);
    expect(new Set([...states, 'PENDING'])).toEqual(new Set(['CHECKED', 'PENDING']));
  });
});

describe('a hostile upload', () => {
  it('re-encoding an upload removes location data, comments and embedded thumbnails', async () => {
    const marked = await photo()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'геометка' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(marked).metadata()).exif).toBeDefined();
    const checked = await upload(marked);
    const { exif, icc, iptc, xmp, orientation } = await sharp(await stored(checked.url!)).metadata();
    expect([exif, icc, iptc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    // It stands upright: orientation 6 is a quarter turn.
    expect([checked.width, checked.height]).toEqual([400, 600]);
  });

  it('a file that is both a picture and something else is stored only as a picture', async () => {
    const script = Buffer.from('<script>alert(document.cookie)</script>PK\x03\x04 payload of an archive');
    const jpeg = await photo().jpeg().toBuffer();
    const withComment = Buffer.concat([jpeg.subarray(0, 2), comment(script), jpeg.subarray(2), script]);
    const checked = await upload(withComment);
    expect(checked.state).toBe('CHECKED');
    expect((await stored(checked.url!)).includes('alert(')).toBe(false);
    expect((await stored(checked.url!)).includes('payload')).toBe(false);
  });

  it.each<[name: string, bytes: () => Promise<Buffer> | Buffer, type: string, refusal: string]>([
    ['SVG with a script', () => svg('<script>alert(1)</script>'), 'image/png', 'NOT_A_PICTURE'],
    ['SVG that loads a file', () => svg('<image href="file:///etc/passwd"/>'), 'image/jpeg', 'NOT_A_PICTURE'],
    ['a page', () => Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg', 'NOT_A_PICTURE'],
    [
      'a page with the head of a GIF',
      () => Buffer.from('GIF89a<script>alert(1)</script>'),
      'image/gif',
      'NOT_A_PICTURE',
    ],
    [
      'a truncated JPEG',
      async () => (await photo().jpeg().toBuffer()).subarray(0, 9000),
      'image/jpeg',
      'NOT_A_PICTURE',
    ],
    ['a truncated PNG', async () => (await photo().png().toBuffer()).subarray(0, 9000), 'image/png', 'NOT_A_PICTURE'],
    ['noise', () => randomBytes(5000), 'image/webp', 'NOT_A_PICTURE'],
    ['TIFF', () => photo().tiff().toBuffer(), 'image/jpeg', 'NOT_A_PICTURE'],
    ['100 megapixels', () => hugePng(), 'image/png', 'TOO_MANY_PIXELS'],
  ])('a harmful upload is refused and deleted: %s', async (_, make, type, refusal) => {
    const before = (await filesIn('originals')).length;
    const bytes = await make();
    expect(await upload(bytes, type)).toMatchObject({ state: 'REFUSED', refusal, url: null });
    expect([await filesIn('quarantine'), (await filesIn('originals')).length]).toEqual([[], before]);
  });

  it('an upload’s type is determined by its content, not by its name or declared type', async () => {
    const checked = await upload(await photo().png().toBuffer(), 'image/jpeg');
    expect(checked.state).toBe('CHECKED');
    expect((await sharp(await stored(checked.url!)).metadata()).format).toBe('jpeg');
  });

  it('an upload is never served before it is checked', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const given = await ticket(anna, bytes);
    await storage.put(quarantineKey(given.id), bytes, 'image/jpeg');
    for (const modifiers of ['_', 'w_320']) {
      const { status } = await fetch(`${api.origin}/_ipx/${modifiers}/${quarantineKey(given.id)}`);
      expect(status).toBe(404);
    }
  });
});

describe('a ticket', () => {
  it('an upload ticket can be used only by the shopper who requested it', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const given = await ticket(anna, bytes);
    expect([(await put(given, boris, bytes)).status, (await put(given, null, bytes)).status]).toEqual([404, 404]);
    expect(codeOf(await boris.ask(COMPLETE, { id: given.id }))).toBe('UPLOAD_NOT_FOUND');
    expect((await put(given, anna, bytes)).status).toBe(200);
    expect(codeOf(await boris.ask(COMPLETE, { id: given.id }))).toBe('UPLOAD_NOT_FOUND');
    await expect(take(boris, [given.id])).rejects.toMatchObject({
      extensions: { code: 'UPLOAD_NOT_USABLE', ids: [given.id] },
    });
    await expect(take(null, [given.id])).rejects.toMatchObject({ extensions: { code: 'UPLOAD_NOT_USABLE' } });
  });

  it('an upload ticket accepts only the declared type and at most the declared size', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const given = await ticket(anna, bytes, { byteSize: bytes.length - 1 });
    expect((await put(given, anna, bytes)).status).toBe(413);
    expect((await put(given, anna, bytes.subarray(1), 'image/png')).status).toBe(400);
    expect((await put(given, anna, Buffer.alloc(0))).status).toBe(413);
    expect(await storage.head(quarantineKey(given.id))).toBeNull();
    // A form of S3 may have let more through: the check looks again.
    await storage.put(quarantineKey(given.id), bytes, 'image/jpeg');
    const answer = await anna.ask(COMPLETE, { id: given.id });
    expect(answer.data!.upload).toMatchObject({ state: 'REFUSED', refusal: 'WRONG_SIZE' });
  });

  it('an upload ticket is refused after it expires', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const given = await ticket(anna, bytes);
    await database.query(`UPDATE "upload" SET "expiresAt" = now() - interval '1 second' WHERE "id" = $1`, [given.id]);
    expect((await put(given, anna, bytes)).status).toBe(410);
    expect(codeOf(await anna.ask(COMPLETE, { id: given.id }))).toBe('UPLOAD_EXPIRED');
  });

  it.each([
    ['BAD_USER_INPUT', { contentType: 'image/svg+xml' }],
    ['BAD_USER_INPUT', { contentType: 'video/mp4' }],
    ['BAD_USER_INPUT', { byteSize: 10_000_001 }],
    ['BAD_USER_INPUT', { byteSize: 0 }],
    ['BAD_USER_INPUT', { purpose: 'PRODUCT' }],
    ['BAD_USER_INPUT', { fileName: '' }],
    ['BAD_USER_INPUT', { fileName: '   ' }],
    ['BAD_USER_INPUT', { fileName: 'a\r\nb.jpg' }],
    ['BAD_USER_INPUT', { fileName: 'gpj\u202e.exe' }],
  ])('an upload ticket is refused with %s for %j', async (code, changes) => {
    expect(codeOf(await anna.ask(CREATE, { dto: dtoOf({ length: 10 }, changes) }))).toBe(code);
  });

  it('a guest’s upload ticket is limited to purposes allowed for guests', async () => {
    const guest = (changes: object) =>
      api.ask(CREATE, { dto: dtoOf({ length: 10 }, changes) }, { from: someAddress() });
    expect(codeOf(await guest({}))).toBe('UNAUTHORIZED');
    expect(codeOf(await guest({ purpose: 'AVATAR' }))).toBe('UNAUTHORIZED');
    expect((await guest({ purpose: 'PRICE_MATCH_PHOTO' })).data!.ticket).toMatchObject({ method: 'PUT' });
  });

  it('only forty of ten thousand simultaneous requests for upload tickets are granted', async () => {
    const [address, dto] = [someAddress(), dtoOf({ length: 10 }, { purpose: 'PRICE_MATCH_PHOTO' })];
    const client = { address, network: `${address}/24`, userAgent: null, device: null };
    const tickets = api.app.get(CreateUpload);
    const rows = async () =>
      (await database.query<{ count: number }>('SELECT count(*)::int AS "count" FROM "upload"')).rows[0]!.count;
    const before = await rows();
    let refused = 0;
    for (let n = 0; n < 100; n += 1) {
      const asked = Array.from({ length: 100 }, () =>
        tickets.forShopper(null, client, { ...dto, purpose: 'PRICE_MATCH_PHOTO' }),
      );
      refused += (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected').length;
    }
    expect([refused, (await rows()) - before]).toEqual([9960, 40]);
    expect(codeOf(await api.ask(CREATE, { dto }, { from: address }))).toBe('TOO_MANY_REQUESTS');
  }, 180_000);

  it('upload tickets of a client are refused beyond a maximum of bytes per day', async () => {
    const from = someAddress();
    const dto = dtoOf({ length: 10_000_000 }, { purpose: 'PRICE_MATCH_PHOTO' });
    for (let n = 0; n < 6; n += 1) expect((await api.ask(CREATE, { dto }, { from })).errors).toBeUndefined();
    expect(codeOf(await api.ask(CREATE, { dto }, { from }))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('an avatar', () => {
  it('an avatar is the shopper’s own upload; it is shown, exported and deleted with the account', async () => {
    const by = await freshShopper();
    const bytes = await red(60, 60).jpeg().toBuffer();
    const edit = (id: string | null) =>
      by.ask('mutation ($id: ID) { user: editUser(dto: { avatarUploadId: $id }) { avatarUrl } }', { id });
    const photoOfReview = await ticket(by, bytes);
    await put(photoOfReview, by, bytes);
    expect(codeOf(await edit(photoOfReview.id))).toBe('UPLOAD_NOT_USABLE');
    const given = await ticket(by, bytes, { purpose: 'AVATAR' });
    const { url } = (await (await put(given, by, bytes)).json()) as Checked;
    expect((await edit(given.id)).data!.user).toEqual({ avatarUrl: url });
    expect(codeOf(await edit(given.id))).toBe('UPLOAD_NOT_USABLE');
    const exported = (await by.ask('{ exportAccount }')).data!.exportAccount as string;
    expect((JSON.parse(exported) as { uploads: object[] }).uploads).toHaveLength(2);
    expect((await edit(null)).data!.user).toEqual({ avatarUrl: null });
  });
});

describe('takeUploads', () => {
  it('takeUploads takes each upload once, in order, all or none', async () => {
    const by = await freshShopper();
    const ids: string[] = [];
    for (const side of [30, 31]) {
      const bytes = await red(side, side).jpeg().toBuffer();
      const given = await ticket(by, bytes);
      await put(given, by, bytes);
      ids.push(given.id);
    }
    const missing = '00000000-0000-4000-8000-000000000000';
    await expect(take(by, [ids[0]!, missing])).rejects.toMatchObject({ extensions: { ids: [missing] } });
    await expect(take(by, ids, 'AVATAR')).rejects.toMatchObject({ extensions: { code: 'UPLOAD_NOT_USABLE', ids } });
    const backwards = [ids[1]!, ids[0]!];
    expect((await take(by, backwards)).map(({ uploadId, width }) => [uploadId, width])).toEqual([
      [ids[1], 31],
      [ids[0], 30],
    ]);
    await expect(take(by, ids)).rejects.toMatchObject({ extensions: { ids } });
    expect(await take(by, [])).toEqual([]);
    await expect(
      take(
        by,
        Array.from({ length: 9 }, (_, n) => missing.replace(/.$/, String(n))),
      ),
    ).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('only one of fifty simultaneous calls takes the same upload', async () => {
    const by = await freshShopper();
    const bytes = await red(32, 32).jpeg().toBuffer();
    const given = await ticket(by, bytes);
    await put(given, by, bytes);
    const taken = await Promise.allSettled(Array.from({ length: 50 }, () => take(by, [given.id])));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('operators', () => {
  const create = CREATE.replace('createUpload', 'createOperatorUpload');

  it('pictures for products and articles can be uploaded only by operators', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const answer = await manager.admin(create, { dto: dtoOf(bytes, { purpose: 'COLLECTION' }) });
    const checked = (await (await put(answer.data!.ticket as Ticket, manager, bytes)).json()) as Checked;
    expect(checked.state).toBe('CHECKED');
    const shopper = await operator(api, 'USER');
    expect(codeOf(await shopper.admin(create, { dto: dtoOf(bytes, { purpose: 'COLLECTION' }) }))).toBe('FORBIDDEN');
  });

  it('operators set product pictures only by the key of a stored one or by a public https URL', async () => {
    const save = (pictures: object) =>
      manager.admin('mutation ($dto: SaveCollectionInput!) { id: saveCollection(dto: $dto) }', {
        dto: { slug: 'autumn', title: 'Осень', ...pictures },
      });
    const { url } = await upload(await red(50, 50).jpeg().toBuffer());
    for (const posterUrl of [
      'originals/00/00/none',
      'quarantine/x',
      'http://shop.example/a.png',
      'https://127.0.0.1/a.png',
      'https://[::1]/a.png',
    ])
      for (const pictures of [{ posterUrl }, { posterUrl: url, darkPosterUrl: posterUrl }])
        expect(codeOf(await save(pictures))).toBe('PICTURE_NOT_USABLE');
    const kept = async () => (await database.query('SELECT "posterUrl", "darkPosterUrl" FROM "collection"')).rows;
    const { data } = await save({ posterUrl: url, darkPosterUrl: url });
    expect(await kept()).toEqual([{ posterUrl: url, darkPosterUrl: url }]);
    await save({ id: data!.id });
    expect(await kept()).toEqual([{ posterUrl: url, darkPosterUrl: url }]);
    await save({ id: data!.id, darkPosterUrl: null });
    expect(await kept()).toEqual([{ posterUrl: url, darkPosterUrl: null }]);
  });

  it('operators can upload a complete video', async () => {
    const box = (name: string, body: Buffer) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(8 + body.length);
      head.write(name, 4, 'latin1');
      return Buffer.concat([head, body]);
    };
    const video = Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\0\0isom')),
      box('moov', randomBytes(200)),
      box('mdat', randomBytes(100_000)),
    ]);
    const send = async (bytes: Buffer) => {
      const dto = dtoOf(bytes, { purpose: 'VIDEO', contentType: 'video/mp4' });
      const given = (await manager.admin(create, { dto })).data!.ticket as Ticket;
      return (await (await put(given, manager, bytes, 'video/mp4')).json()) as Checked;
    };
    const checked = await send(video);
    expect([checked.state, checked.url]).toEqual(['CHECKED', expect.stringMatching(/^videos\/.*\.mp4$/)]);
    expect((await stored(checked.url!)).equals(video)).toBe(true);
    for (const bad of [video.subarray(0, -1), Buffer.concat([video, Buffer.from('<script>')]), randomBytes(500)])
      expect(await send(bad)).toMatchObject({ state: 'REFUSED', refusal: 'NOT_A_VIDEO' });
    const part = await fetch(`${api.origin}/_ipx/_/${checked.url}`, { headers: { range: 'bytes=8-15' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8-15/${video.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(8, 16))).toBe(true);
  });
});

function comment(bytes: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

function svg(inside: string): Buffer {
  return Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`,
  );
}

/** 10 000 × 10 000 white pixels of one bit: 100 megapixels in a few kilobytes. */
function hugePng(): Buffer {
  const side = 10_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(side * (1 + side / 8), 0xff));
  const chunk = (name: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

describe('an upload that the server cannot take now', () => {
  const bytesOf = () => red(40, 30).jpeg().toBuffer();
  const outcome = async (answer: Response) => [
    answer.status,
    answer.headers.get('retry-after'),
    ((await answer.json()) as { code: string }).code,
  ];

  it('an upload during a full disk returns 503 and succeeds once there is space again', async () => {
    const bytes = await bytesOf();
    const given = await ticket(await freshShopper(), bytes);
    const full = jest
      .spyOn(storage, 'put')
      .mockRejectedValueOnce(new StorageUnavailableError(Object.assign(new Error('no space'), { code: 'ENOSPC' })));
    expect(await outcome(await put(given, lastShopper, bytes))).toEqual([503, '5', 'SERVICE_UNAVAILABLE']);
    full.mockRestore();
    expect(await (await put(given, lastShopper, bytes)).json()).toMatchObject({ state: 'CHECKED' });
  });

  it('an upload that a busy server could not check is checked when it is sent again', async () => {
    const bytes = await bytesOf();
    const given = await ticket(await freshShopper(), bytes);
    const busy = jest
      .spyOn(api.app.get(PictureWorkers), 'clean')
      .mockRejectedValueOnce(new PictureTookTooLongError('timeout: 15s'));
    expect(await outcome(await put(given, lastShopper, bytes))).toEqual([503, '5', 'OVERLOADED']);
    busy.mockRestore();
    expect(await (await put(given, lastShopper, bytes)).json()).toMatchObject({ state: 'CHECKED', refusal: null });
  });
});
