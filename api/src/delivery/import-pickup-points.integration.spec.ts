import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import { FEED_DATA } from '../testing/feeds/feed-data.js';
import { json, raw, startLocalProvider, type LocalProvider } from '../testing/local-provider.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { CdekAccount } from './adapters/cdek-account.js';
import { downloadCdekPoints } from './adapters/cdek-points.js';
import { demoPickupPoints } from './demo-pickup-points.js';
import { Gazetteer } from './gazetteer.js';
import { importPickupPoints, retireProvider, type PointIssue } from './import-pickup-points.js';
import { readPointList } from './read-point-list.js';

jest.setTimeout(30_000);

const gazetteer = new Gazetteer();
let folder: string;
let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meet-points-'));
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  // Ignores errors of connections that are still closing when their database is dropped.
  pool.on('error', () => undefined);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function importFile(path: string, { complete = true } = {}) {
  const issues: PointIssue[] = [];
  const points = readPointList(path);
  const summary = await importPickupPoints(pool, gazetteer, {
    provider: 'cdek',
    points,
    complete,
    onIssue: (issue) => issues.push(issue),
  });
  return { ...summary, issues };
}

async function importText(text: string, options?: { complete?: boolean }) {
  const path = join(folder, 'list');
  await writeFile(path, text);
  return importFile(path, options);
}

const importDemo = () =>
  importPickupPoints(pool, gazetteer, {
    provider: 'demo',
    points: demoPickupPoints(gazetteer),
    complete: true,
    onIssue: ({ reason }) => {
      throw new Error(reason);
    },
  });

const rows = async (text: string) => (await pool.query<Record<string, unknown>>(text)).rows;
const codes = async (active = true) =>
  (await rows(`SELECT "code" FROM "pickup_point" WHERE "active" = ${active} ORDER BY 1`)).map(({ code }) => code);
const whole = () => rows(`SELECT * FROM "pickup_point" ORDER BY "provider", "code"`);

const office = (code: string, changes: object = {}, location: object = {}) => ({
  code,
  name: `${code}, Казань`,
  uuid: `e901b773-839f-4195-9341-93bd1bb5e${code.slice(-3).padStart(3, '0')}`,
  work_time: 'Пн-Вс 10:00-20:00',
  phones: [{ number: '+70000000000', additional: '12' }],
  email: 'a@example.com',
  is_handout: true,
  is_dressing_room: true,
  office_image_list: [{ url: 'https://example.com/a.jpg' }],
  weight_min: 0,
  weight_max: 30,
  location: {
    country_code: 'RU',
    region_code: 16,
    region: 'Татарстан',
    city_code: 424,
    city: 'Казань',
    postal_code: '420000',
    longitude: 49.1,
    latitude: 55.8,
    address: 'ул. Тихая, 1',
    address_full: '420000, Россия, Татарстан, Казань, ул. Тихая, 1',
    ...location,
  },
  ...changes,
});
const list = (...offices: unknown[]) => JSON.stringify(offices);

it('the import of pickup points stores the listed data and matches the town', async () => {
  await importText(list(office('KZN001')));
  expect(await whole()).toEqual([
    {
      provider: 'cdek',
      code: 'KZN001',
      uuid: 'e901b773-839f-4195-9341-93bd1bb5e001',
      name: 'KZN001, Казань',
      countryCode: 'RU',
      regionCode: 16,
      region: 'Татарстан',
      cityCode: 424,
      cityUuid: null,
      cityId: gazetteer.citiesNamed('Казань')[0]!.id,
      city: 'Казань',
      postalCode: '420000',
      longitude: 49.1,
      latitude: 55.8,
      address: 'ул. Тихая, 1',
      addressFull: '420000, Россия, Татарстан, Казань, ул. Тихая, 1',
      addressNote: null,
      phones: [{ number: '+70000000000', additional: '12' }],
      email: 'a@example.com',
      images: [{ url: 'https://example.com/a.jpg' }],
      workTime: 'Пн-Вс 10:00-20:00',
      dressingRoom: true,
      minGrams: 0,
      maxGrams: 30_000,
      active: true,
      updatedAt: expect.any(Date) as Date,
    },
  ]);
});

it('importing the same pickup points again writes nothing, and changed points are updated', async () => {
  const [one, two] = [office('KZN001'), office('KZN002')];
  expect(await importText(list(one, two))).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
  const before = await whole();
  expect(await importText(list(one, two))).toMatchObject({ created: 0, updated: 0, unchanged: 2, deactivated: 0 });
  expect(await whole()).toEqual(before);
  const moved = office('KZN002', { work_time: 'Пн-Пт 10:00-18:00' });
  expect(await importText(list(one, moved))).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
  expect((await whole())[1]).toMatchObject({ code: 'KZN002', workTime: 'Пн-Пт 10:00-18:00' });
});

it('the import closes pickup points missing from a full list, reopens returning ones, and never deletes', async () => {
  await importText(list(office('KZN001'), office('KZN002')));
  expect(await importText(list(office('KZN002')))).toMatchObject({ unchanged: 1, deactivated: 1 });
  expect([await codes(), await codes(false)]).toEqual([['KZN002'], ['KZN001']]);
  expect(await importText(list(office('KZN001')), { complete: false })).toMatchObject({ updated: 1, deactivated: 0 });
  expect(await codes()).toEqual(['KZN001', 'KZN002']);
});

it.each([
  ['location.latitude', office('KZN009', {}, { latitude: 155.8 }), /latitude/],
  ['location.latitude in words', office('KZN009', {}, { latitude: '55.8' }), /^location.latitude: /],
  ['location', office('KZN009', { location: null }), /^location: /],
  ['code', office('KZN009', { code: '' }), /code/],
  ['work_time', office('KZN009', { work_time: null }), /workTime/],
  ['country_code', office('KZN009', {}, { country_code: 'Россия' }), /countryCode/],
  ['an image that is a script', office('KZN009', { office_image_list: [{ url: 'javascript:alert(1)' }] }), /images/],
  ['text', office('KZN009', {}, { address: 'ул. \0 Тихая' }), /^address: /],
  ['half of a character', office('KZN009', { address_comment: 'дом \ud83d' }), /^addressNote: /],
  ['number of a town', office('KZN009', {}, { city_code: 9e12 }), /^cityCode: /],
  ['weight', office('KZN009', { weight_max: 1e12 }), /^maxGrams: /],
  ['everything', 'точка', /entry/],
])(
  'the import of pickup points skips and names a point with an invalid %s and saves the others',
  async (_, bad, reason) => {
    const { issues, ...summary } = await importText(list(office('KZN001'), bad, office('KZN002')));
    expect(summary).toMatchObject({ created: 2, rejected: 1 });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ place: 'point 2', reason: expect.stringMatching(reason) as string });
    expect(await codes()).toEqual(['KZN001', 'KZN002']);
  },
);

it('a stored pickup point stays unchanged if its new entry is invalid', async () => {
  await importText(list(office('KZN001'), office('KZN002')));
  const bad = office('KZN001', { work_time: '' });
  expect(await importText(list(bad, office('KZN002')))).toMatchObject({ rejected: 1, deactivated: 0 });
  expect(await codes()).toEqual(['KZN001', 'KZN002']);
});

it('the import reads a repeated pickup-point code once and skips locations without pickup', async () => {
  const result = await importText(
    list(office('KZN001'), office('KZN001', { name: 'второй' }), office('KZN002', { is_handout: false })),
  );
  expect(result).toMatchObject({ created: 1, rejected: 1, skipped: 1 });
  expect((await whole())[0]).toMatchObject({ name: 'KZN001, Казань' });
});

it.each([
  ['cut off', list(office('KZN001'), office('KZN002')).slice(0, -40)],
  ['no list', JSON.stringify({ errors: [{ code: 'v2_internal_error', message: 'x' }] })],
  ['a page of HTML', '<html><body>Технические работы</body></html>'],
  ['empty', '[]'],
  ['wrong from end to end', list(office('KZN001', { work_time: null }), 'точка')],
  ['without a word', ' '],
  ['XML that is cut off', '<PvzList><Pvz Code="A"'],
])('importing a list of pickup points that is %s fails and changes nothing', async (_, text) => {
  await importText(list(office('KZN003')));
  await expect(importText(text)).rejects.toThrow();
  expect(await codes()).toEqual(['KZN003']);
});

it('the import saves lists longer than one batch', async () => {
  const many = Array.from({ length: 1203 }, (_, n) => office(`P${n}`, { uuid: null }));
  expect(await importText(list(...many))).toMatchObject({ created: 1203, rejected: 0 });
  const before = await whole();
  // The list has no UUIDs, so each point gets one at the first import and keeps it.
  expect(new Set(before.map(({ uuid }) => uuid)).size).toBe(1203);
  expect(await importText(list(...many))).toMatchObject({ unchanged: 1203 });
  expect(await whole()).toEqual(before);
});

it('the import reads CDEK’s XML of API 1.x', async () => {
  const point = (changes: string) => `<Pvz Code="KZN1" Name="На Тихой" CountryCode="1" CountryName="Россия"
    RegionCode="16" RegionName="Татарстан респ." CityCode="424" City="Казань" WorkTime="пн-вс 10:00-20:00" Address="ул. Тихая, 1"
    FullAddress="Россия, Казань, ул. Тихая, 1" AddressComment="" Phone="+70000000000, доб. 12; 8 (000) 111-22-33" Email=""
    Note="у входа &amp; слева" coordX="49.1" coordY="55.8" Type="PVZ" IsDressingRoom="есть" ${changes}>
    <WeightLimit WeightMin="0" WeightMax="15"/><OfficeImage url="https://example.com/1"/></Pvz>`;
  const xml = `<?xml version="1.0"?><PvzList>${point('')}${point('').replace('KZN1', 'KZN2').replace('49.1', 'восток')}</PvzList>`;
  const { issues, ...summary } = await importText(xml);
  expect(summary).toMatchObject({ created: 1, rejected: 1 });
  expect(issues).toEqual([
    expect.objectContaining({ code: 'KZN2', reason: expect.stringContaining('longitude') as string }),
  ]);
  expect(await whole()).toEqual([
    expect.objectContaining({
      code: 'KZN1',
      name: 'KZN1, Казань, На Тихой',
      countryCode: 'RU',
      cityCode: 424,
      cityId: gazetteer.citiesNamed('Казань')[0]!.id,
      addressNote: 'у входа & слева',
      phones: [
        { number: '+70000000000', additional: '12' },
        { number: '8 (000) 111-22-33', additional: null },
      ],
      email: null,
      images: [{ url: 'https://example.com/1' }],
      dressingRoom: true,
      maxGrams: 15_000,
    }),
  ]);
});

describe('invented points', () => {
  it('importing a carrier’s list removes demo pickup points permanently', async () => {
    expect((await importDemo()).created).toBeGreaterThan(250);
    expect(await importDemo()).toMatchObject({ created: 0, updated: 0 });
    const { deactivated } = await importText(list(office('KZN001')));
    expect(deactivated).toBeGreaterThan(250);
    expect(await codes()).toEqual(['KZN001']);
    await importText(list(office('KZN001')));
    expect(await codes()).toEqual(['KZN001']);
  });

  it('demo pickup points can be closed manually', async () => {
    const { created } = await importDemo();
    expect(await retireProvider(pool, 'demo')).toBe(created);
    expect(await codes()).toEqual([]);
  });
});

describe('CDEK asked itself', () => {
  let provider: LocalProvider;
  beforeAll(async () => (provider = await startLocalProvider()));
  afterAll(() => provider.close());
  const times = { timeoutMs: 10_000, backoffMs: 1, openMs: 1000 };
  const download = (timeoutMs = times.timeoutMs) =>
    downloadCdekPoints(new CdekAccount({ url: provider.origin, account: 'a', password: 'b' }), join(folder, 'list'), {
      ...times,
      timeoutMs,
    });
  const answering = (pageOf: (page: number) => Parameters<LocalProvider['answer']>[0]) =>
    provider.answer((response, request) => {
      const url = new URL(request.path, provider.origin);
      if (url.pathname === '/v2/oauth/token') return json({ access_token: 't', expires_in: 3600 })(response, request);
      return pageOf(Number(url.searchParams.get('page')))(response, request);
    });

  it('the CDEK client reads the pickup-point list page by page', async () => {
    const pages = [[office('KZN001'), office('KZN002')], [office('KZN003')]];
    answering((page) => json(pages[page] ?? [], 200, { 'x-total-pages': '2' }));
    expect(await download()).toBe(3);
    expect(await importFile(join(folder, 'list'))).toMatchObject({ created: 3, rejected: 0 });
    const asked = provider.requests.filter(({ path }) => path.includes('deliverypoints'));
    expect(asked.map(({ path }) => path)).toEqual([
      '/v2/deliverypoints?country_code=RU&size=1000&page=0',
      '/v2/deliverypoints?country_code=RU&size=1000&page=1',
    ]);
  });

  (FEED_DATA ? it : it.skip)(
    'requests for CDEK’s pickup points match its documented schemas (skipped without MEET_FEED_DATA)',
    async () => {
      answering(() => json([office('A')]));
      await download();
      const file = join(FEED_DATA!, 'cdek-v2/cdek_api_schemas.json');
      const { schemas } = JSON.parse(await readFile(file, 'utf8')) as {
        schemas: { schema: { paths?: Record<string, { get?: { parameters: { name: string; in: string }[] } }> } }[];
      };
      const { parameters } = schemas.find(({ schema }) => schema.paths?.['/v2/deliverypoints'])!.schema.paths![
        '/v2/deliverypoints'
      ]!.get!;
      const asked = new URL(provider.requests.at(-1)!.path, provider.origin).searchParams;
      const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      expect(known).toEqual(expect.arrayContaining([...asked.keys()]));
      expect([...asked.keys()]).toHaveLength(3);
    },
  );

  it('the CDEK client reads pages until one is incomplete if the page count is missing', async () => {
    answering((page) => json(page ? [office('KZN')] : Array.from({ length: 1000 }, (_, n) => office(`P${n}`))));
    expect(await download()).toBe(1001);
  });

  it.each([
    [
      'breaks off at the second page',
      (page: number) => (page ? raw('', 503) : json([office('A')], 200, { 'x-total-pages': '2' })),
      'DOWN',
    ],
    ['answers no list', () => json({ offices: [] }), 'NONSENSE'],
    ['wants no more questions', () => json({}, 429), 'LIMITED'],
  ])('the CDEK client returns no points if the server %s', async (_, pageOf, code) => {
    answering(pageOf);
    await expect(download()).rejects.toMatchObject({ code });
  });

  it('the CDEK client fails with LATE when the server does not answer', async () => {
    answering(() => () => undefined);
    await expect(download(300)).rejects.toMatchObject({ code: 'LATE' });
  });
});

const data = FEED_DATA;
(data ? describe : describe.skip)('real lists (skipped without MEET_FEED_DATA)', () => {
  it('the import of 875 CDEK API 1.x points matches most points in Russia to a town', async () => {
    const path = join(data!, 'cdek-pvz-2017/pvzlist.xml');
    expect(await importFile(path)).toMatchObject({ created: 875, rejected: 0, issues: [] });
    expect(await importFile(path)).toMatchObject({ unchanged: 875, created: 0, updated: 0, deactivated: 0 });
    const [counts] = await rows(`SELECT count(*) FILTER (WHERE "countryCode" = 'RU')::int AS "russian",
      count("cityId")::int AS "placed", count(*) FILTER (WHERE NOT "dressingRoom")::int AS "without" FROM "pickup_point"`);
    expect(counts).toMatchObject({ russian: 799, without: 20 });
    expect(counts!.placed).toBeGreaterThan(760);
  });

  it('the import of a CDEK API v2 sample reads three points with all their fields', async () => {
    const path = join(data!, 'cdek-v2/deliverypoints_sample.json');
    expect(await importFile(path)).toMatchObject({ created: 3, rejected: 0 });
    expect(await importFile(path)).toMatchObject({ unchanged: 3 });
    const points = await whole();
    expect(points.map(({ code, city, cityId }) => [code, gazetteer.city(cityId as string)?.title === city])).toEqual([
      ['RBC2', true],
      ['SVT50', true],
      ['TMK1', true],
    ]);
    expect(points[1]).toMatchObject({
      cityUuid: '8c31a5d0-d594-47ca-bfb1-e3e3b8a849ba',
      regionCode: 975,
      addressNote: 'Напротив ТЦ Московский',
      maxGrams: 100_000,
    });
    expect(points[1]!.images).toHaveLength(3);
  });
});
