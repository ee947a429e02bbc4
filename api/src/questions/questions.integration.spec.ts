import pg from 'pg';
import { PrintedMessages } from '../messaging/index.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { dayOf, startOfNextDay } from '../shared/shop-time.js';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { freshCode, signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

const PARTS = `id productId productSlug text state rejectionReason answer { text createdAt } createdAt`;
const ASK = `mutation ($dto: AskQuestionInput!) { question: askQuestion(dto: $dto) { ${PARTS} } }`;
const LIST = `query ($dto: ProductQuestionsInput!, $first: Int!, $after: String) {
  productQuestions(dto: $dto, first: $first, after: $after) { totalCount nodes { ${PARTS} } pageInfo { hasNextPage endCursor } } }`;
const OWN = `query ($dto: UserQuestionsInput) { userQuestions(dto: $dto) { totalCount nodes { ${PARTS} } } }`;
const QUEUE = `query ($dto: QuestionsInput) { questions(dto: $dto) { totalCount nodes { ${PARTS} userId version } stateCounts { state count } } }`;
const NOBODY = '00000000-0000-4000-8000-000000000000';

interface Question {
  id: string;
  text: string;
  state: string;
  answer: { text: string; createdAt: string } | null;
  version: string;
  [field: string]: unknown;
}
interface Part {
  totalCount: number;
  nodes: Question[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  stateCounts: { state: string; count: number }[];
}

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let products: Record<string, string>;

beforeAll(async () => {
  const items = [{ size: '42', price: 10_000 }];
  const model = { name: 'Ветер' };
  api = await startTestApi(
    [
      ...['black', 'white'].map((slug) => feedProduct(slug, { model, items })),
      ...['alone', 'other', 'gone'].map((slug) => feedProduct(slug, { name: `Кеды ${slug}`, items })),
    ],
    { DATABASE_POOL_SIZE: '20' },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  const { rows } = await database.query<{ id: string; slug: string }>('SELECT "id", "slug" FROM "product"');
  products = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
  await database.query(`UPDATE "product" SET "active" = false WHERE "slug" = 'gone'`);
  manager = await operator(api, 'MANAGER');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const someone = () => signIn(api, somePhone());
const send = (by: Pick<Shopper, 'ask'>, slug: string, text: string) =>
  by.ask(ASK, { dto: { productId: products[slug], text } });

async function asked(by: Shopper, slug = 'alone', text = 'Тёплая ли подкладка?'): Promise<Question> {
  const { data, errors } = await send(by, slug, text);
  if (!data?.question) throw new Error(JSON.stringify(errors));
  return data.question as Question;
}

async function decide(call: 'answerQuestion' | 'rejectQuestion', dto: object) {
  const type = call === 'answerQuestion' ? 'AnswerQuestionInput' : 'RejectQuestionInput';
  const { data, errors } = await manager.admin(
    `mutation ($dto: ${type}!) { made: ${call}(dto: $dto) { ${PARTS} version } }`,
    { dto },
  );
  return (data?.made ?? errors![0]!.extensions) as Question & { code?: string };
}
const answer = (id: string, text = 'Да, на шерсти.') => decide('answerQuestion', { id, text });

async function list(slug: string, first = 24, after: string | null = null): Promise<Part> {
  const { data, errors } = await api.ask(LIST, { dto: { productId: products[slug] }, first, after });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.productQuestions as Part;
}
async function own(by: Shopper, dto: object = {}): Promise<Part> {
  return (await by.ask(OWN, { dto })).data!.userQuestions as Part;
}
async function queue(dto: object = {}): Promise<Part> {
  return (await manager.admin(QUEUE, { dto })).data!.questions as Part;
}
const clear = () => database.query('DELETE FROM "product_question"');

describe('askQuestion', () => {
  beforeEach(clear);

  it('askQuestion accepts 10 to 500 characters from a signed-in shopper about a product on sale', async () => {
    expect(codeOf(await send(api, 'alone', 'Тёплая ли подкладка?'))).toBe('UNAUTHORIZED');
    const maria = await someone();
    for (const text of ['а'.repeat(9), ` ${'а'.repeat(9)}  `, 'а'.repeat(501), 'Тёплая\u202Eли подкладка?'])
      expect(codeOf(await send(maria, 'alone', text))).toBe('BAD_USER_INPUT');
    expect(codeOf(await send(maria, 'gone', 'Тёплая ли подкладка?'))).toBe('PRODUCT_NOT_FOUND');
    for (const text of ['а'.repeat(10), 'ё'.repeat(500)])
      expect(await asked(maria, 'alone', text)).toMatchObject({ text, state: 'PENDING', answer: null });
  });

  it('a shopper can ask three questions a day and again on the next day', async () => {
    const maria = await someone();
    for (const slug of ['alone', 'other', 'black']) await asked(maria, slug);
    const { errors } = await send(maria, 'white', 'Тёплая ли подкладка?');
    expect(errors![0]!.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAt: startOfNextDay(dayOf(new Date())).toISOString(),
    });
    await database.query(`UPDATE "product_question" SET "askedOn" = "askedOn" - 1`);
    await asked(maria, 'white');
  });

  it('thirty questions that one shopper sends at once result in three saved questions', async () => {
    const maria = await someone();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => send(maria, 'alone', `Вопрос номер ${n} от меня`)),
    );
    const codes = answers.map((one) => codeOf(one) ?? 'OK');
    expect(codes.filter((code) => code === 'OK')).toHaveLength(3);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(27);
    const { rows } = await database.query('SELECT "place" FROM "product_question" ORDER BY "place"');
    expect(rows).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }]);
  });
});

describe('a question', () => {
  beforeEach(clear);

  it('a question is visible only to its author until answered, then to everybody on all colourways', async () => {
    const [maria, boris] = [await someone(), await someone()];
    const { id } = await asked(maria, 'white');
    for (const slug of ['white', 'black']) expect(await list(slug)).toMatchObject({ totalCount: 0, nodes: [] });
    expect((await own(boris)).nodes).toEqual([]);
    expect((await own(maria)).nodes).toMatchObject([{ id, state: 'PENDING' }]);
    expect((await own(maria, { productId: products.black })).nodes).toHaveLength(1);
    expect((await own(maria, { productId: products.alone })).nodes).toEqual([]);
    await answer(id);
    for (const slug of ['white', 'black'])
      expect((await list(slug)).nodes).toMatchObject([{ id, state: 'ANSWERED', answer: { text: 'Да, на шерсти.' } }]);
    expect((await list('alone')).nodes).toEqual([]);
    await decide('rejectQuestion', { id, reason: 'Не о товаре' });
    expect((await list('white')).nodes).toEqual([]);
    expect((await own(maria)).nodes).toMatchObject([
      { state: 'REJECTED', rejectionReason: 'Не о товаре', answer: null },
    ]);
  });

  it('product questions are paged by cursor with the newest first', async () => {
    const texts = Array.from({ length: 7 }, (_, n) => `Вопрос номер ${n} о паре`);
    for (const text of texts) await answer((await asked(await someone(), 'alone', text)).id);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const part: Part = await list('alone', 3, after);
      expect(part.totalCount).toBe(7);
      seen.push(...part.nodes.map(({ text }) => text));
      ({ endCursor: after, hasNextPage: more } = part.pageInfo);
    }
    expect(seen).toEqual(texts.toReversed());
    const { errors } = await api.ask(LIST, { dto: { productId: products.other }, first: 3, after: 'x' });
    expect(errors![0]!.extensions.code).toBe('CURSOR_INVALID');
  });

  it('an edited answer keeps its time, and the audit log contains no text of the question', async () => {
    const { id } = await asked(await someone(), 'alone', 'Тайные слова о подкладке');
    const first = await answer(id);
    const second = await answer(id, 'Нет, подкладки нет.');
    expect(second.answer).toEqual({ text: 'Нет, подкладки нет.', createdAt: first.answer!.createdAt });
    const { rows } = await database.query<{ action: string }>(
      `SELECT "action", "before", "after", "reason" FROM "operator_action" WHERE "entityId" = $1 ORDER BY "id"`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['answerQuestion', 'answerQuestion']);
    expect(JSON.stringify(rows)).not.toContain('Тайные');
  });

  it('a decision about an outdated version of a question or an unknown question changes nothing', async () => {
    const { id } = await asked(await someone());
    const [{ version }] = (await queue()).nodes as [Question];
    await answer(id);
    for (const dto of [
      { id, version, text: 'Другой ответ' },
      { id, version, reason: 'Не о товаре' },
    ]) {
      const call = 'text' in dto ? 'answerQuestion' : 'rejectQuestion';
      expect(await decide(call, dto)).toMatchObject({ code: 'CONFLICT', current: { answer: 'Да, на шерсти.' } });
    }
    expect((await list('alone')).nodes).toMatchObject([{ answer: { text: 'Да, на шерсти.' } }]);
    expect(await answer(NOBODY)).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
    expect(await decide('rejectQuestion', { id: NOBODY, reason: 'Нет' })).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
  });

  it.each([
    ['answerQuestion', 'an answer of one letter', { text: 'Д' }],
    ['answerQuestion', 'an answer of 2001 letters', { text: 'а'.repeat(2001) }],
    ['rejectQuestion', 'an empty reason', { reason: ' ' }],
  ] as const)('%s refuses %s', async (call, _, dto) => {
    const { id } = await asked(await someone());
    expect(await decide(call, { id, ...dto })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('operators can search questions by state, product and text, with counts by state', async () => {
    const { id } = await asked(await someone(), 'alone', 'Тёплая ли подкладка?');
    await asked(await someone(), 'other', 'Какая полнота колодки?');
    await answer(id);
    const pending = await queue({ state: 'PENDING' });
    expect(pending.nodes.map(({ text }) => text)).toEqual(['Какая полнота колодки?']);
    expect(pending.stateCounts).toEqual([
      { state: 'PENDING', count: 1 },
      { state: 'ANSWERED', count: 1 },
    ]);
    expect((await queue({ search: 'подкладк' })).nodes).toMatchObject([{ id }]);
    expect((await queue({ productId: products.alone })).nodes).toMatchObject([{ id }]);
  });
});

describe('the author', () => {
  beforeEach(async () => {
    await clear();
    await database.query('TRUNCATE "throttle_counter", "one_time_code"');
  });

  const letters = async (to: string) => {
    while (await api.app.get(OutboxWorker).run());
    return api.app
      .get(PrintedMessages)
      .messages.filter((message) => message.to === to && message.subject.startsWith('Ответ на ваш вопрос'));
  };

  it('an author with an e-mail address gets one e-mail about the answer, without the question’s text', async () => {
    const email = 'maria@example.com';
    const maria = await signIn(api, email);
    const { id } = await asked(maria, 'alone', 'Купите дешевле на плохом сайте');
    await answer(id);
    await answer(id, 'Да, на овечьей шерсти.');
    const [letter, ...others] = await letters(email);
    expect(others).toEqual([]);
    expect(letter!.text).toContain('Кеды alone');
    expect(letter!.text).toContain('Да, на овечьей шерсти.');
    expect(letter!.text).not.toContain('дешевле');
  });

  it('an author whose answered question is hidden again gets no e-mail', async () => {
    const email = 'boris@example.com';
    const { id } = await asked(await signIn(api, email));
    await answer(id);
    await decide('rejectQuestion', { id, reason: 'Не о товаре' });
    expect(await letters(email)).toEqual([]);
  });

  it('product questions are included in the export of an account and deleted with the account', async () => {
    const phone = somePhone();
    const maria = await signIn(api, phone);
    const { id } = await asked(maria);
    await answer(id);
    const { data } = await maria.ask('{ exportAccount }');
    expect(JSON.stringify(data!.exportAccount)).toContain('Тёплая ли подкладка?');
    await database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now() - interval '1 minute'`);
    const code = await freshCode(api, phone, maria.accessToken);
    const { errors } = await maria.ask(
      'mutation ($phone: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $phone, code: $code }) }',
      { phone, code },
    );
    expect(errors).toBeUndefined();
    expect((await list('alone')).nodes).toEqual([]);
    expect((await database.query('SELECT FROM "product_question"')).rowCount).toBe(0);
  });
});
