import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openConnections } from '../testing/open-connections.js';
import { operator, type Operator } from '../testing/operators.js';
import { checkedUpload, delivered, offersOf, type Offer } from '../testing/delivered.js';
import { codeOf } from '../testing/orders.js';
import { freshCode, signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import type { ApiError } from '../shared/api-error.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';
import { WriteReview } from './write-review.js';

const CREATE = `mutation ($dto: CreateReviewInput!) { review: createReview(dto: $dto) { id } }`;
const EDIT = `mutation ($dto: EditReviewInput!) { editReview(dto: $dto) { id } }`;
const VOTE = `mutation ($dto: VoteReviewInput!) { voteReview(dto: $dto) { id } }`;
const APPROVE = `mutation ($dto: ReadReviewInput!) { approveReview(dto: $dto) { id } }`;
const REJECT = `mutation ($dto: RejectReviewInput!) { rejectReview(dto: $dto) { id } }`;

let api: TestApi;
let database: pg.Pool;
let managers: Operator[];
let offers: Record<string, Offer[]>;

beforeAll(async () => {
  const items = [{ size: '42', price: 10_000, stock: 2000 }];
  const model = { name: 'Ветер' };
  api = await startTestApi(
    [...['black', 'white', 'grey'].map((slug) => feedProduct(slug, { model, items })), feedProduct('alone', { items })],
    { DATABASE_POOL_SIZE: '20' },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 8 });
  offers = await offersOf(database);
  managers = [await operator(api, 'MANAGER'), await operator(api, 'ADMIN')];
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
afterEach(async () => expect(await wrongFigures()).toEqual([]));

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.query<Row>(sql, values)).rows;

/** Ratings and counts of votes that are not the sums of what they count, and rewards given twice. */
const wrongFigures = () =>
  rows(`
    SELECT 'rating' AS "what", p."id" FROM "product" p
    LEFT JOIN "product_rating" t ON t."productId" = p."id"
    LEFT JOIN LATERAL (SELECT count(*) AS "count", coalesce(sum(r."rating"), 0) AS "sum" FROM "review" r
                       WHERE r."productId" = p."id" AND r."state" = 'APPROVED') r ON true
    WHERE coalesce(t."reviewCount", 0) <> r."count" OR coalesce(t."ratingSum", 0) <> r."sum"
    UNION ALL SELECT 'votes', r."id" FROM "review" r
    WHERE r."helpful" <> (SELECT count(*) FROM "review_vote" v WHERE v."reviewId" = r."id" AND v."helpful")
      OR r."unhelpful" <> (SELECT count(*) FROM "review_vote" v WHERE v."reviewId" = r."id" AND NOT v."helpful")
    UNION ALL SELECT 'points', "orderItemId" FROM "points_entry" WHERE "kind" = 'REVIEW'
      GROUP BY "orderItemId" HAVING count(*) > 1`);

async function buyer(...slugs: string[]): Promise<Shopper> {
  const shopper = await signIn(api, somePhone());
  if (slugs.length)
    await delivered(
      database,
      shopper,
      slugs.map((slug) => offers[slug]![0]!),
    );
  return shopper;
}
async function written(slug = 'alone', changes: object = {}): Promise<{ author: Shopper; id: string }> {
  const author = await buyer(slug);
  const dto = { productId: offers[slug]![0]!.productId, rating: 5, text: 'первый', ...changes };
  const { data, errors } = await author.ask(CREATE, { dto });
  if (!data?.review) throw new Error(JSON.stringify(errors));
  return { author, id: (data.review as { id: string }).id };
}
const tally = (answers: Answer[]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[codeOf(answer) ?? 'OK'] = (counts[codeOf(answer) ?? 'OK'] ?? 0) + 1;
  return counts;
};
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

it('only one of fifty simultaneous reviews by one buyer of one model is created', async () => {
  const maria = await buyer('black', 'white', 'grey');
  const upload = await checkedUpload(database, maria);
  const answers = await times(50, (n) =>
    maria.ask(CREATE, {
      dto: {
        productId: offers[['black', 'white', 'grey'][n % 3]!]![0]!.productId,
        rating: 1 + (n % 5),
        uploadIds: [upload.id],
      },
    }),
  );
  expect(tally(answers)).toEqual({ OK: 1, REVIEW_EXISTS: 49 });
  const made = await rows<{ photos: string[] }>(`SELECT "photos" FROM "review" WHERE "userId" = $1`, [maria.id]);
  expect(made).toEqual([{ photos: [upload.key] }]);
});

it('only one of forty reviews in simultaneous transactions is created without rate limits', async () => {
  const maria = await buyer('black', 'white', 'grey');
  const writing = api.app.get(WriteReview);
  await openConnections(api, 20);
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => {
      const { productId } = offers[['black', 'white', 'grey'][n % 3]!]![0]!;
      return writing.create(maria.id, {
        ...{ productId, rating: 5, advantages: '', disadvantages: '', text: '', uploadIds: [] },
      });
    }),
  );
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as ApiError] : []));
  expect(refused.map(({ extensions }) => extensions.code)).toEqual(Array.from({ length: 39 }, () => 'REVIEW_EXISTS'));
  expect(await rows(`SELECT FROM "review" WHERE "userId" = $1`, [maria.id])).toHaveLength(1);
});

it('many simultaneous votes about a review leave one vote per shopper', async () => {
  const reviews = await times(3, () => written());
  for (const { id } of reviews) await managers[0]!.admin(APPROVE, { dto: { id, version: 1 } });
  const voters = await times(5, () => buyer());
  const answers = await times(150, (n) =>
    voters[n % 5]!.ask(VOTE, { dto: { id: reviews[n % 3]!.id, helpful: [true, false, null][(n >> 2) % 3] } }),
  );
  expect(tally(answers)).toEqual({ OK: 150 });
  const votes = await rows<{ n: number }>(
    `SELECT count(*)::int AS n FROM "review_vote" WHERE "userId" = ANY($1::uuid[]) GROUP BY "reviewId"`,
    [voters.map(({ id }) => id)],
  );
  for (const { n } of votes) expect(n).toBeLessThanOrEqual(5);
});

it('a shopper may vote about reviews at most 120 times an hour', async () => {
  const { id } = await written();
  await managers[0]!.admin(APPROVE, { dto: { id, version: 1 } });
  const voter = await buyer();
  const answers = await times(130, (n) => voter.ask(VOTE, { dto: { id, helpful: n % 2 === 0 } }));
  expect(tally(answers)).toEqual({ OK: 120, TOO_MANY_REQUESTS: 10 });
});

it('an operator cannot approve a review that was edited after being read', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const { author, id } = await written();
    const approve = () => managers[0]!.admin(APPROVE, { dto: { id, version: 1 } });
    const edit = () => author.ask(EDIT, { dto: { id, rating: 1, text: 'второй' } });
    const isApproveFirst = round % 2 === 0;
    const one = isApproveFirst ? approve() : edit();
    // The second starts later and later; in the last two rounds it waits for the first.
    await (round < 18 ? sleep(round * 3) : one);
    const other = isApproveFirst ? edit() : approve();
    const [approved, edited] = await Promise.all(isApproveFirst ? [one, other] : [other, one]);
    const [now] = await rows(`SELECT "state", "text", "version" FROM "review" WHERE "id" = $1`, [id]);
    const first = { state: 'APPROVED', text: 'первый', version: 1 };
    const second = { state: 'PENDING', text: 'второй', version: 2 };
    const isFirst = codeOf(edited) !== undefined;
    expect([codeOf(approved), codeOf(edited), now]).toEqual(
      isFirst ? [undefined, 'REVIEW_PUBLISHED', first] : ['REVIEW_CHANGED', undefined, second],
    );
    outcomes.add(isFirst ? 'approved' : 'edited');
  }
  expect([...outcomes].sort()).toEqual(['approved', 'edited']);
});

it('simultaneous moderation decisions about a review are both recorded, and statistics follow the last', async () => {
  const reviews = await times(10, (n) => written('black', { rating: 1 + (n % 5) }));
  const answers = await Promise.all(
    reviews.flatMap(({ id }) => [
      managers[0]!.admin(APPROVE, { dto: { id, version: 1 } }),
      managers[1]!.admin(REJECT, { dto: { id, version: 1, reason: 'Жалоба' } }),
      managers[0]!.admin(APPROVE, { dto: { id, version: 1 } }),
    ]),
  );
  expect(tally(answers)).toEqual({ OK: 30 });
});

it('approving a review with a picture twenty times at once earns its points once', async () => {
  const author = await buyer('alone');
  const upload = await checkedUpload(database, author);
  const dto = { productId: offers.alone![0]!.productId, rating: 5, uploadIds: [upload.id] };
  const { id } = (await author.ask(CREATE, { dto })).data!.review as { id: string };
  const balance = async () =>
    (await rows<{ n: number }>(`SELECT "balance" AS n FROM "loyalty_account" WHERE "userId" = $1`, [author.id]))[0]!.n;
  const before = await balance();
  await times(20, (n) => managers[n % 2]!.admin(APPROVE, { dto: { id, version: 1 } }));
  expect(await balance()).toBe(before + 100);
});

it('deleting accounts while their reviews are moderated and voted on does not deadlock', async () => {
  const all = await times(6, () => written('white'));
  for (const { id } of all.slice(0, 3)) await managers[0]!.admin(APPROVE, { dto: { id, version: 1 } });
  for (const { author } of all)
    for (const { id } of all.slice(0, 3)) await author.ask(VOTE, { dto: { id, helpful: true } });
  const leaving = await Promise.all(
    all.map(async ({ author }) => {
      const { data } = await author.ask('{ user { phone } }');
      const { phone } = data!.user as { phone: string };
      await database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now() - interval '1 minute'`);
      return { author, phone, code: await freshCode(api, phone, author.accessToken) };
    }),
  );
  const voter = await buyer();
  const [left, ...others] = await Promise.all([
    Promise.all(
      leaving.map(({ author, phone, code }) =>
        author.ask(
          'mutation ($phone: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $phone, code: $code }) }',
          { phone, code },
        ),
      ),
    ),
    ...all.map(({ id }) => managers[0]!.admin(APPROVE, { dto: { id, version: 1 } })),
    ...all.map(({ id }) => voter.ask(VOTE, { dto: { id, helpful: true } })),
  ]);
  expect(tally(left)).toEqual({ OK: 6 });
  for (const answer of others) expect([undefined, 'REVIEW_NOT_FOUND', 'NOT_FOUND']).toContain(codeOf(answer));
  expect(await rows(`SELECT FROM "review" WHERE "id" = ANY($1::uuid[])`, [all.map(({ id }) => id)])).toEqual([]);
});
