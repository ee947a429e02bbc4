import pg from 'pg';
import sharp from 'sharp';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let product: { id: string; brandId: string };

beforeAll(async () => {
  const brands = ['Таволга'];
  api = await startTestApi([feedProduct('boots', { brands, items: [{ size: '42', price: 10_000 }] })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  manager = await operator(api, 'MANAGER');
  [product] = (await rows<{ id: string; brandId: string }>(
    `SELECT p."id", b."brandId" FROM "product" p JOIN "product_brand" b ON b."productId" = p."id"`,
  )) as [{ id: string; brandId: string }];
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.query<Row>(sql, values)).rows;

/** Uploads a file by a ticket, and returns its `url`. */
async function uploaded(purpose: string, contentType: string, bytes: Buffer): Promise<string> {
  const dto = { purpose, fileName: 'file', contentType, byteSize: bytes.length };
  const { data, errors } = await manager.admin(
    'mutation ($dto: CreateUploadInput!) { ticket: createOperatorUpload(dto: $dto) { url } }',
    { dto },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  const answer = await fetch(api.origin + (data.ticket as { url: string }).url, {
    method: 'PUT',
    headers: { 'content-type': contentType, authorization: `Bearer ${manager.accessToken}` },
    body: new Uint8Array(bytes),
  });
  return ((await answer.json()) as { url: string }).url;
}
const picture = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 60, b: 90 } } })
    .jpeg()
    .toBuffer();
const box = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};
/** A whole MP4 by its boxes; these bytes differ from those of another number. */
const video = (n: number) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', Buffer.alloc(40, n)),
    box('mdat', Buffer.alloc(900, n)),
  ]);

const set = (dto: object) =>
  manager.admin('mutation ($dto: SetProductMediaInput!) { setProductMedia(dto: $dto) { id } }', {
    dto: { id: product.id, ...dto },
  });
interface Shown {
  images: { url: string; alt: string; position: number; colour: string | null }[];
  videos: { url: string; position: number }[];
}
const shown = async () =>
  (await api.ask('{ product(dto: { slug: "boots" }) { images { url alt position colour } videos { url position } } }'))
    .data!.product as Shown;
const referred = (key: string) => rows(`SELECT FROM "storage_reference" WHERE "key" = $1`, [key]);

it('a product shows its attached videos in the operator’s order, complete and in byte ranges', async () => {
  const [first, second] = [
    await uploaded('VIDEO', 'video/mp4', video(1)),
    await uploaded('VIDEO', 'video/mp4', video(2)),
  ];
  expect((await set({ videos: [second, first] })).errors).toBeUndefined();
  const { videos, images } = await shown();
  expect(videos).toEqual([
    { url: second, position: 0 },
    { url: first, position: 1 },
  ]);
  expect(images).toHaveLength(1);
  const whole = await fetch(`${api.origin}/_ipx/_/${second}`);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(Buffer.from(await whole.arrayBuffer()).equals(video(2))).toBe(true);
  const part = await fetch(`${api.origin}/_ipx/_/${second}`, { headers: { range: 'bytes=0-7' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-7/${video(2).length}`]);
  await rows(`DELETE FROM "upload"`);
  expect(await referred(second)).toHaveLength(1);
  expect((await set({ videos: [first] })).errors).toBeUndefined();
  expect(await referred(second)).toEqual([]);
  expect((await shown()).videos).toEqual([{ url: first, position: 0 }]);
});

it('a product and its card show the pictures set by an operator, with an audit log entry', async () => {
  const [cover, side] = [
    await uploaded('PRODUCT', 'image/jpeg', await picture(10)),
    await uploaded('PRODUCT', 'image/jpeg', await picture(200)),
  ];
  const images = [{ url: cover, alt: 'спереди' }, { url: side }];
  const before = await rows<{ id: string }>(`SELECT max("id") AS "id" FROM "search_outbox"`);
  expect((await set({ images })).errors).toBeUndefined();
  expect((await shown()).images).toMatchObject([
    { url: cover, alt: 'спереди', position: 0, colour: expect.stringMatching(/^#/) },
    { url: side, alt: '', position: 1 },
  ]);
  expect(
    await rows(`SELECT FROM "search_outbox" WHERE "id" > $1 AND "productId" = $2`, [before[0]!.id ?? 0, product.id]),
  ).not.toEqual([]);
  const [entry] = await rows<{ after: object }>(
    `SELECT "before", "after" FROM "operator_action" WHERE "action" = 'setProductMedia' ORDER BY "id" DESC LIMIT 1`,
  );
  expect(entry).toMatchObject({ before: { images: ['test/boots.svg'] }, after: { images: [cover, side] } });
});

it('a brand shows the logo that an operator set until the logo is removed', async () => {
  const logo = await uploaded('BRAND', 'image/jpeg', await picture(90));
  const give = (logoUrl: string | null, id = product.brandId) =>
    manager.admin('mutation ($dto: SetBrandLogoInput!) { setBrandLogo(dto: $dto) }', { dto: { id, logoUrl } });
  const logoOf = async () =>
    (await api.ask('{ product(dto: { slug: "boots" }) { brands { logoUrl } } }')).data!.product;
  expect((await give(logo)).data).toEqual({ setBrandLogo: true });
  expect(await logoOf()).toEqual({ brands: [{ logoUrl: logo }] });
  expect((await give(null)).data).toEqual({ setBrandLogo: true });
  expect(await logoOf()).toEqual({ brands: [{ logoUrl: null }] });
  expect(codeOf(await give(logo, manager.id))).toBe('NOT_FOUND');
  expect(codeOf(await give('originals/00/00/none'))).toBe('PICTURE_NOT_USABLE');
});

it('setting media is refused completely when any file is missing or of the wrong kind', async () => {
  const film = await uploaded('VIDEO', 'video/mp4', video(3));
  const still = await uploaded('PRODUCT', 'image/jpeg', await picture(33));
  const before = await shown();
  expect(codeOf(await set({ videos: [still] }))).toBe('VIDEO_NOT_USABLE');
  expect(codeOf(await set({ videos: [film, 'videos/00/00/none.mp4'] }))).toBe('VIDEO_NOT_USABLE');
  expect(codeOf(await set({ images: [{ url: still }], videos: ['quarantine/x'] }))).toBe('VIDEO_NOT_USABLE');
  expect(codeOf(await set({ images: [{ url: film }] }))).toBe('PICTURE_NOT_USABLE');
  expect(codeOf(await set({ images: [{ url: still }, { url: still }] }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await set({ videos: [film, film] }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await set({ id: manager.id, images: [{ url: still }] }))).toBe('NOT_FOUND');
  expect(await shown()).toEqual(before);
  expect(
    codeOf(
      await manager.ask(
        'mutation { createUpload(dto: { purpose: VIDEO, fileName: "a.mp4", contentType: "video/mp4", byteSize: 9 }) { id } }',
      ),
    ),
  ).toBe('BAD_USER_INPUT');
});
