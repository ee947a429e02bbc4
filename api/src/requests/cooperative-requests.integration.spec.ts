import pg from 'pg';
import { PrintedMessages } from '../messaging/index.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { freshCode, signIn, someAddress, somePhone } from '../testing/shoppers.js';
import { startTestApi, type Answer, type TestApi } from '../testing/test-api.js';

const CREATE = `mutation ($dto: CreateCooperativeRequestInput!) {
  request: createCooperativeRequest(dto: $dto) { companyName companyType fullName inn email phone description } }`;
const QUEUE = `query ($dto: CooperativeRequestsInput) { cooperativeRequests(dto: $dto) {
  items { id inn state answer repeats otherSender { email } companyName } pagination { totalItems } } }`;
const SHOP_MAIL = 'partners@shop.example';
const COMPANIES = ['7707083893', '7830002293'];
const PERSON = '500100732259';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let mailboxes = 0;
const newMailbox = () => `partner-${(mailboxes += 1)}@example.com`;

beforeAll(async () => {
  api = await startTestApi([], { REQUESTS_MAIL: SHOP_MAIL, DATABASE_POOL_SIZE: '10' });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  manager = await operator(api, 'MANAGER');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(async () => {
  await database.query('TRUNCATE "cooperative_request", "outbox_event", "throttle_counter"');
  api.app.get(PrintedMessages).messages.length = 0;
});

const requestOf = (changes: object = {}) => ({
  companyName: 'Кеды оптом',
  companyType: 'OOO',
  fullName: 'Иванова Мария Петровна',
  inn: COMPANIES[0],
  email: newMailbox(),
  phone: somePhone(),
  description: 'Хотим продавать\nу вас',
  ...changes,
});
const send = (dto: object, from = someAddress()): Promise<Answer> => api.ask(CREATE, { dto }, { from });

interface Queued {
  id: string;
  inn: string;
  state: string;
  answer: string | null;
  repeats: number;
  otherSender: { email: string } | null;
}
async function queue(dto: object = {}): Promise<Queued[]> {
  const { data, errors } = await manager.admin(QUEUE, { dto });
  if (!data) throw new Error(JSON.stringify(errors));
  return (data.cooperativeRequests as { items: Queued[] }).items;
}
async function sentTo(address: string): Promise<{ subject: string; text: string }[]> {
  await api.app.get(OutboxWorker).run();
  return api.app.get(PrintedMessages).messages.filter(({ to }) => to === address);
}

it('createCooperativeRequest queues a guest’s request and sends e-mails to the sender and the shop', async () => {
  const dto = requestOf({ email: ' Partner-A@Example.com', phone: '8 (916) 700-01-01' });
  expect((await send(dto)).data!.request).toEqual({
    ...dto,
    ...{ email: 'partner-a@example.com', phone: '+79167000101' },
  });
  expect(await queue()).toMatchObject([
    { inn: COMPANIES[0], state: 'NEW', answer: null, repeats: 0, otherSender: null },
  ]);
  expect((await sentTo('partner-a@example.com')).map(({ subject }) => subject)).toEqual([
    'Заявка на сотрудничество получена',
  ]);
  const [letter] = await sentTo(SHOP_MAIL);
  expect(letter).toMatchObject({ subject: 'Новая заявка на сотрудничество' });
  expect(letter!.text).toContain('Ждут ответа: 1.');
});

it('a partnership request’s e-mail never quotes text that a stranger typed', async () => {
  const typed = { companyName: 'Выигрыш evil.example', fullName: 'Заберите приз', description: 'https://evil.example' };
  await send(requestOf({ ...typed, email: 'victim@example.com' }));
  await sentTo(SHOP_MAIL);
  const told = JSON.stringify(api.app.get(PrintedMessages).messages);
  expect(told).toContain('victim@example.com');
  for (const words of [...Object.values(typed), COMPANIES[0]!]) expect(told).not.toContain(words);
});

it.each([
  ['a company with the INN of a person', { inn: PERSON }, 'dto.inn'],
  ['an individual entrepreneur with the INN of a company', { companyType: 'IP' }, 'dto.inn'],
  ['a self-employed person with the INN of a company', { companyType: 'SELF_EMPLOYED' }, 'dto.inn'],
  ['a wrong check digit', { inn: '7707083894' }, 'dto.inn'],
  ['no mailbox', { email: 'nobody' }, 'dto.email'],
  ['a landline', { phone: '+74951234567' }, 'dto.phone'],
  ['a control character in a name', { fullName: 'Иван\u0007ова' }, 'dto.fullName'],
  ['a line end in a name', { companyName: 'Кеды\nBcc: x' }, 'dto.companyName'],
  ['an empty name', { companyName: '   ' }, 'dto.companyName'],
  ['too long a name', { companyName: 'я'.repeat(201) }, 'dto.companyName'],
  ['too long a text', { description: 'я'.repeat(2001) }, 'dto.description'],
])('a partnership request with %s is refused and not saved', async (_, changes, field) => {
  const answer = await send(requestOf(changes));
  expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  expect(answer.errors![0]!.extensions.fields?.map((fault) => fault.field) ?? [field]).toContain(field);
  expect(await queue()).toEqual([]);
});

it.each([
  ['IP', PERSON],
  ['SELF_EMPLOYED', PERSON],
  ['OTHER', PERSON],
  ['OTHER', COMPANIES[1]],
  ['OOO', '7707 083 893'],
])('the company type %s accepts the INN %s', async (companyType, inn) => {
  expect((await send(requestOf({ companyType, inn }))).errors).toBeUndefined();
  expect(await queue()).toHaveLength(1);
});

it('a second partnership request with the same INN gets the usual result and reveals nothing', async () => {
  const first = requestOf();
  await send(first);
  const second = requestOf({ fullName: 'Другой Человек' });
  expect((await send(second)).data!.request).toEqual(second);
  await send(first);
  const [request, ...others] = await queue();
  expect(others).toEqual([]);
  expect(request).toMatchObject({ repeats: 2, otherSender: { email: second.email } });
  expect([(await sentTo(first.email)).length, (await sentTo(second.email)).length]).toEqual([1, 1]);
  expect(await sentTo(SHOP_MAIL)).toHaveLength(1);
});

it('twenty simultaneous requests with one INN create one request and one e-mail to the shop', async () => {
  const dto = requestOf();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(dto)));
  const others = await Promise.all(Array.from({ length: 10 }, () => send(requestOf())));
  expect([...answers, ...others].filter(({ errors }) => errors)).toEqual([]);
  expect(await queue()).toMatchObject([{ repeats: 19 }]);
  expect(await sentTo(SHOP_MAIL)).toHaveLength(1);
  expect(await sentTo(dto.email)).toHaveLength(1);
});

it('partnership requests are limited by IP address, network and recipient', async () => {
  const from = someAddress();
  const codes = [];
  for (let n = 0; n < 11; n += 1) codes.push(codeOf(await send(requestOf(), from)));
  expect(codes).toEqual([...Array.from({ length: 10 }), 'TOO_MANY_REQUESTS']);
  const email = newMailbox();
  const toOne = await Promise.all(Array.from({ length: 11 }, () => send(requestOf({ email }))));
  expect(toOne.filter((answer) => codeOf(answer) === 'TOO_MANY_REQUESTS')).toHaveLength(1);
});

it('a partnership request beyond the message budget is accepted without an e-mail', async () => {
  const from = someAddress();
  for (let n = 0; n < 9; n += 1) await send(requestOf({ inn: PERSON, companyType: 'IP' }), from);
  // The tenth message of this client in ten minutes is a code, so the next request is over its budget.
  await api.ask(
    'mutation ($email: String!) { sendEmailCode(dto: { email: $email }) { status } }',
    { email: newMailbox() },
    { from },
  );
  const dto = requestOf();
  expect((await send(dto, from)).errors).toBeUndefined();
  expect(await queue({ search: COMPANIES[0] })).toHaveLength(1);
  expect(await sentTo(dto.email)).toEqual([]);
  expect(await sentTo(SHOP_MAIL)).toHaveLength(2);
});

describe('operators', () => {
  const decide = (id: string, state: string, answer = 'Спасибо, ждём вас') =>
    manager.admin(
      `mutation ($dto: DecideCooperativeRequestInput!) { decideCooperativeRequest(dto: $dto) { state answer } }`,
      { dto: { id, state, answer } },
    );

  it('operators decide a partnership request once, and its INN may be used again afterwards', async () => {
    const dto = requestOf();
    await send(dto);
    const [{ id }] = (await queue()) as [Queued];
    const taken = await manager.admin('mutation ($id: ID!) { takeUpCooperativeRequest(dto: { id: $id }) { state } }', {
      id,
    });
    expect(taken.data!.takeUpCooperativeRequest).toEqual({ state: 'IN_WORK' });
    expect((await decide(id, 'AGREED')).data!.decideCooperativeRequest).toEqual({
      ...{ state: 'AGREED', answer: 'Спасибо, ждём вас' },
    });
    expect(codeOf(await decide(id, 'DECLINED'))).toBe('REQUEST_CLOSED');
    expect((await sentTo(dto.email)).map(({ subject }) => subject)).toEqual([
      'Ответ на заявку о сотрудничестве',
      'Заявка на сотрудничество получена',
    ]);
    await send(requestOf());
    expect((await queue()).map(({ state }) => state)).toEqual(['NEW', 'AGREED']);
    const { rows } = await database.query<{ action: string; before: object; after: object }>(
      `SELECT "action", "before", "after" FROM "operator_action" WHERE "entityId" = $1 ORDER BY "id"`,
      [id],
    );
    expect(rows).toMatchObject([
      { action: 'takeUpCooperativeRequest', before: { state: 'NEW' }, after: { state: 'IN_WORK' } },
      { action: 'decideCooperativeRequest', before: { state: 'IN_WORK' }, after: { state: 'AGREED' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(dto.fullName);
  });

  it('only one of several simultaneous decisions on a partnership request succeeds', async () => {
    await send(requestOf());
    const [{ id }] = (await queue()) as [Queued];
    const answers = await Promise.all(['AGREED', 'DECLINED', 'AGREED', 'DECLINED'].map((state) => decide(id, state)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await sentTo(SHOP_MAIL)).length).toBe(1);
    const { rowCount } = await database.query(`SELECT FROM "operator_action" WHERE "entityId" = $1`, [id]);
    expect(rowCount).toBe(1);
  });

  it('deciding a partnership request requires an answer, a known request and an operator', async () => {
    await send(requestOf());
    const [{ id }] = (await queue()) as [Queued];
    expect(codeOf(await decide(id, 'AGREED', ' '))).toBe('BAD_USER_INPUT');
    expect(codeOf(await decide(id, 'NEW'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await decide('00000000-0000-4000-8000-000000000000', 'AGREED'))).toBe('REQUEST_NOT_FOUND');
    const shopper = await operator(api, 'USER');
    expect(codeOf(await shopper.admin(QUEUE))).toBe('FORBIDDEN');
    expect(await queue({ search: 'кеды опт' })).toHaveLength(1);
    expect(await queue({ state: 'AGREED' })).toEqual([]);
    expect(await queue({ search: '%' })).toEqual([]);
  });
});

it('export and deletion of an account include its partnership requests and those from its e-mail address', async () => {
  const email = newMailbox();
  await send(requestOf({ email }));
  await send(requestOf({ inn: PERSON, companyType: 'IP' }));
  const shopper = await signIn(api, email);
  await shopper.ask(CREATE, { dto: requestOf({ inn: COMPANIES[1] }) });
  const { cooperativeRequests } = JSON.parse(
    (await shopper.ask('{ exportAccount }')).data!.exportAccount as string,
  ) as {
    cooperativeRequests: { inn: string }[];
  };
  expect(cooperativeRequests.map(({ inn }) => inn)).toEqual(COMPANIES);
  await database.query('TRUNCATE "one_time_code"');
  const code = await freshCode(api, email, shopper.accessToken);
  await shopper.ask(
    'mutation ($email: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $email, code: $code }) }',
    { email, code },
  );
  expect((await queue()).map(({ inn }) => inn)).toEqual([PERSON]);
});
