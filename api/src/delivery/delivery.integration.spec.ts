import pg from 'pg';
import { fillPickupPoints } from '../testing/fill-pickup-points.js';
import { json, startLocalProvider, type LocalProvider, type Reply } from '../testing/local-provider.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';
import { until } from '../testing/until.js';
import { Deliveries } from './deliveries.js';
import { Gazetteer } from './gazetteer.js';
import { distanceKm } from './map-geometry.js';

const gazetteer = new Gazetteer();
const cityId = (title: string) => gazetteer.citiesNamed(title)[0]!.id;
const category = (type: string, subType?: string) => [
  { name: 'Обувь', slug: 'shoes' },
  { name: type, slug: type },
  ...(subType ? [{ name: subType, slug: subType }] : []),
];
const offer = (price = 500_000) => [{ size: '42', price }];

let carrier: LocalProvider;
let api: TestApi;
let client: pg.Client;
let items: Record<string, string>;
/** Response of the fake CDEK server to requests for prices. */
let tariffs: Reply;
/** What DaData answers. */
let addresses: Reply;

const offered = (roubles: number): Reply =>
  json({
    tariff_codes: [136, 137].map((code) => ({
      tariff_code: code,
      tariff_name: 'посылка',
      delivery_mode: 4,
      delivery_sum: roubles + code,
      period_min: 2,
      period_max: 4,
    })),
  });

beforeAll(async () => {
  carrier = await startLocalProvider();
  api = await startTestApi(
    [
      { kind: 'category', slug: 'shoes', name: 'Обувь', weightGrams: 1300 },
      { kind: 'category', slug: 'boots', name: 'boots', parent: 'shoes', weightGrams: 1600 },
      { kind: 'category', slug: 'chelsea', name: 'chelsea', parent: 'boots', weightGrams: 1700 },
      feedProduct('of-subtype', { category: category('boots', 'chelsea'), items: offer() }),
      feedProduct('of-type', { category: category('boots'), items: offer() }),
      feedProduct('of-category', { category: [{ name: 'Обувь', slug: 'shoes' }], items: offer() }),
      feedProduct('of-nothing', { category: [{ name: 'Разное', slug: 'misc' }], items: offer() }),
      feedProduct('dear', { category: category('boots'), items: offer(1_500_000) }),
    ],
    {
      CDEK_URL: carrier.origin,
      CDEK_ACCOUNT: 'shop',
      CDEK_PASSWORD: 'secret',
      CDEK_FROM_CODE: '44',
      DELIVERY_FREE_FROM: '20000',
      DADATA_TOKEN: 'key',
      DADATA_URL: `${carrier.origin}/suggestions`,
    },
  );
  await fillPickupPoints(api.databaseUrl);
  client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ slug: string; id: string }>(
    `SELECT p."slug", i."id" FROM "product" p JOIN "product_item" i ON i."productId" = p."id"`,
  );
  items = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
});
afterAll(async () => {
  await client?.end();
  await api?.close();
  await carrier?.close();
});
beforeEach(() => {
  tariffs = offered(0);
  addresses = json({ suggestions: [{ value: 'ул Тихая', data: { street_with_type: 'ул Тихая', geo_lat: '55.7' } }] });
  const token = json({ access_token: 't', expires_in: 3600 });
  carrier.answer((response, request) => {
    if (request.path === '/v2/oauth/token') return token(response, request);
    return (request.path.startsWith('/suggestions/') ? addresses : tariffs)(response, request);
  });
});

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

interface Point {
  code: string;
  is_dressing_room: boolean;
  location: { latitude: number; longitude: number; city: string };
}
const FIELDS = '{ code is_dressing_room location { latitude longitude city } }';
const find = async (dto: object) => {
  const query = `query ($dto: PickupPointsInput!) { getPVZListByLocation(dto: $dto) ${FIELDS} }`;
  const answer = await api.ask(query, { dto });
  return { answer, points: (answer.data?.getPVZListByLocation ?? []) as Point[] };
};

describe('pickup points', () => {
  it('pickup points are listed for a chosen town', async () => {
    const { points } = await find({ cityId: cityId('Казань') });
    expect(points).toHaveLength(8);
    expect(new Set(points.map(({ location }) => location.city))).toEqual(new Set(['Казань']));
    expect((await find({ cityId: cityId('Урюпинск') })).points).toEqual([]);
  });

  it('pickup points around a location are listed nearest first within the radius', async () => {
    const place = { latitude: 55.75, longitude: 37.62 };
    const all = (await find({ cityId: cityId('Москва') })).points;
    const near = all.filter(({ location }) => distanceKm(place, location) <= 4);
    const { points } = await find({ ...place, radiusKm: 4 });
    const distances = points.map(({ location }) => distanceKm(place, location));
    expect(near.length).toBeGreaterThan(2);
    expect(new Set(points.map(({ code }) => code))).toEqual(new Set(near.map(({ code }) => code)));
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
  });

  it('pickup points are listed within map bounds', async () => {
    const bounds = { south: 59, west: 29, north: 61, east: 31.5 };
    const { points } = await find({ bounds });
    expect(points).toHaveLength(24);
    expect(new Set(points.map(({ location }) => location.city))).toEqual(new Set(['Санкт-Петербург']));
  });

  it('pickup points are listed on both sides of the 180th meridian', async () => {
    await client.query(`INSERT INTO "pickup_point" ("provider", "code", "name", "countryCode", "city", "longitude", "latitude",
      "address", "addressFull", "phones", "images", "workTime", "dressingRoom")
      VALUES ('cdek', 'EAST', 'e', 'RU', 'Эгвекинот', -179.1, 66.3, 'a', 'a', '[]', '[]', 'w', false),
        ('cdek', 'WEST', 'w', 'RU', 'Амгуэма', 179.3, 66.4, 'a', 'a', '[]', '[]', 'w', false)`);
    const codes = async (dto: object) => (await find(dto)).points.map(({ code }) => code).sort();
    expect(await codes({ bounds: { south: 60, west: 170, north: 70, east: -170 } })).toEqual(['EAST', 'WEST']);
    expect(await codes({ bounds: { south: 60, west: 170, north: 70, east: 180 } })).toEqual(['WEST']);
    expect(await codes({ latitude: 66.3, longitude: 179.9, radiusKm: 100 })).toEqual(['EAST', 'WEST']);
    await client.query(`DELETE FROM "pickup_point" WHERE "code" IN ('EAST', 'WEST')`);
  });

  it('pickup points are filtered by fitting room and limited to the requested number', async () => {
    const moscow = { cityId: cityId('Москва') };
    const [all, rooms, none, five] = await Promise.all(
      [{}, { dressingRoom: true }, { dressingRoom: false }, { limit: 5 }].map((more) => find({ ...moscow, ...more })),
    );
    expect(rooms!.points.every((point) => point.is_dressing_room)).toBe(true);
    expect(none!.points.some((point) => point.is_dressing_room)).toBe(false);
    expect(rooms!.points.length + none!.points.length).toBe(all!.points.length);
    expect(five!.points).toHaveLength(5);
  });

  it('closed pickup points are not listed', async () => {
    const before = (await find({ cityId: cityId('Казань') })).points;
    const [{ code }] = before as [Point];
    await client.query(`UPDATE "pickup_point" SET "active" = false WHERE "code" = $1`, [code]);
    const { points } = await find({ cityId: cityId('Казань') });
    expect(points).toHaveLength(before.length - 1);
    const cost = await api.ask(PVZ, { dto: { code, items: [items['of-type']] } });
    expect(codeOf(cost)).toBe('PICKUP_POINT_NOT_FOUND');
    expect(await api.app.get(Deliveries).point(code)).toBeNull();
    await client.query(`UPDATE "pickup_point" SET "active" = true WHERE "code" = $1`, [code]);
  });

  it.each([
    [{}],
    [{ latitude: 55 }],
    [{ cityId: cityId('Тверь'), latitude: 55, longitude: 37 }],
    [{ cityId: cityId('Тверь'), bounds: { south: 1, west: 1, north: 2, east: 2 } }],
    [{ latitude: 91, longitude: 37 }],
    [{ latitude: 55, longitude: 181 }],
    [{ latitude: 55, longitude: 37, radiusKm: 0 }],
    [{ latitude: 55, longitude: 37, radiusKm: 201 }],
    [{ bounds: { south: 2, west: 1, north: 1, east: 2 } }],
    [{ bounds: { south: -91, west: 1, north: 1, east: 2 } }],
    [{ cityId: cityId('Тверь'), limit: 0 }],
    [{ cityId: cityId('Тверь'), limit: 1001 }],
    [{ cityId: '' }],
  ])('a pickup-point query with %j is refused as invalid', async (dto) => {
    expect(codeOf((await find(dto)).answer)).toBe('BAD_USER_INPUT');
  });

  it('a pickup-point query for an unknown town is refused', async () => {
    expect(codeOf((await find({ cityId: 'no-such-town' })).answer)).toBe('CITY_NOT_FOUND');
  });

  it('pickup-point queries use a database index', async () => {
    await client.query(`INSERT INTO "pickup_point" ("provider", "code", "name", "countryCode", "city", "cityId", "longitude",
      "latitude", "address", "addressFull", "phones", "images", "workTime", "dressingRoom")
      SELECT 'load', 'L' || n, 'n', 'RU', 'c', 'town-' || n % 900, 30 + random() * 120, 45 + random() * 25, 'a', 'a', '[]', '[]',
        'w', false FROM generate_series(1, 20000) n`);
    await client.query('ANALYZE "pickup_point"');
    const plan = async (where: string) =>
      JSON.stringify((await client.query(`EXPLAIN SELECT * FROM "pickup_point" p WHERE p."active" AND ${where}`)).rows);
    const place = `point(p."longitude", p."latitude")`;
    const box = `${place} <@ '(37,55),(38,56)'::box`;
    expect(await plan(`p."cityId" = 'town-7'`)).toContain('pickup_point_cityId_idx');
    expect(await plan(`(${box} OR ${box})`)).toContain('pickup_point_place_idx');
    await client.query(`DELETE FROM "pickup_point" WHERE "provider" = 'load'`);
  });
});

describe('clusters', () => {
  interface Cluster {
    latitude: number;
    longitude: number;
    count: number;
    code: string | null;
  }
  const RUSSIA = { south: 41, west: 19, north: 82, east: 180 };
  const clusters = async (dto: object) => {
    const query = `query ($dto: PickupPointClustersInput!) { pickupPointClusters(dto: $dto) { latitude longitude count code } }`;
    const answer = await api.ask(query, { dto });
    return { answer, clusters: (answer.data?.pickupPointClusters ?? []) as Cluster[] };
  };
  const total = (all: Cluster[]) => all.reduce((sum, { count }) => sum + count, 0);

  it('clusters contain every pickup point exactly once at every zoom level, and split as it grows', async () => {
    const { rows } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM "pickup_point"`);
    const sizes: number[] = [];
    for (const zoom of [0, 3, 6, 9]) {
      const { clusters: all } = await clusters({ bounds: RUSSIA, zoom });
      expect(total(all)).toBe(rows[0]!.n);
      sizes.push(all.length);
    }
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    expect(sizes[0]).toBeLessThan(4);
    expect(sizes[3]).toBeGreaterThan(80);
  });

  it('a cluster with a single pickup point has that point’s location and code', async () => {
    const { points } = await find({ cityId: cityId('Казань') });
    const { clusters: all } = await clusters({ bounds: { south: 55, west: 48, north: 56.5, east: 50 }, zoom: 18 });
    expect(all.every(({ count, code }) => count === 1 && code !== null)).toBe(true);
    expect(new Set(all.map(({ code }) => code))).toEqual(new Set(points.map(({ code }) => code)));
  });

  it('a cluster of several pickup points is at their centre and has no code', async () => {
    const { points } = await find({ cityId: cityId('Казань') });
    const { clusters: all } = await clusters({ bounds: { south: 55, west: 48, north: 56.5, east: 50 }, zoom: 0 });
    const middle = points.reduce((sum, { location }) => sum + location.latitude, 0) / points.length;
    expect(all).toEqual([
      { latitude: expect.closeTo(middle, 4) as number, longitude: expect.any(Number) as number, count: 8, code: null },
    ]);
  });

  it.each([
    [{ bounds: RUSSIA, zoom: 21 }],
    [{ bounds: RUSSIA, zoom: -1 }],
    [{ bounds: { ...RUSSIA, south: 83 }, zoom: 3 }],
  ])('a query for clusters of pickup points with %j is refused as invalid', async (dto) => {
    expect(codeOf((await clusters(dto)).answer)).toBe('BAD_USER_INPUT');
  });
});

const COST = '{ deliveryPrice minDays maxDays estimated }';
const PVZ = `query ($dto: PvzDeliveryInput!) { calculatePVZDelivery(dto: $dto) ${COST} }`;
const ADDRESS = `query ($dto: AddressDeliveryInput!) { calculateAddressDelivery(dto: $dto) ${COST} }`;
const askedWeights = () =>
  carrier.requests
    .filter(({ path }) => path === '/v2/calculator/tarifflist')
    .map(({ body }) => (JSON.parse(body) as { packages: [{ weight: number }] }).packages[0].weight);

describe('what delivery costs', () => {
  const toPoint = (slugs: string[], code = 'MEET-1-1') =>
    api.ask(PVZ, { dto: { code, items: slugs.map((slug) => items[slug]) } });
  const toDoor = (slugs: string[], city = 'Тверь') =>
    api.ask(ADDRESS, { dto: { cityId: cityId(city), items: slugs.map((slug) => items[slug]) } });

  it('delivery to a pickup point or a door costs the price that the carrier quotes', async () => {
    expect((await toPoint(['of-type'])).data).toEqual({
      calculatePVZDelivery: { deliveryPrice: 13_600, minDays: 2, maxDays: 4, estimated: false },
    });
    expect((await toDoor(['of-type'])).data).toMatchObject({
      calculateAddressDelivery: { deliveryPrice: 13_700, estimated: false },
    });
  });

  it.each([
    [['of-subtype'], 1700],
    [['of-type'], 1600],
    [['of-category'], 1300],
    [['of-nothing'], 1000],
    [['of-subtype', 'of-category', 'of-nothing'], 4000],
  ])('the delivery price for %j uses the weight of the nearest category: %d g', async (slugs, grams) => {
    await toDoor(slugs, 'Калуга');
    expect(askedWeights()).toEqual([grams]);
  });

  it('delivery is free from the shop’s threshold', async () => {
    expect((await toDoor(['dear'], 'Рязань')).data).toMatchObject({
      calculateAddressDelivery: { deliveryPrice: 13_700 },
    });
    expect((await toDoor(['dear', 'of-type'], 'Рязань')).data).toMatchObject({
      calculateAddressDelivery: { deliveryPrice: 0, minDays: 2, maxDays: 4 },
    });
  });

  it('delivery prices are estimated by zones while the carrier is down, and requested again once it recovers', async () => {
    tariffs = json({}, 503);
    expect((await toDoor(['of-type'], 'Владимир')).data).toEqual({
      calculateAddressDelivery: { deliveryPrice: 29_000 + 4_000 + 20_000, minDays: 2, maxDays: 4, estimated: true },
    });
    tariffs = offered(5);
    expect((await toDoor(['of-type'], 'Владимир')).data).toMatchObject({
      calculateAddressDelivery: { deliveryPrice: 14_200, estimated: false },
    });
  });

  it('delivery is unavailable where the carrier does not deliver', async () => {
    tariffs = json({ errors: [{ code: 'err_result_service_empty', message: 'нет' }] }, 400);
    expect(codeOf(await toDoor(['of-type'], 'Анадырь'))).toBe('DELIVERY_UNAVAILABLE');
  });

  it('deliveryMethods lists methods with the same prices as quotes to a point and a door', async () => {
    const query = `query ($dto: DeliveryMethodsInput!) { deliveryMethods(dto: $dto) { code name available ${COST.slice(1)} }`;
    const methods = (slugs: string[], city: string) =>
      api.ask(query, { dto: { cityId: city, items: slugs.map((slug) => items[slug]) } });
    const [point] = (
      await client.query<{ code: string; cityId: string }>(
        `SELECT "code", "cityId" FROM "pickup_point" WHERE "code" = 'MEET-1-1'`,
      )
    ).rows;
    const pickup = (await toPoint(['of-type'], point!.code)).data!.calculatePVZDelivery;
    const { data } = await methods(['of-type'], point!.cityId);
    expect(data!.deliveryMethods).toEqual([
      { code: 'PICKUP_POINT', name: 'В пункт выдачи', available: true, ...(pickup as object) },
      expect.objectContaining({ code: 'COURIER', name: 'Курьером до двери', available: true, deliveryPrice: 13_700 }),
    ]);
    expect((await methods([], point!.cityId)).data!.deliveryMethods).toMatchObject([
      { available: true },
      { available: true },
    ]);
    expect(codeOf(await methods([], 'nowhere'))).toBe('CITY_NOT_FOUND');
  });

  it('cityArrivals returns the arrival days of a pickup point in the town, or Moscow’s without a town', async () => {
    const [point] = (
      await client.query<{ code: string; cityId: string }>(
        `SELECT "code", "cityId" FROM "pickup_point" WHERE "code" = 'MEET-1-1'`,
      )
    ).rows;
    const days = 'arrivals { fast { earliest latest } slow { earliest latest } }';
    const arrivals = `query ($dto: CityArrivalsInput!) { cityArrivals(dto: $dto) { city { title } ${days} } }`;
    const ofTown = (await api.ask(arrivals, { dto: { cityId: point!.cityId } })).data!.cityArrivals;
    const cost = `query ($dto: PvzDeliveryInput!) { calculatePVZDelivery(dto: $dto) { ${days} } }`;
    const ofPoint = (await api.ask(cost, { dto: { code: point!.code, items: [items['of-type']] } })).data!;
    expect(ofTown).toMatchObject(ofPoint.calculatePVZDelivery as object);
    expect((await api.ask(arrivals, { dto: {} })).data!.cityArrivals).toMatchObject({ city: { title: 'Москва' } });
    expect(codeOf(await api.ask(arrivals, { dto: { cityId: 'nowhere' } }))).toBe('CITY_NOT_FOUND');
  });

  it('cityArrivals returns no days for a town without delivery', async () => {
    tariffs = json({ errors: [{ code: 'err_result_service_empty', message: 'нет' }] }, 400);
    const query = `{ cityArrivals(dto: { cityId: "${cityId('Певек')}" }) { arrivals { fast { latest } } } }`;
    expect((await api.ask(query)).data).toEqual({ cityArrivals: { arrivals: null } });
  });

  it('a delivery method is unavailable if no pickup point accepts the parcel, while the courier stays available', async () => {
    const { rows } = await client.query<{ cityId: string }>(
      `SELECT "cityId" FROM "pickup_point" WHERE "code" = 'MEET-3-1'`,
    );
    const { cityId: town } = rows[0]!;
    await client.query('UPDATE "pickup_point" SET "maxGrams" = 100 WHERE "cityId" = $1', [town]);
    const query = `{ deliveryMethods(dto: { cityId: "${town}", items: ["${items['of-type']}"] }) { code available deliveryPrice } }`;
    expect((await api.ask(query)).data).toEqual({
      deliveryMethods: [
        { code: 'PICKUP_POINT', available: false, deliveryPrice: null },
        { code: 'COURIER', available: true, deliveryPrice: 13_700 },
      ],
    });
  });

  it('delivery to a point that does not accept the weight is unavailable without asking the carrier', async () => {
    await client.query(`UPDATE "pickup_point" SET "maxGrams" = 3000 WHERE "code" = 'MEET-2-1'`);
    expect(codeOf(await toPoint(['of-type', 'of-subtype'], 'MEET-2-1'))).toBe('DELIVERY_UNAVAILABLE');
    expect(askedWeights()).toEqual([]);
    expect(codeOf(await toPoint(['of-type'], 'MEET-2-1'))).toBeUndefined();
  });

  it('delivery to an unknown point or town is refused', async () => {
    expect(codeOf(await toPoint(['of-type'], 'MEET-0-0'))).toBe('PICKUP_POINT_NOT_FOUND');
    const answer = await api.ask(ADDRESS, { dto: { cityId: 'no-such-town', items: [items['of-type']] } });
    expect(codeOf(answer)).toBe('CITY_NOT_FOUND');
  });

  it.each([[[]], [['no-id']], [Array.from({ length: 101 }, () => crypto.randomUUID())]])(
    'a delivery query with an empty parcel is refused as invalid',
    async (wrong) => {
      expect(codeOf(await api.ask(PVZ, { dto: { code: 'MEET-1-1', items: wrong } }))).toBe('BAD_USER_INPUT');
    },
  );

  it('delivery quotes hold no database connection while waiting for the carrier', async () => {
    let release: () => void = () => undefined;
    tariffs = (response, request) => (release = () => void offered(0)(response, request));
    const waiting = toDoor(['of-type'], 'Псков');
    while (!askedWeights().length) await new Promise((done) => setTimeout(done, 5));
    // Waits until all connections of the API are idle. If the API kept one in a transaction while the carrier has not
    // answered yet, this would never happen.
    await until(async () => {
      const { rows } = await client.query<{ busy: number }>(
        `SELECT count(*)::int AS busy FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'meet-api' AND state <> 'idle'`,
      );
      return rows[0]!.busy === 0;
    });
    release();
    expect(codeOf(await waiting)).toBeUndefined();
  });
});

describe('addresses', () => {
  const SUGGEST = `query ($dto: EvidenceAddressInput!) {
    evidenceAddress(dto: $dto) { suggestions { value geo_lat geo_lon city street house postalCode } } }`;
  const suggest = (query: string, from = '192.0.2.7') => api.ask(SUGGEST, { dto: { query } }, { from });
  const found = ({ data }: Answer) => (data?.evidenceAddress as { suggestions: unknown[] } | undefined)?.suggestions;

  it('address suggestions come from the provider when it responds', async () => {
    expect(found(await suggest('тих'))).toEqual([
      {
        value: 'ул Тихая',
        geo_lat: 55.7,
        geo_lon: null,
        city: null,
        street: 'ул Тихая',
        house: null,
        postalCode: null,
      },
    ]);
  });

  it('address suggestions come from the gazetteer while the provider is down', async () => {
    addresses = json({}, 500);
    expect(found(await suggest('тиха'))).toEqual([]);
    addresses = json({ suggestions: [] }, 403);
    expect(found(await suggest('тихая у'))).toEqual([]);
  });

  it('an address query of more than 300 characters is refused', async () => {
    expect(codeOf(await suggest('ы'.repeat(301)))).toBe('BAD_USER_INPUT');
    expect(codeOf(await suggest('ы'.repeat(300)))).toBeUndefined();
  });

  it('a shopper may request address suggestions 60 times a minute', async () => {
    const from = '198.51.100.1';
    for (let n = 0; n < 60; n += 1) expect(codeOf(await suggest(`дом ${n}`, from))).toBeUndefined();
    const { errors } = await suggest('дом 60', from);
    expect(errors![0]!.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAt: expect.any(String) as string });
    // A cached suggestion is still returned, and other shoppers are not limited.
    expect(codeOf(await suggest('дом 5', from))).toBeUndefined();
    expect(codeOf(await suggest('дом 60', '198.51.100.2'))).toBeUndefined();
  });
});

it('Deliveries.point returns the details of a pickup point that an order stores', async () => {
  const point = await api.app.get(Deliveries).point('MEET-1-1');
  expect(point).toMatchObject({
    provider: 'demo',
    code: 'MEET-1-1',
    country_code: 'RU',
    region_code: null,
    region: 'Москва',
    city_code: null,
    city: 'Москва',
    postal_code: '101000',
    cityId: cityId('Москва'),
  });
  expect(point!.address_full).toContain(point!.address);
});
