import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { until } from '../testing/until.js';
import { signPicture } from './picture-address.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1000 }] })], {
    PICTURE_POINTS_PER_MINUTE: '20000',
  });
  await mkdir(join(api.storageFolder, 'test'), { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = sharp({ create: { width: 1200, height: 1200, channels: 3, background: 'gray', noise } });
  await store('photo.jpg', await photo.jpeg().toBuffer());
  await store(
    'dot.png',
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  );
  await store('page.jpg', Buffer.from('\xff\xd8\xff<html><script>alert(1)</script></html>', 'latin1'));
  await store('half.jpg', (await photo.jpeg().toBuffer()).subarray(0, 500));
  await store(
    'drawing.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
  );
});
afterAll(() => api?.close());

const store = (name: string, bytes: Buffer) => writeFile(join(api.storageFolder, 'test', name), bytes);
let clients = 0;
const someClient = () => ({
  'x-meet-client-address': `198.19.${(clients += 1)}.1`,
  'x-meet-edge-secret': process.env.EDGE_SECRET!,
});
const get = (path: string, headers: Record<string, string> = someClient()) => fetch(api.origin + path, { headers });

describe('a picture', () => {
  it.each(['webp', 'avif', 'jpeg', 'png'])('the image proxy renders a picture in the format %s', async (format) => {
    const answer = await get(`/_ipx/f_${format},s_320x400,fit_cover/test/photo.jpg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([320, 400]);
  });

  it('the modifier `_` returns the original picture with a restrictive content policy', async () => {
    const answer = await get('/_ipx/_/test/drawing.svg');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('an image of an unlisted size requires a signature', async () => {
    const refused = await get('/_ipx/w_500/test/photo.jpg');
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/signed/)]);
    const signed = await get(signPicture('w_500,f_jpeg', 'test/photo.jpg', process.env.SECRET_KEY!));
    expect((await sharp(Buffer.from(await signed.arrayBuffer())).metadata()).width).toBe(500);
  });

  it.each(['page.jpg', 'half.jpg', 'none.jpg'])(
    'the image proxy returns 404 for a missing picture: %s',
    async (name) => {
      for (const modifiers of ['w_320', '_']) {
        const { status } = await get(`/_ipx/${modifiers}/test/${name}`);
        // The original is served after a look at its header only, and the truncated file has a readable one.
        expect([404, name === 'half.jpg' && modifiers === '_' ? 200 : 404]).toContain(status);
      }
    },
  );
});

describe('a client who has many pictures made', () => {
  it('a client that requests many new pictures must wait but gets existing ones; other clients are not delayed', async () => {
    const flooder = someClient();
    // The budget is charged for the large requested size, but the original is a single dot, so the picture is generated
    // quickly.
    const dear = (width: number) => signPicture(`w_${width},f_avif`, 'test/dot.png', process.env.SECRET_KEY!);
    expect((await get(dear(3000), flooder)).status).toBe(200);
    const refused = await get(dear(3001), flooder);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await get(dear(3000), flooder)).status).toBe(200);
    expect((await get(dear(3001))).status).toBe(200);
    expect((await get('/_ipx/w_768/test/photo.jpg')).status).toBe(200);
  });

  it('a client that disconnects leaves the rendering queue', async () => {
    const gone = new AbortController();
    const left = Array.from({ length: 30 }, (_, n) =>
      fetch(api.origin + signPicture(`w_${600 + n},f_avif`, 'test/photo.jpg', process.env.SECRET_KEY!), {
        headers: someClient(),
        signal: gone.signal,
      }),
    );
    await new Promise((done) => setTimeout(done, 100));
    gone.abort();
    await Promise.allSettled(left);
    const before = await made();
    // Processes that generate pictures have a low priority, so on a busy machine the first responses may be 503.
    await until(async () => (await get('/_ipx/w_1024/test/photo.jpg')).status === 200);
    // At most the pictures in progress when the client disconnected, and the one requested now, were generated.
    expect((await made()) - before).toBeLessThanOrEqual(4);
  });

  async function made(): Promise<number> {
    const entries = await readdir(process.env.IMAGE_CACHE_FOLDER!, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  }
});
