import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWithFeedData } from '../../testing/feeds/feed-data.js';
import { json, SICKNESSES, startLocalProvider, type LocalProvider, type Reply } from '../../testing/local-provider.js';
import { contractOf } from '../../testing/provider-contract.js';
import { ProviderError } from '../provider-error.js';
import { CdekAccount } from './cdek-account.js';
import { CdekLabels } from './cdek-labels.js';

const ID = '72753034-c617-46ef-b70a-8f5f520b6be4';
const PDF = '%PDF-1.5\n…';
const request = { type: 'CREATE', state: 'ACCEPTED', date_time: '2026-11-29T11:25:53+0700', errors: [], warnings: [] };
const TAKEN = { entity: { uuid: ID }, requests: [request], related_entities: [] };
const refused = (code: string) => ({
  requests: [{ ...request, state: 'INVALID', errors: [{ code, message: 'Заказ не найден' }] }],
  related_entities: [],
});
const made = (...codes: string[]) => ({
  entity: {
    uuid: ID,
    orders: [{ cdek_number: 1106394409 }],
    statuses: codes.map((code) => ({ code, name: code, date_time: '2026-11-29T11:25:53+0700' })),
  },
  requests: [request],
  related_entities: [],
});

let provider: LocalProvider;
let labels: CdekLabels;
let tokens: number;

beforeAll(async () => (provider = await startLocalProvider()));
afterAll(() => provider.close());
beforeEach(() => {
  tokens = 0;
  labels = new CdekLabels(new CdekAccount({ url: provider.origin, account: 'shop', password: 'secret' }), 1);
});

/** Makes the fake CDEK server issue tokens and answer each further request with the next reply, or with the last one. */
function answering(...replies: Reply[]): void {
  provider.answer((response, received) => {
    if (!received.path.startsWith('/v2/oauth/token')) return (replies.shift() ?? last)(response, received);
    tokens += 1;
    return json({ access_token: `t${tokens}`, expires_in: 3600 })(response, received);
  });
  const last = replies.at(-1)!;
}

const pdf =
  (content: string): Reply =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(content);
const make = (signal = AbortSignal.timeout(5000)) => labels.make('1106394409', signal);
const file = () => labels.file(ID, AbortSignal.timeout(5000));
const failure = (question: Promise<unknown>) =>
  question.then(
    () => 'an answer',
    (error: unknown) => (error instanceof ProviderError ? `${error.code} ${error.message}` : error),
  );
const asked = () => provider.requests.filter(({ path }) => !path.startsWith('/v2/oauth'));

it('the CDEK adapter asks until the label is ready when CDEK has taken the request up', async () => {
  const steps = [made(), made('ACCEPTED'), made('ACCEPTED', 'PROCESSING'), made('ACCEPTED', 'PROCESSING', 'READY')];
  answering(json(TAKEN, 202), ...steps.map((step) => json(step)));
  expect(await make()).toBe(ID);
  expect(asked().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v2/print/barcodes',
    ...Array.from(steps, () => `GET /v2/print/barcodes/${ID}`),
  ]);
  expect(JSON.parse(asked()[0]!.body)).toEqual({
    orders: [{ cdek_number: 1106394409 }],
    copy_count: 1,
    format: 'A6',
    lang: 'RUS',
  });
});

it('the CDEK adapter returns the PDF from CDEK’s own address, with the token', async () => {
  answering(pdf(PDF));
  expect((await file()).toString()).toBe(PDF);
  expect(asked()[0]).toMatchObject({
    path: `/v2/print/barcodes/${ID}.pdf`,
    headers: { authorization: 'Bearer t1', accept: 'application/pdf' },
  });
});

it.each([
  ['refuses the number at once', [json(refused('v2_order_not_found'), 400)], 'v2_order_not_found: Заказ не найден'],
  [
    'refuses the number within a 202',
    [json(refused('v2_order_not_found'), 202)],
    'v2_order_not_found: Заказ не найден',
  ],
  ['says that another shop has the parcel', [json(refused('v2_entity_forbidden'), 400)], 'v2_entity_forbidden'],
  [
    'refuses the number later',
    [json(TAKEN, 202), json({ ...made('INVALID'), ...refused('v2_order_not_found') })],
    'v2_',
  ],
  ['gives no reason', [json(TAKEN, 202), json(made('ACCEPTED', 'INVALID'))], 'no label is made of this number'],
])('the CDEK adapter reports INVALID when CDEK %s', async (_, replies, words) => {
  answering(...replies);
  expect(await failure(make())).toContain(`INVALID ${words}`);
});

it('the CDEK adapter reports a timeout when the label is not ready in time', async () => {
  answering(json(TAKEN, 202), json(made('PROCESSING')));
  expect(await failure(make(AbortSignal.timeout(50)))).toMatch(/^LATE /);
});

it.each([
  ['no id', { requests: [request] }],
  ['an id that leads elsewhere', { entity: { uuid: '../../v2/orders' } }],
])('the CDEK adapter reports NONSENSE when CDEK takes a request up with %s', async (_, answer) => {
  answering(json(answer, 202));
  expect(await failure(make())).toMatch(/^NONSENSE /);
});

it.each([
  ['is no PDF', pdf('<html>'), 'no PDF'],
  ['is empty', pdf(''), 'no PDF'],
  ['has more than 2 MB', pdf('%PDF-'.padEnd(2 * 1024 * 1024 + 1)), 'more than 2097152 bytes'],
])('the CDEK adapter reports NONSENSE when the label %s', async (_, reply, words) => {
  answering(reply);
  expect(await failure(file())).toMatch(new RegExp(`^NONSENSE .*${words}`));
});

it.each([
  ['making', make, [json(TAKEN, 202), json(made('READY'))]],
  ['file', file, [pdf(PDF)]],
] as const)('the CDEK adapter renews a token that is refused for the %s of a label', async (_, ask, replies) => {
  answering(json({}, 401), ...replies);
  expect(await failure(ask())).toBe('an answer');
  expect(tokens).toBe(2);
});

it.each(SICKNESSES)(
  'the CDEK adapter returns the expected error code for labels when CDEK %s',
  async (_, reply, code) => {
    answering(reply);
    expect(await failure(make())).toMatch(new RegExp(`^${code} `));
    expect(await failure(file())).toMatch(new RegExp(`^${code} `));
  },
);

describeWithFeedData('labels by the schemas of CDEK', (folder) => {
  const contract = (name: string) => {
    const { schemas } = JSON.parse(readFileSync(join(folder, 'cdek-v2', 'cdek_api_schemas.json'), 'utf8')) as {
      schemas: { schema: Parameters<typeof contractOf>[0] }[];
    };
    return contractOf(schemas.find(({ schema }) => schema.components?.schemas[name])!.schema, name);
  };

  it('the request for a label and the answers of the tests match CDEK’s documented format', async () => {
    answering(json(TAKEN, 202), json(made('READY')));
    await make();
    expect(contract('BarcodeRequestDto')(JSON.parse(asked()[0]!.body))).toBe(true);
    expect(contract('BarcodePrintResponseDto')(TAKEN)).toBe(true);
    expect(contract('BarcodePrintResponseDto')(refused('v2_order_not_found'))).toBe(true);
    // The schema names no code of a status, so no answer with one would match.
    expect(contract('BarcodeGetResponseDto')(made())).toBe(true);
  });
});
