import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toKopecks } from '../../shared/kopecks.js';
import { FEED_DATA } from '../../testing/feeds/feed-data.js';
import { json, SICKNESSES, startLocalProvider, type LocalProvider, type Reply } from '../../testing/local-provider.js';
import { contractOf } from '../../testing/provider-contract.js';
import type { Destination } from '../delivery-rates.js';
import { Gazetteer, type City } from '../gazetteer.js';
import type { PickupPointRecord } from '../pickup-points.js';
import { ProviderError } from '../provider-error.js';
import { CdekAccount } from './cdek-account.js';
import { CdekRates } from './cdek.js';

const [moscow, petersburg] = new Gazetteer().allCities() as [City, City];
const POINT: PickupPointRecord = {
  provider: 'cdek',
  code: 'SVT50',
  name: 'Севастополь',
  work_time: '',
  cityId: null,
  minGrams: null,
  maxGrams: null,
  country_code: 'RU',
  region_code: 975,
  region: 'Севастополь',
  city_code: 15256,
  city: 'Севастополь',
  postal_code: '299029',
  longitude: 33.5,
  latitude: 44.6,
  address: '',
  address_full: '',
};
const TARIFFS = {
  tariff_codes: [
    { tariff_code: 1, tariff_name: 'чужой', delivery_mode: 4, delivery_sum: 1, period_min: 1, period_max: 1 },
    { tariff_code: 136, tariff_name: 'дороже', delivery_mode: 4, delivery_sum: 310.5, period_min: 2, period_max: 4 },
    {
      tariff_code: 234,
      tariff_name: 'дешевле',
      delivery_mode: 4,
      delivery_sum: 290.15,
      period_min: 3,
      period_max: 5,
      calendar_min: 3,
      calendar_max: 7,
    },
  ],
};

let provider: LocalProvider;
let rates: CdekRates;
let tokens: number;

beforeAll(async () => (provider = await startLocalProvider()));
afterAll(() => provider.close());
beforeEach(() => {
  tokens = 0;
  rates = ratesOf({});
});

function ratesOf({ fromCode = undefined as number | undefined, url = provider.origin }): CdekRates {
  return new CdekRates(new CdekAccount({ url, account: 'shop', password: 'пароль&' }), {
    warehouse: moscow,
    fromCode,
    pickupTariffs: [136, 234],
    courierTariffs: [137],
  });
}

/** Makes the fake CDEK server issue tokens and answer all other requests with `reply`. */
function answering(reply: Reply, { expiresIn = 3600 } = {}): void {
  provider.answer((response, request) => {
    if (!request.path.startsWith('/v2/oauth/token')) return reply(response, request);
    tokens += 1;
    const token = { access_token: `t${tokens}`, token_type: 'bearer', expires_in: expiresIn, scope: 'all', jti: 'x' };
    return json(token)(response, request);
  });
}

const ask = (to: Destination = { point: POINT }, signal = AbortSignal.timeout(5000), by = rates) =>
  by.rate({ to, parcel: { grams: 1850, units: 2, declaredValue: toKopecks(1_000_000) } }, signal);
const codeOf = (question: Promise<unknown>) =>
  question.then(
    () => 'an answer',
    (error: unknown) => (error instanceof ProviderError ? error.code : error),
  );
const asked = () => provider.requests.filter(({ path }) => !path.startsWith('/v2/oauth'));
const questions = () => asked().map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const errors = (...codes: string[]) => ({ errors: codes.map((code) => ({ code, message: 'Сообщение' })) });

it('the CDEK adapter chooses the cheapest allowed tariff, in kopecks and calendar days', async () => {
  answering(json(TARIFFS));
  expect(await ask()).toEqual({ price: 29_015, minDays: 3, maxDays: 7 });
});

it('the CDEK adapter sends the contract, weight, warehouse and pickup point', async () => {
  answering(json(TARIFFS));
  await ask();
  const [token, question] = provider.requests;
  expect(Object.fromEntries(new URLSearchParams(token!.body))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'shop',
    client_secret: 'пароль&',
  });
  expect(question).toMatchObject({ method: 'POST', path: '/v2/calculator/tarifflist' });
  expect(question!.headers).toMatchObject({ authorization: 'Bearer t1', 'content-type': 'application/json' });
  expect(questions()).toEqual([
    {
      type: 1,
      currency: 1,
      from_location: { postal_code: '101000', city: 'Москва', country_code: 'RU' },
      to_location: { code: 15256 },
      packages: [{ weight: 1850 }],
    },
  ]);
});

it('the CDEK adapter sends the configured town number, and a postal code for a town or another provider’s point', async () => {
  answering(json({ tariff_codes: [{ ...TARIFFS.tariff_codes[1], tariff_code: 137 }, TARIFFS.tariff_codes[1]] }));
  const by = ratesOf({ fromCode: 44 });
  await ask({ city: petersburg }, undefined, by);
  await ask({ point: { ...POINT, provider: 'demo' } }, undefined, by);
  expect(questions()).toMatchObject([
    { from_location: { code: 44 }, to_location: { postal_code: '190000', city: 'Санкт-Петербург' } },
    { to_location: { postal_code: '299029', city: 'Севастополь', country_code: 'RU' } },
  ]);
});

describe('the token', () => {
  it('the CDEK adapter requests one access token for all waiting requests and reuses it', async () => {
    answering(json(TARIFFS));
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    await ask();
    expect(tokens).toBe(1);
    expect(asked()).toHaveLength(21);
  });

  it('the CDEK adapter renews its access token before it expires', async () => {
    answering(json(TARIFFS), { expiresIn: 61 });
    await ask();
    await new Promise((done) => setTimeout(done, 1100));
    await Promise.all([ask(), ask()]);
    expect(tokens).toBe(2);
  });

  it.each([
    ['401', json({}, 401)],
    ['v2_token_expired', json(errors('v2_token_expired'), 400)],
    ['v2_authorization_incorrect', json(errors('v2_authorization_incorrect'), 200)],
  ])('the CDEK adapter renews a rejected access token (%s) once for all requests', async (_, refusal) => {
    answering((response, request) =>
      (request.headers.authorization === 'Bearer t1' ? refusal : json(TARIFFS))(response, request),
    );
    const all = await Promise.all([ask(), ask(), ask()]);
    expect(all.every(({ price }) => price === 29_015)).toBe(true);
    expect(tokens).toBe(2);
  });

  it('the CDEK adapter renews a repeatedly rejected token at most once per request', async () => {
    answering(json({}, 401));
    expect(await codeOf(ask())).toBe('REFUSED');
    expect(tokens).toBe(2);
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['of an unknown account', json({ error: 'invalid_client', error_description: 'Bad client credentials' }, 401)],
    ['of an unknown account, said otherwise', json({ error: 'invalid_request', error_description: 'x' }, 400)],
  ])(
    'the CDEK adapter reports REFUSED for a token request %s, and the next request asks for a token again',
    async (_, reply) => {
      provider.answer(reply);
      expect(await codeOf(ask())).toBe('REFUSED');
      answering(json(TARIFFS));
      expect(await codeOf(ask())).toBe('an answer');
    },
  );

  it.each(SICKNESSES.filter(([, , code]) => code !== 'INVALID'))(
    'the CDEK adapter reports an error for a token server that %s',
    async (_, reply, code) => {
      provider.answer(reply);
      expect(await codeOf(ask())).toBe(code);
    },
  );

  it('cancelling the request that started a token renewal does not fail other requests', async () => {
    let give: () => void = () => undefined;
    provider.answer((response, request) => {
      if (!request.path.startsWith('/v2/oauth')) return json(TARIFFS)(response, request);
      give = () => json({ access_token: 't', expires_in: 3600 })(response, request);
    });
    const impatient = new AbortController();
    const [given, patient] = [codeOf(ask(undefined, impatient.signal)), codeOf(ask())];
    while (!provider.requests.length) await new Promise((done) => setTimeout(done, 5));
    impatient.abort();
    give();
    expect(await given).toBe('LATE');
    expect(await patient).toBe('an answer');
  });
});

/** All error codes that CDEK's schemas document, and others that its price calculator is known to return. */
const UNAVAILABLE = ['err_result_service_empty', 'ERR_RESULT_SERVICE_EMPTY'];
const DOWN = ['v2_internal_error', 'v2_similar_request_still_processed'];
const REFUSED = ['v2_token_expired', 'v2_authorization_incorrect'];
const INVALID =
  `v2_bad_request v2_invalid_format v2_field_is_empty v2_parameters_empty v2_invalid_value_type v2_entity_not_found
  v2_entity_forbidden v2_entity_invalid v2_order_not_found v2_order_forbidden v2_order_number_empty
  v2_shipment_address_multivalued v2_delivery_address_multivalued v2_sender_location_not_recognized v2_recipient_location_not_recognized
  v2_number_items_is_more_126 v2_entity_not_found_im_number v2_package_id_is_empty v2_impossible_register_date
  v2_intake_exists_by_order v2_intake_exists_by_date_address v2_webhook_type_incorrect v2_entity_empty v2_wrong_interval
  v2_unable_add_service v2_order_item_amount_incorrect v2_entity_has_final_status v2_entity_not_ready v2_outdated_tariff
  v2_exceeded_size v2_update_forbidden ERR_INVALID_TARIFFTYPECODE a_code_of_tomorrow`.split(/\s+/);
const CODES = [
  ...UNAVAILABLE.map((error) => [error, 'UNAVAILABLE'] as const),
  ...DOWN.map((error) => [error, 'DOWN'] as const),
  ...REFUSED.map((error) => [error, 'REFUSED'] as const),
  ...INVALID.map((error) => [error, 'INVALID'] as const),
];

describe.each(CODES)('the CDEK error %s is classified as %s', (error, code) => {
  it.each([400, 200])(
    'the CDEK adapter returns the expected error code for an error response with status %d',
    async (status) => {
      answering(json(errors(error), status));
      expect(await codeOf(ask())).toBe(code);
    },
  );
});

it('the CDEK adapter uses the first error of a response with several errors', async () => {
  answering(json(errors('err_result_service_empty', 'v2_internal_error'), 400));
  expect(await codeOf(ask())).toBe('UNAVAILABLE');
});

it('the CDEK adapter reports no delivery when none of the returned tariffs is allowed', async () => {
  answering(json({ tariff_codes: [TARIFFS.tariff_codes[0]] }));
  expect(await codeOf(ask())).toBe('UNAVAILABLE');
  expect(await codeOf(ask({ city: petersburg }))).toBe('UNAVAILABLE');
});

it('the CDEK adapter uses tariffs that are returned together with an error', async () => {
  answering(json({ ...TARIFFS, ...errors('v2_internal_error') }));
  expect(await codeOf(ask())).toBe('an answer');
});

describe('a provider', () => {
  it.each(SICKNESSES)(
    'the CDEK adapter returns the expected error code for a provider that %s',
    async (_, reply, code) => {
      answering(reply);
      expect(await codeOf(ask())).toBe(code);
    },
  );

  const tariff = TARIFFS.tariff_codes[1]!;
  it.each([
    ['a price in words', { ...tariff, delivery_sum: '310' }],
    ['a price below zero', { ...tariff, delivery_sum: -1 }],
    ['a price beyond reason', { ...tariff, delivery_sum: 1e12 }],
    ['no price', { ...tariff, delivery_sum: undefined }],
    ['half a day', { ...tariff, period_min: 1.5 }],
    ['days without end', { ...tariff, period_max: 10_000 }],
    ['a tariff without a number', { ...tariff, tariff_code: null }],
    ['no tariff but a text', 'посылка'],
  ])('the CDEK adapter classifies a response as NONSENSE when its tariff has %s', async (_, wrong) => {
    answering(json({ tariff_codes: [wrong] }));
    expect(await codeOf(ask())).toBe('NONSENSE');
  });

  it.each([[{}], [{ tariff_codes: [] }], [{ tariff_codes: {} }], [{ errors: [] }], [{ errors: 'много' }]])(
    'the CDEK adapter returns the error code NONSENSE for the response body %j',
    async (answer) => {
      answering(json(answer));
      expect(await codeOf(ask())).toBe('NONSENSE');
    },
  );

  it('the CDEK adapter reports a timeout of the provider', async () => {
    answering(() => undefined);
    expect(await codeOf(ask(undefined, AbortSignal.timeout(100)))).toBe('LATE');
  });

  it('the CDEK adapter reports an unreachable provider', async () => {
    expect(await codeOf(ask(undefined, undefined, ratesOf({ url: 'http://127.0.0.1:1' })))).toBe('DOWN');
  });

  it('the CDEK adapter sends its password only to get a token and omits it from errors', async () => {
    answering(json({}, 500));
    const error = await ask().catch((failure: Error) => failure);
    expect(String(error)).not.toContain('пароль');
    expect(asked()[0]!.body + asked()[0]!.path).not.toContain(encodeURIComponent('пароль'));
  });
});

const folder = FEED_DATA && join(FEED_DATA, 'cdek-v2');
(folder ? describe : describe.skip)('by the schemas of CDEK (skipped without MEET_FEED_DATA)', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(folder!, file), 'utf8')) as unknown;
  interface Schemas {
    schemas: { schema: Parameters<typeof contractOf>[0] }[];
  }
  const documents = () => (read('cdek_api_schemas.json') as Schemas).schemas.map(({ schema }) => schema);
  const contract = (name: string) =>
    contractOf(
      documents().find(({ components }) => components?.schemas[name])!,
      name,
    );

  it('requests to CDEK match its documented format', async () => {
    answering(json(TARIFFS));
    await ask();
    await ask({ city: petersburg }).catch(() => undefined);
    await ask({ point: { ...POINT, provider: 'demo', postal_code: null } });
    await ask(undefined, undefined, ratesOf({ fromCode: 44 }));
    const valid = contract('CalculatorTariffListRequestDto');
    for (const question of questions()) expect(valid(question) || valid.errors).toBe(true);
    const token = contract('RequestDto');
    const credentials = provider.requests.filter(({ path }) => path === '/v2/oauth/token');
    expect(credentials.length).toBeGreaterThan(0);
    for (const { body } of credentials)
      expect(token(Object.fromEntries(new URLSearchParams(body))) || token.errors).toBe(true);
  });

  it('the CDEK responses used in tests match its documented format', () => {
    expect(contract('CalculatorTariffListResponseDto')(TARIFFS)).toBe(true);
    expect(contract('SimplifiedResponseDto')(errors('v2_bad_request'))).toBe(true);
  });

  it('the CDEK adapter maps every error code of CDEK’s table to one of its own', () => {
    const table = new Set(
      readFileSync(join(folder!, 'cdek_api_schemas.json'), 'utf8').match(/(?<=\\n\| )v2_[a-z_\d]+/g),
    );
    const warnings = [...table].filter((code) => /_(change_by|changed|ignored)|late_intake/.test(code));
    const known = new Set<string>(CODES.map(([code]) => code));
    expect(table.size).toBeGreaterThan(30);
    expect([...table].filter((code) => !known.has(code) && !warnings.includes(code))).toEqual([]);
  });

  it('the CDEK adapter reads the price and days of a recorded response', async () => {
    const recorded = read('tarifflist_sample_partial.json') as { response: unknown };
    answering(json(recorded.response));
    expect(await ask({ city: petersburg })).toEqual({ price: 48_000, minDays: 2, maxDays: 4 });
  });
});
