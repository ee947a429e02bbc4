import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { catalogRows } from '../testing/feeds/catalog-state.js';
import { CATALOGUE, OFFERS, SPLIT } from '../testing/feeds/commerceml-files.js';
import { makeZip } from '../testing/feeds/make-workbook.js';
import { OneC } from '../testing/one-c.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';

const CREDENTIALS = { login: 'обмен', password: 'kolokol-7-zvenit-ranit' };

let api: TestApi;
let prisma: PrismaClient;
let oneC: OneC;
beforeAll(async () => {
  api = await startTestApi([], {
    EXCHANGE_LOGIN: CREDENTIALS.login,
    EXCHANGE_PASSWORD: CREDENTIALS.password,
    EXCHANGE_PART_BYTES: '10000',
    EXCHANGE_BYTES: '200000',
    SOURCE_POLL_SECONDS: '0.2',
  });
  prisma = createPrisma(api.databaseUrl, 2);
});
afterAll(async () => {
  await prisma.$disconnect();
  await api.close();
});
beforeEach(async () => {
  oneC = new OneC(api.origin, CREDENTIALS);
  await oneC.begin('catalog');
});

const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const withPicture = (catalogue: string): string =>
  catalogue.replace('<Описание>Тёплые', '<Картинка>import_files/bo/boots.jpg</Картинка><Описание>Тёплые');
const pictures = () => prisma.productImage.findMany({ orderBy: { sourceUrl: 'asc' } });
const prices = async () =>
  Object.fromEntries(
    (await prisma.productItem.findMany({ include: { priceDetails: true } })).map(
      ({ externalId, stock, priceDetails }) => [externalId, [Number(priceDetails?.price), stock]],
    ),
  );

describe('the exchange of 1С', () => {
  it('the exchange fills the shop from a zip in parts, and a repeated exchange changes no row', async () => {
    const zip = makeZip({
      'import.xml': withPicture(CATALOGUE),
      'offers.xml': OFFERS,
      'import_files/bo/boots.jpg': await picture('#a03020'),
      'notes.txt': 'not a picture',
      // Makes the zip larger than a part.
      'import_files/noise.bin': randomBytes(12_000),
    });
    expect(await oneC.send('catalog', 'v8_1.zip', zip)).toBe('success\n');
    expect(await oneC.import('import.xml')).toMatch(/^success\ncreated 3, updated 0/);
    expect(await oneC.import('offers.xml')).toMatch(/^success\ncreated 3, updated 0/);
    expect(await prices()).toEqual({
      'boots#a': [699_000, 3],
      'boots#b': [699_050, 2],
      'boots#c': [749_000, 5],
      cap: [99_000, 0],
    });
    expect(await pictures()).toMatchObject([{ state: 'STORED' }, { state: 'STORED' }]);
    const run = await prisma.feedRun.findFirstOrThrow({ include: { source: true } });
    expect(run).toMatchObject({ state: 'APPLIED', source: { name: '1c', format: 'commerceml', defaultStock: 0 } });

    const before = await catalogRows(prisma);
    await oneC.begin('catalog');
    await oneC.send('catalog', 'v8_2.zip', zip);
    expect(await oneC.import('import.xml')).toMatch(/^success\ncreated 0, updated 0/);
    expect(await oneC.import('offers.xml')).toMatch(/^success\ncreated 0, updated 0/);
    // The next one sends no pictures, because they have not changed.
    await oneC.begin('catalog');
    await oneC.send('catalog', 'import.xml', Buffer.from(withPicture(CATALOGUE)));
    expect(await oneC.import('import.xml')).toMatch(/^success\ncreated 0, updated 0/);
    expect(await catalogRows(prisma)).toEqual(before);
  });

  it('the exchange accepts separate files without a zip, with an import after each', async () => {
    await oneC.send('catalog', 'import0_1.xml', Buffer.from(withPicture(CATALOGUE)));
    await oneC.send('catalog', 'import_files/bo/boots.jpg', await picture('#a03020'));
    expect(await oneC.import('import0_1.xml')).toMatch(/^success\ncreated 0, updated 0/);
    for (const [name, content] of Object.entries(SPLIT)) {
      await oneC.send('catalog', name, Buffer.from(content.replaceAll('6990.5', '6890')));
      expect(await oneC.import(name)).toMatch(/^success/);
    }
    expect((await prices())['boots#b']).toEqual([689_000, 2]);
    expect(await oneC.call('catalog', 'complete')).toBe('success\n');
  });

  it('the exchange reports the reason for ambiguous prices, a broken file and an incomplete zip', async () => {
    const several = OFFERS.replaceAll('Розничная', 'Сайт').replaceAll('type-', 'other-');
    await oneC.send('catalog', 'offers.xml', Buffer.from(several));
    expect(await oneC.import('offers.xml')).toMatch(
      /^failure\nCOMMERCEML_PRICE_TYPE_UNCLEAR: .*«Сайт».*EXCHANGE_PRICE_TYPE/,
    );
    await oneC.send('catalog', 'import.xml', Buffer.from(CATALOGUE.slice(0, 900)));
    expect(await oneC.import('import.xml')).toMatch(/^failure\nFEED_MALFORMED: /);
    const zip = makeZip({ 'import.xml': CATALOGUE });
    await oneC.begin('catalog');
    await oneC.send('catalog', 'v8.zip', zip.subarray(0, zip.length - 30));
    expect(await oneC.import('import.xml')).toMatch(/^failure\nFEED_MALFORMED: .*the zip is damaged/);
  });

  it('the exchange refuses a zip that unpacks to more bytes than it declares', async () => {
    const zip = makeZip({ 'import.xml': CATALOGUE + ' '.repeat(100_000) }, { 'import.xml': 900 });
    await oneC.send('catalog', 'v8.zip', zip);
    expect(await oneC.import('import.xml')).toMatch(/^failure\nFEED_MALFORMED: .*the zip is damaged/);
  });

  it('the exchange refuses files that are too large, misnamed or unknown, and stores none of them', async () => {
    const large = await oneC.call(
      'catalog',
      'file',
      { method: 'POST', body: 'x'.repeat(10_001) },
      { filename: 'a.xml' },
    );
    expect(large).toMatch(/^failure\nEXCHANGE_PART_TOO_LARGE/);
    for (const name of ['../../etc/passwd', '/etc/passwd', 'a/../b.xml', '..', 'a\\..\\b', '', 'a\u0000.xml'])
      expect(await oneC.send('catalog', name, Buffer.from('<a/>'))).toMatch(/^failure\nEXCHANGE_FILE_NAME/);
    expect(await oneC.send('catalog', 'empty.xml', Buffer.alloc(0))).toMatch(/^failure\nEXCHANGE_EMPTY/);
    expect(await oneC.send('catalog', 'all.bin', Buffer.alloc(230_000))).toMatch(/^failure\nEXCHANGE_TOO_LARGE/);
    await oneC.begin('catalog');
    expect(await oneC.import('import.xml')).toMatch(/^failure\nEXCHANGE_NOTHING_SENT/);
    expect(await oneC.call('catalog', 'magic')).toMatch(/^failure\nEXCHANGE_MODE_UNKNOWN/);
    expect(await oneC.call('house', 'init')).toMatch(/^failure\nEXCHANGE_MODE_UNKNOWN/);
  });

  it('the exchange accepts only the correct name and password, with the same refusal for either mistake', async () => {
    const answers = await Promise.all(
      [
        { login: CREDENTIALS.login, password: 'wrong' },
        { login: 'nobody', password: CREDENTIALS.password },
        { login: '', password: '' },
      ].map(async ({ login, password }) => {
        const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
        const response = await fetch(`${api.origin}/exchange/1c?type=catalog&mode=checkauth`, {
          headers: { authorization },
        });
        return [response.status, await response.text()];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]![0]).toBe(401);
    const stranger = await fetch(`${api.origin}/exchange/1c?type=catalog&mode=init`, {
      headers: { cookie: 'meet_exchange=x' },
    });
    expect([stranger.status, (await stranger.text()).slice(0, 8)]).toEqual([401, 'failure\n']);
    let last = 200;
    for (let n = 0; n < 70 && last !== 429; n += 1)
      last = (await fetch(`${api.origin}/exchange/1c?type=catalog&mode=checkauth`)).status;
    expect(last).toBe(429);
  });
});
