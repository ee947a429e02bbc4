import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { delivered, offersOf, type Offer } from '../../testing/delivered.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { runAdmin } from '../../testing/run-admin.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

const QUEUE = `query ($dto: ReviewsInput) { reviews(dto: $dto) {
  items { id state version userId orderNumber text rejectionReason answer { text } } pagination { totalItems } } }`;
const LIST = `query ($dto: ReviewListInput!) { reviewList(dto: $dto) { items { id rejectionReason answer { text createdAt } } } }`;

interface Moderated {
  id: string;
  state: string;
  version: number;
  text: string;
  userId: string;
}

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let offer: Offer;

beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { name: 'Кеды', items: [{ size: '42', price: 10_000, stock: 100 }] })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  manager = await operator(api, 'MANAGER');
  offer = (await offersOf(database)).shoe![0]!;
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function written(text: string): Promise<{ author: Shopper; id: string }> {
  const author = await signIn(api, somePhone());
  await delivered(database, author, [offer]);
  const { data } = await author.ask('mutation ($dto: CreateReviewInput!) { createReview(dto: $dto) { id } }', {
    dto: { productId: offer.productId, rating: 4, text },
  });
  return { author, id: (data!.createReview as { id: string }).id };
}

async function reviews(dto: object = {}): Promise<Moderated[]> {
  const { data, errors } = await manager.admin(QUEUE, { dto });
  if (!data) throw new Error(JSON.stringify(errors));
  return (data.reviews as { items: Moderated[] }).items;
}

async function decide(call: string, type: string, dto: object) {
  const { data, errors } = await manager.admin(
    `mutation ($dto: ${type}!) { made: ${call}(dto: $dto) { state rejectionReason version answer { text } } }`,
    { dto },
  );
  return data?.made ?? errors![0]!.extensions;
}
const trail = async (id: string) =>
  (
    await database.query<{ action: string; before: object; after: object; reason: string | null }>(
      `SELECT "action", "before", "after", "reason" FROM "operator_action" WHERE "entityId" = $1 ORDER BY "id"`,
      [id],
    )
  ).rows;

it('the review queue lists the longest waiting reviews first and can be searched', async () => {
  const first = await written('Первый, про размер');
  const second = await written('Второй');
  const { data } = await first.author.ask('mutation ($dto: EditReviewInput!) { editReview(dto: $dto) { id } }', {
    dto: { id: first.id, rating: 4, text: 'Первый, ещё раз' },
  });
  expect(data!.editReview).toBeTruthy();
  const queue = await reviews({ state: 'PENDING' });
  expect(queue.map(({ text }) => text)).toEqual(['Второй', 'Первый, ещё раз']);
  expect(queue[1]).toMatchObject({ version: 2, userId: first.author.id, orderNumber: expect.any(Number) });
  expect((await reviews({ search: 'ещё раз' })).map(({ id }) => id)).toEqual([first.id]);
  expect(await reviews({ search: '%' })).toEqual([]);
  expect(await reviews({ productId: '00000000-0000-4000-8000-000000000000' })).toEqual([]);
  expect((await reviews({ search: 'кеды' })).map(({ id }) => id)).toEqual([second.id, first.id]);
});

it('the audit log records moderation and answers of reviews without the author’s text', async () => {
  const { id } = await written('Тайные слова');
  expect(await decide('rejectReview', 'RejectReviewInput', { id, version: 1, reason: 'Реклама' })).toMatchObject({
    ...{ state: 'REJECTED', rejectionReason: 'Реклама' },
  });
  expect(await decide('approveReview', 'ReadReviewInput', { id, version: 1 })).toMatchObject({
    ...{ state: 'APPROVED', rejectionReason: null },
  });
  expect(await decide('answerReview', 'AnswerReviewInput', { id, text: ' Спасибо! ' })).toMatchObject({
    answer: { text: 'Спасибо!' },
  });
  const shown = async () => {
    const { data } = await api.ask(LIST, { dto: { productId: offer.productId } });
    return (data!.reviewList as { items: { id: string }[] }).items.find((review) => review.id === id);
  };
  expect(await shown()).toMatchObject({ answer: { text: 'Спасибо!' }, rejectionReason: null });
  expect(await decide('answerReview', 'AnswerReviewInput', { id, text: null })).toMatchObject({ answer: null });
  const actions = await trail(id);
  expect(actions.map(({ action, reason }) => [action, reason])).toEqual([
    ['rejectReview', 'Реклама'],
    ['approveReview', null],
    ['answerReview', null],
    ['answerReview', null],
  ]);
  expect(actions[0]).toMatchObject({ before: { state: 'PENDING' }, after: { state: 'REJECTED', rating: 4 } });
  expect(JSON.stringify(actions)).not.toContain('Тайные');
});

it('a decision about an outdated version of a review or an unknown review changes nothing', async () => {
  const { id, author } = await written('Раз');
  await author.ask('mutation ($dto: EditReviewInput!) { editReview(dto: $dto) { id } }', {
    dto: { id, rating: 1, text: 'Два' },
  });
  for (const version of [1, 3]) {
    expect(await decide('approveReview', 'ReadReviewInput', { id, version })).toMatchObject({
      ...{ code: 'REVIEW_CHANGED', version: 2 },
    });
    expect(await decide('rejectReview', 'RejectReviewInput', { id, version, reason: 'Нет' })).toMatchObject({
      code: 'REVIEW_CHANGED',
    });
  }
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await decide('approveReview', 'ReadReviewInput', { id: nobody, version: 1 })).toMatchObject({
    code: 'REVIEW_NOT_FOUND',
  });
  expect(await decide('answerReview', 'AnswerReviewInput', { id: nobody, text: 'Да' })).toMatchObject({
    code: 'REVIEW_NOT_FOUND',
  });
  expect(await trail(id)).toEqual([]);
  expect((await reviews({ search: 'Два' }))[0]).toMatchObject({ state: 'PENDING', version: 2 });
});

it('rejecting a review requires a reason, which is shown to the author', async () => {
  const { id } = await written('Ещё');
  for (const reason of ['', '  ', 'а'.repeat(501)])
    expect(await decide('rejectReview', 'RejectReviewInput', { id, version: 1, reason })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
});

it('the command line lists the review queue, decides about the version shown and answers reviews', async () => {
  const { id } = await written('Из командной строки');
  expect(await runAdmin(api, 'reviews', 'командной', '--state', 'PENDING')).toMatchObject([
    { id, version: 1, rating: 4 },
  ]);
  await expect(runAdmin(api, 'approve-review', id, '2')).rejects.toThrow();
  expect(await runAdmin(api, 'approve-review', id, '1')).toMatchObject([{ id, state: 'APPROVED' }]);
  const answerOf = async () =>
    (await database.query<{ answer: string }>(`SELECT "answer" FROM "review" WHERE "id" = $1`, [id])).rows[0]!.answer;
  await runAdmin(api, 'answer-review', id, 'Спасибо');
  expect(await answerOf()).toBe('Спасибо');
  await runAdmin(api, 'answer-review', id);
  expect(await answerOf()).toBeFalsy();
  expect(await runAdmin(api, 'reject-review', id, '1', '--reason', 'Не о товаре')).toMatchObject([
    { state: 'REJECTED', rejectionReason: 'Не о товаре' },
  ]);
  expect((await trail(id)).map(({ action }) => action)).toEqual([
    'approveReview',
    'answerReview',
    'answerReview',
    'rejectReview',
  ]);
});
