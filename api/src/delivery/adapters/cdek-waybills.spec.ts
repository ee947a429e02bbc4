import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toKopecks } from '../../shared/kopecks.js';
import { describeWithFeedData } from '../../testing/feeds/feed-data.js';
import { json, SICKNESSES, startLocalProvider, type LocalProvider, type Reply } from '../../testing/local-provider.js';
import { contractOf } from '../../testing/provider-contract.js';
import { Gazetteer, type City } from '../gazetteer.js';
import type { NewParcel } from '../parcel-waybills.js';
import type { PickupPointRecord } from '../pickup-points.js';
import { ProviderError } from '../provider-error.js';
import { CdekAccount } from './cdek-account.js';
import { CdekWaybills, type CdekShipment } from './cdek-waybills.js';
import { CdekRates } from './cdek.js';

const [moscow, petersburg] = new Gazetteer().allCities() as [City, City];
const ID = '72753034-c617-46ef-b70a-8f5f520b6be4';
const request = { type: 'CREATE', state: 'ACCEPTED', date_time: '2026-11-30T11:25:53+0700', errors: [], warnings: [] };
const TAKEN = { entity: { uuid: ID }, requests: [request], related_entities: [] };
const said = (code: string, message = 'Нет такого ПВЗ') => ({ code, message, additional_code: '0x9A' });
const refused = (code: string, type = 'CREATE') => ({
  requests: [{ ...request, type, state: 'INVALID', errors: [said(code)] }],
  related_entities: [],
});
const NOT_FOUND = json(refused('v2_entity_not_found_im_number', 'GET'), 400);
const parcelAt = (entity: object = {}, requests: object[] = [request]) => ({
  entity: {
    ...{ uuid: ID, type: 1, is_return: false, is_reverse: false, is_client_return: false, tariff_code: 136 },
    ...{ number: '10002-1a2b3c4d', sender: { name: 'Магазин' }, recipient: { name: 'Иванова Мария' } },
    from_location: { city: 'Москва', code: 44, country_code: 'RU' },
    to_location: { city: 'Казань', code: 424, country_code: 'RU' },
    packages: [{ number: '1', weight: 1850 }],
    statuses: [{ code: 'ACCEPTED', name: 'Принят', date_time: '2026-11-30T11:25:53+0700' }],
    ...entity,
  },
  requests,
  related_entities: [],
});
const NUMBERED = parcelAt({ cdek_number: '1106394409' });
const point = { provider: 'cdek', code: 'SVT50', city_code: 15256 } as PickupPointRecord;
const PARCEL: NewParcel = {
  number: '10002-1a2b3c4d',
  to: { point },
  address: null,
  recipient: { name: 'Иванова Мария', phone: '+79990000000' },
  grams: 1850,
  items: [
    { key: 'A-1', name: 'Ботинки', amount: 2, grams: 900, declaredValue: toKopecks(1_000_050), due: toKopecks(0) },
  ],
  deliveryDue: toKopecks(0),
};
const TARIFFS = {
  tariff_codes: [136, 137].map((code) => ({ tariff_code: code, delivery_sum: 290, period_min: 1, period_max: 2 })),
};

let provider: LocalProvider;
let tokens: number;

beforeAll(async () => (provider = await startLocalProvider()));
afterAll(() => provider.close());
beforeEach(() => (tokens = 0));

function waybillsOf(from: CdekShipment['from'] = { point: 'MSK5' }): CdekWaybills {
  const account = new CdekAccount({ url: provider.origin, account: 'shop', password: 'secret' });
  const settings = { warehouse: moscow, fromCode: undefined, pickupTariffs: [136], courierTariffs: [137] };
  return new CdekWaybills(
    account,
    new CdekRates(account, settings),
    { from, size: { length: 30, width: 20, height: 10 } },
    1,
  );
}

/** Makes the fake CDEK server issue tokens and tariffs, and answer each further request with the next reply, or the last. */
function answering(...replies: Reply[]): void {
  const last = replies.at(-1)!;
  provider.answer((response, received) => {
    if (received.path.startsWith('/v2/calculator')) return json(TARIFFS)(response, received);
    if (!received.path.startsWith('/v2/oauth/token')) return (replies.shift() ?? last)(response, received);
    tokens += 1;
    return json({ access_token: `t${tokens}`, expires_in: 3600 })(response, received);
  });
}

const register = (parcel = PARCEL, from?: CdekShipment['from']) =>
  waybillsOf(from).register(parcel, AbortSignal.timeout(5000));
const find = () => waybillsOf().find('10002-1a2b3c4d', AbortSignal.timeout(5000));
const number = (signal = AbortSignal.timeout(5000)) => waybillsOf().number(ID, signal);
const failure = (question: Promise<unknown>) =>
  question.then(
    () => 'an answer',
    (error: unknown) => (error instanceof ProviderError ? `${error.code} ${error.message}` : error),
  );
const asked = () => provider.requests.filter(({ path }) => path.startsWith('/v2/orders'));
const sent = () => JSON.parse(asked()[0]!.body) as Record<string, unknown>;

it('the CDEK adapter registers a paid parcel to a pickup point with the cheapest tariff of the shop', async () => {
  answering(json(TAKEN, 202));
  expect(await register()).toBe(ID);
  expect(asked().map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v2/orders']);
  expect(sent()).toEqual({
    type: 1,
    number: '10002-1a2b3c4d',
    tariff_code: 136,
    shipment_point: 'MSK5',
    delivery_point: 'SVT50',
    recipient: { name: 'Иванова Мария', phones: [{ number: '+79990000000' }] },
    packages: [
      {
        ...{ number: '10002-1a2b3c4d', weight: 1850, length: 30, width: 20, height: 10 },
        items: [{ name: 'Ботинки', ware_key: 'A-1', cost: 10_000.5, payment: { value: 0 }, weight: 900, amount: 2 }],
      },
    ],
  });
});

it('the CDEK adapter registers a parcel from an address to a door, with what is taken on delivery', async () => {
  answering(json(TAKEN, 202));
  const [item] = PARCEL.items;
  const items = [{ ...item!, key: 'Ключ\u00a0🙂', due: toKopecks(1_000_050) }];
  const door = { to: { city: petersburg }, address: 'Невский, д. 1', deliveryDue: toKopecks(39_000), items };
  await register({ ...PARCEL, ...door }, { address: 'Лесная, 7' });
  expect(sent()).toMatchObject({
    tariff_code: 137,
    from_location: { postal_code: '101000', city: 'Москва', country_code: 'RU', address: 'Лесная, 7' },
    to_location: { city: 'Санкт-Петербург', country_code: 'RU', address: 'Невский, д. 1' },
    delivery_recipient_cost: { value: 390 },
    packages: [{ items: [{ ware_key: '1', payment: { value: 10_000.5 } }] }],
  });
  expect(Object.keys(sent())).not.toContain('shipment_point');
});

it('the CDEK adapter finds a parcel by the shop’s number, and none if CDEK knows none', async () => {
  answering(json(NUMBERED), NOT_FOUND);
  expect([await find(), await find()]).toEqual([ID, null]);
  expect(asked()[0]).toMatchObject({ method: 'GET', path: '/v2/orders?im_number=10002-1a2b3c4d' });
});

it('the CDEK adapter asks until CDEK has given the number, also where the parcel is not found at once', async () => {
  answering(json(refused('v2_entity_not_found', 'GET'), 400), json(parcelAt()), json(NUMBERED));
  expect(await number()).toBe('1106394409');
  expect(asked().map(({ path }) => path)).toEqual(Array.from({ length: 3 }, () => `/v2/orders/${ID}`));
});

it.each([
  ['at once', [json(refused('v2_bad_point'), 400)], 'v2_bad_point: Нет такого ПВЗ'],
  ['within a 202', [json(refused('v2_bad_point'), 202)], 'v2_bad_point: Нет такого ПВЗ'],
])('the CDEK adapter reports INVALID when CDEK refuses a new parcel %s', async (_, replies, words) => {
  answering(...replies);
  expect(await failure(register())).toBe(`INVALID ${words}`);
});

it.each([
  ['with its words', parcelAt({}, refused('v2_bad_point').requests), 'v2_bad_point: Нет такого ПВЗ'],
  ['without words', parcelAt({ statuses: [{ code: 'INVALID' }] }), 'no reason is given'],
  [
    'because it was deleted',
    parcelAt({ cdek_number: '1106394409', statuses: [{ code: 'REMOVED' }] }),
    'the parcel was deleted at CDEK',
  ],
])('the CDEK adapter reports INVALID when CDEK refuses a parcel later %s', async (_, answer, words) => {
  answering(json(parcelAt()), json(answer));
  expect(await failure(number())).toBe(`INVALID ${words}`);
});

it('the CDEK adapter reports UNAVAILABLE and registers nothing when CDEK offers no tariff of the shop', async () => {
  answering(json(TAKEN, 202));
  const account = new CdekAccount({ url: provider.origin, account: 'shop', password: 'secret' });
  const rates = new CdekRates(account, { warehouse: moscow, fromCode: 44, pickupTariffs: [7], courierTariffs: [] });
  const shipment = { from: { point: 'MSK5' }, size: { length: 1, width: 1, height: 1 } };
  const waybills = new CdekWaybills(account, rates, shipment);
  expect(await failure(waybills.register(PARCEL, AbortSignal.timeout(5000)))).toMatch(/^UNAVAILABLE .*7/);
  expect(asked()).toEqual([]);
});

it('the CDEK adapter reports a timeout when CDEK gives no number in time', async () => {
  answering(json(parcelAt()));
  expect(await failure(number(AbortSignal.timeout(50)))).toMatch(/^LATE /);
});

it.each(SICKNESSES)(
  'the CDEK adapter never sends a parcel twice, or says that it is refused, when CDEK %s',
  async (name, reply, code) => {
    answering(reply);
    // What may be registered is not registered again: DOWN would be asked once more.
    expect(await failure(register())).toMatch(new RegExp(`^${code === 'DOWN' ? 'LATE' : code} `));
    expect(asked().filter(({ method }) => method === 'POST')).toHaveLength(1);
    const looked = code === 'INVALID' ? 'NONSENSE' : code;
    expect(await failure(find())).toMatch(new RegExp(`^${looked} `));
    expect(await failure(number())).toMatch(new RegExp(`^${looked} `));
  },
);

it.each([
  ['registering', () => register(), [json(TAKEN, 202)]],
  ['finding', find, [json(NUMBERED)]],
])('the CDEK adapter renews a token that is refused when %s a parcel', async (_, ask, replies) => {
  answering(json({}, 401), ...replies);
  expect(await failure(ask())).toBe('an answer');
  expect(tokens).toBe(2);
});

describeWithFeedData('parcels by the schemas of CDEK', (folder) => {
  const contract = (name: string) => {
    const { schemas } = JSON.parse(readFileSync(join(folder, 'cdek-v2', 'cdek_api_schemas.json'), 'utf8')) as {
      schemas: { schema: Parameters<typeof contractOf>[0] }[];
    };
    return contractOf(schemas.find(({ schema }) => schema.components?.schemas[name])!.schema, name);
  };

  it.each([
    ['a pickup point', PARCEL],
    ['a door', { ...PARCEL, to: { city: petersburg }, address: 'Невский, д. 1', deliveryDue: toKopecks(39_000) }],
  ])('the request for a parcel to %s matches CDEK’s documented format', async (_, parcel) => {
    answering(json(TAKEN, 202));
    await register(parcel, 'city' in parcel.to ? { address: 'Лесная, 7' } : undefined);
    const matches = contract('OrderCreateRequestDto');
    expect([matches(sent()), matches.errors]).toEqual([true, null]);
    // The schema lists what is required of any order; of one of an online shop its descriptions require these.
    expect(sent()).toHaveProperty('packages.0.items.0.ware_key');
    expect(sent()).toHaveProperty('packages.0.height');
  });

  it('the answers of the tests match CDEK’s documented format', () => {
    expect(contract('ResponseDtoRootEntityDto')(TAKEN)).toBe(true);
    expect(contract('SimplifiedResponseDto')(refused('v2_bad_point'))).toBe(true);
    const matches = contract('ResponseDtoOrderResponseDto');
    expect([matches(NUMBERED), matches.errors]).toEqual([true, null]);
    expect(matches(parcelAt({}, refused('v2_bad_point').requests))).toBe(true);
  });
});
