import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { FEED_DATA } from '../../testing/feeds/feed-data.js';
import { json, SICKNESSES, startLocalProvider, type LocalProvider } from '../../testing/local-provider.js';
import { contractOf } from '../../testing/provider-contract.js';
import { ProviderError } from '../provider-error.js';
import { DadataSuggestions } from './dadata.js';

const MOSCOW = '0c5b2444-70a0-4932-980c-b4dc0d3f02b5';
const SUGGESTION = {
  value: 'ул Тихая, д 7 к 2',
  unrestricted_value: '101000, г Москва, ул Тихая, д 7 к 2',
  data: {
    postal_code: '101000',
    city: 'Москва',
    street: 'Тихая',
    street_with_type: 'ул Тихая',
    house: '7',
    block_type: 'к',
    block: '2',
    geo_lat: '55.7',
    geo_lon: '37.6',
    qc_geo: '0',
  },
};

let provider: LocalProvider;
let dadata: DadataSuggestions;
beforeAll(async () => {
  provider = await startLocalProvider();
  dadata = new DadataSuggestions({ url: `${provider.origin}/suggestions`, token: 'secret' });
});
afterAll(() => provider.close());

const ask = (text = 'тихая 7', cityId: string | null = null, signal = AbortSignal.timeout(5000)) =>
  dadata.suggest({ text, cityId }, signal);
const codeOf = (question: Promise<unknown>) =>
  question.then(
    () => 'an answer',
    (error: unknown) => (error instanceof ProviderError ? error.code : error),
  );
const questions = () => provider.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

it('the DaData adapter returns suggestions with the text for the field and its parts', async () => {
  provider.answer(json({ suggestions: [SUGGESTION] }));
  expect(await ask()).toEqual([
    {
      value: 'ул Тихая, д 7 к 2',
      geo_lat: 55.7,
      geo_lon: 37.6,
      city: 'Москва',
      street: 'ул Тихая',
      house: '7 к 2',
      postalCode: '101000',
    },
  ]);
});

it('the DaData adapter sends its key, asks for ten suggestions and restricts them to the town', async () => {
  provider.answer(json({ suggestions: [] }));
  await ask('  тихая');
  await ask('тихая', MOSCOW);
  const [{ method, path, headers }] = provider.requests as [(typeof provider.requests)[0]];
  expect({ method, path }).toEqual({ method: 'POST', path: '/suggestions/api/4_1/rs/suggest/address' });
  expect(headers).toMatchObject({ authorization: 'Token secret', 'content-type': 'application/json' });
  expect(questions()).toEqual([
    { query: '  тихая', count: 10 },
    { query: 'тихая', count: 10, locations: [{ city_fias_id: MOSCOW }], restrict_value: true },
  ]);
});

it('the DaData adapter truncates queries that are too long', async () => {
  provider.answer(json({ suggestions: [] }));
  await ask('ы'.repeat(500));
  expect(questions()[0]).toMatchObject({ query: 'ы'.repeat(300) });
});

it('the DaData adapter treats unknown fields as null', async () => {
  const nothing = Object.fromEntries(Object.keys(SUGGESTION.data).map((key) => [key, null]));
  provider.answer(
    json({
      suggestions: [
        { value: 'Московская обл', data: nothing },
        { value: 'без частей', data: {} },
      ],
    }),
  );
  const empty = { geo_lat: null, geo_lon: null, city: null, street: null, house: null, postalCode: null };
  expect(await ask()).toEqual([
    { value: 'Московская обл', ...empty },
    { value: 'без частей', ...empty },
  ]);
  provider.answer(json({ suggestions: null }));
  expect(await ask()).toEqual([]);
  const odd = { ...SUGGESTION.data, geo_lat: 'север', city: '', settlement: 'дер Ясная' };
  provider.answer(json({ suggestions: [{ value: 'a', data: odd }] }));
  expect(await ask()).toMatchObject([{ geo_lat: null, city: 'дер Ясная' }]);
});

describe('a provider', () => {
  it.each(SICKNESSES)('the DaData adapter reports an error for a provider that %s', async (_, reply, code) => {
    provider.answer(reply);
    expect(await codeOf(ask())).toBe(code);
  });

  it.each([
    [401, 'REFUSED'],
    [405, 'INVALID'],
    [413, 'INVALID'],
  ])('the DaData adapter classifies a response with status %d as %s', async (status, code) => {
    provider.answer(json({ family: 'CLIENT_ERROR', reason: 'x', message: 'y' }, status));
    expect(await codeOf(ask())).toBe(code);
  });

  it.each([
    {},
    { suggestions: {} },
    { suggestions: ['г Москва'] },
    { suggestions: [{ value: 7, data: {} }] },
    { suggestions: [{ value: '', data: {} }] },
    { suggestions: [{ value: 'a' }] },
    { suggestions: [{ value: 'a', data: { geo_lat: 55.7 } }] },
    { suggestions: [{ value: 'a', data: { city: ['Москва'] } }] },
  ])('the DaData adapter classifies the response body %j as NONSENSE', async (answer) => {
    provider.answer(json(answer));
    expect(await codeOf(ask())).toBe('NONSENSE');
  });

  it('the DaData adapter reports a timeout of the provider', async () => {
    provider.answer(() => undefined);
    expect(await codeOf(ask('a', null, AbortSignal.timeout(100)))).toBe('LATE');
  });

  it('the DaData adapter reports an unreachable provider', async () => {
    const nowhere = new DadataSuggestions({ url: 'http://127.0.0.1:1', token: 'secret' });
    const failure = nowhere.suggest({ text: 'a', cityId: null }, AbortSignal.timeout(5000));
    expect(await codeOf(failure)).toBe('DOWN');
    expect(String(await failure.catch((error: Error) => error))).not.toContain('secret');
  });
});

const folder = FEED_DATA && join(FEED_DATA, 'dadata');
(folder ? describe : describe.skip)('by the schemas of DaData (skipped without MEET_FEED_DATA)', () => {
  const document = () =>
    parse(readFileSync(join(folder!, 'official_suggestions_openapi.yml'), 'utf8')) as Parameters<typeof contractOf>[0];

  it('requests to DaData match its documented format', async () => {
    provider.answer(json({ suggestions: [] }));
    await ask('тихая', MOSCOW);
    await ask('');
    const valid = contractOf(document(), 'SuggestAddressRequest');
    for (const question of questions()) expect(valid(question) || valid.errors).toBe(true);
    expect(Object.keys((document() as unknown as { paths: object }).paths)).toContain('/api/4_1/rs/suggest/address');
  });

  it('the DaData responses used in tests match its documented format', () => {
    const valid = contractOf(document(), 'SuggestResponseAddress');
    expect(valid({ suggestions: [SUGGESTION] }) || valid.errors).toBe(true);
  });

  it('the DaData adapter reads recorded responses', async () => {
    const recorded = JSON.parse(readFileSync(join(folder!, 'suggest_address_by_query.json'), 'utf8')) as Record<
      string,
      { value: string }[]
    >;
    for (const [text, suggestions] of Object.entries(recorded)) {
      provider.answer(json({ suggestions }));
      const found = await ask(text);
      expect(found.map(({ value }) => value)).toEqual(suggestions.map(({ value }) => value));
    }
    provider.answer(json({ suggestions: recorded['М'] }));
    expect((await ask('М'))[0]).toMatchObject({ value: 'г Москва', city: 'Москва', geo_lat: 55.75396 });
  });
});
