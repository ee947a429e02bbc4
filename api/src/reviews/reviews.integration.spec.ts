import pg from 'pg';
import sharp from 'sharp';
import { projectChanges } from '../testing/fill-catalogue.js';
import { ListingFollower } from '../search/index.js';
import { operator, type Operator } from '../testing/operators.js';
import { checkedUpload, delivered, offersOf, type Offer } from '../testing/delivered.js';
import { codeOf } from '../testing/orders.js';
import { freshCode, signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

const PARTS = `id productId user { name } rating fit sizeName advantages disadvantages text state rejectionReason helpful
  unhelpful myVote photos { reviewId url width colour preview } answer { text }`;
const CREATE = `mutation ($dto: CreateReviewInput!) { review: createReview(dto: $dto) { ${PARTS} } }`;
const EDIT = `mutation ($dto: EditReviewInput!) { review: editReview(dto: $dto) { ${PARTS} } }`;
const VOTE = `mutation ($dto: VoteReviewInput!) { review: voteReview(dto: $dto) { ${PARTS} } }`;
const LIST = `query ($dto: ReviewListInput!, $pagination: PaginationInput) { reviewList(dto: $dto, pagination: $pagination) {
  items { ${PARTS} } averageRating reviewCount histogram { rating count } fits { fit count } withPhotos
  pagination { page limit totalPages totalItems } } }`;

interface Review {
  id: string;
  text: string;
  state: string;
  photos: { url: string; reviewId: string }[];
  [field: string]: unknown;
}
interface Page {
  items: Review[];
  averageRating: number | null;
  reviewCount: number;
  histogram: { rating: number; count: number }[];
  fits: { fit: string; count: number }[];
  withPhotos: number;
  pagination: { totalItems: number; totalPages: number };
}

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let offers: Record<string, Offer[]>;

beforeAll(async () => {
  const items = [
    { size: '41', price: 10_000, stock: 500 },
    { size: '42', price: 10_000, stock: 500 },
  ];
  const model = { name: 'Ветер' };
  api = await startTestApi([
    feedProduct('veter-black', { name: 'Ветер чёрный', model, items }),
    feedProduct('veter-white', { name: 'Ветер белый', model, items }),
    ...['alone', 'other', 'third', 'fourth', 'fifth', 'sixth'].map((slug) => feedProduct(slug, { items })),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 6 });
  offers = await offersOf(database);
  manager = await operator(api, 'MANAGER');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const productIdOf = (slug: string) => offers[slug]![0]!.productId;

/** Signs somebody in who was named and has received these goods. */
async function buyer(...slugs: string[]): Promise<Shopper> {
  const shopper = await signIn(api, somePhone());
  await shopper.ask('mutation { editUser(dto: { name: "Мария", surname: "Иванова" }) { id } }');
  if (slugs.length)
    await delivered(
      database,
      shopper,
      slugs.map((slug) => offers[slug]![1]!),
    );
  return shopper;
}

async function review(by: Shopper, slug: string, changes: object = {}): Promise<Review> {
  const answer = await by.ask(CREATE, {
    dto: { productId: productIdOf(slug), rating: 5, text: 'Удобные', ...changes },
  });
  if (!answer.data?.review) throw new Error(JSON.stringify(answer.errors));
  return answer.data.review as Review;
}

async function decide(call: string, dto: object): Promise<void> {
  const type = { approveReview: 'ReadReviewInput', rejectReview: 'RejectReviewInput' }[call] ?? 'AnswerReviewInput';
  const { errors } = await manager.admin(`mutation ($dto: ${type}!) { ${call}(dto: $dto) { id } }`, { dto });
  if (errors) throw new Error(JSON.stringify(errors));
}
const approve = (id: string, version = 1) => decide('approveReview', { id, version });

async function list(slug: string, dto: object = {}, pagination?: object, by?: Shopper): Promise<Page> {
  const variables = { dto: { productId: productIdOf(slug), ...dto }, pagination };
  const { data, errors } = await (by ? by.ask(LIST, variables) : api.ask(LIST, variables));
  if (!data?.reviewList) throw new Error(JSON.stringify(errors));
  return data.reviewList as Page;
}

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.query<Row>(sql, values)).rows;
const reviewsIn = async () => (await rows<{ n: number }>(`SELECT count(*)::int AS n FROM "review"`))[0]!.n;

describe('createReview', () => {
  it('createReview requires that the shopper has received a unit of the product', async () => {
    const dto = { productId: productIdOf('alone'), rating: 5 };
    expect(codeOf(await api.ask(CREATE, { dto }))).toBe('UNAUTHORIZED');
    const stranger = await buyer();
    expect(codeOf(await stranger.ask(CREATE, { dto }))).toBe('REVIEW_NOT_ALLOWED');
    await delivered(database, stranger, [offers.alone![0]!], { status: 'HANDED_OVER_FOR_DELIVERY' });
    expect(codeOf(await stranger.ask(CREATE, { dto }))).toBe('REVIEW_NOT_ALLOWED');
    await delivered(database, stranger, [offers.other![0]!]);
    expect(codeOf(await stranger.ask(CREATE, { dto }))).toBe('REVIEW_NOT_ALLOWED');
    await delivered(database, stranger, [offers.alone![0]!]);
    expect((await review(stranger, 'alone')).state).toBe('PENDING');
  });

  it('createReview accepts a review of a unit that was delivered and returned', async () => {
    const anna = await buyer();
    await delivered(database, anna, [offers.alone![0]!], { status: 'ISSUED_REFUND' });
    const { data } = await anna.ask('{ reviewableProducts { productId } }');
    expect(data!.reviewableProducts).toEqual([{ productId: productIdOf('alone') }]);
    expect((await review(anna, 'alone')).state).toBe('PENDING');
  });

  it('createReview accepts one review per model and buyer in any colourway', async () => {
    const maria = await buyer('veter-black', 'veter-white');
    const first = await review(maria, 'veter-black');
    for (const slug of ['veter-black', 'veter-white']) {
      const { errors } = await maria.ask(CREATE, { dto: { productId: productIdOf(slug), rating: 1 } });
      expect(errors![0]!.extensions).toMatchObject({ code: 'REVIEW_EXISTS', reviewId: first.id });
    }
  });

  it('createReview accepts one review even if the product joins the model later', async () => {
    const maria = await buyer('fifth', 'sixth');
    const first = await review(maria, 'fifth');
    await database.query(
      `WITH made AS (INSERT INTO "model" ("slug", "name") VALUES ('joined', 'Общая') RETURNING "id")
       UPDATE "product" SET "modelId" = made."id" FROM made WHERE "slug" IN ('fifth', 'sixth')`,
    );
    const { errors } = await maria.ask(CREATE, { dto: { productId: productIdOf('sixth'), rating: 1 } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'REVIEW_EXISTS', reviewId: first.id });
  });

  it('reviewableProducts lists delivered products not yet reviewed', async () => {
    const maria = await buyer('veter-black', 'veter-white', 'other');
    const ask = async () => {
      const { data } = await maria.ask('{ reviewableProducts { slug sizeName image { url } deliveredAt } }');
      return (data!.reviewableProducts as { slug: string }[]).map(({ slug }) => slug).sort();
    };
    expect(await ask()).toEqual(['other', 'veter-black', 'veter-white']);
    await review(maria, 'veter-white');
    expect(await ask()).toEqual(['other']);
  });
});

describe('reviewList', () => {
  it('reviewList shows approved reviews of the whole model with size, fit and a short name', async () => {
    const maria = await buyer('veter-white');
    const made = await review(maria, 'veter-white', { fit: 'SMALL', advantages: 'Лёгкие', rating: 4 });
    const before = await list('veter-black');
    expect(before.items.map(({ id }) => id)).not.toContain(made.id);
    await approve(made.id);
    const { items, averageRating, reviewCount } = await list('veter-black');
    expect(items[0]).toMatchObject({
      id: made.id,
      productId: productIdOf('veter-white'),
      user: { name: 'Мария И.' },
      sizeName: '42',
      fit: 'SMALL',
      rating: 4,
      advantages: 'Лёгкие',
      state: 'APPROVED',
      rejectionReason: null,
    });
    expect([averageRating, reviewCount]).toEqual([4, before.reviewCount + 1]);
    expect((await list('veter-black', { onlyThis: true })).items).toEqual([]);
    expect((await list('veter-white', { onlyThis: true })).items).toHaveLength(1);
  });

  it('reviewList counts, pages, filters and sorts the reviews of a product', async () => {
    const made: string[] = [];
    for (const [n, rating] of [5, 5, 4, 2, 1].entries()) {
      const someone = await buyer('third');
      const uploads = n === 2 ? [(await checkedUpload(database, someone)).id] : [];
      const fit = n < 2 ? 'TRUE_TO_SIZE' : n === 2 ? 'LARGE' : null;
      const { id } = await review(someone, 'third', { rating, fit, text: `Отзыв ${n}`, uploadIds: uploads });
      await approve(id);
      made.push(id);
    }
    const all = await list('third');
    expect(all.items.map(({ text }) => text)).toEqual(['Отзыв 4', 'Отзыв 3', 'Отзыв 2', 'Отзыв 1', 'Отзыв 0']);
    expect(all).toMatchObject({ averageRating: 3.4, reviewCount: 5, withPhotos: 1 });
    expect(all.histogram.map(({ rating, count }) => [rating, count])).toEqual([
      ...[
        [5, 2],
        [4, 1],
        [3, 0],
        [2, 1],
        [1, 1],
      ],
    ]);
    expect(Object.fromEntries(all.fits.map(({ fit, count }) => [fit, count]))).toEqual({
      ...{ SMALL: 0, TRUE_TO_SIZE: 2, LARGE: 1 },
    });
    const second = await list('third', {}, { page: 2, limit: 2 });
    expect(second.items.map(({ text }) => text)).toEqual(['Отзыв 2', 'Отзыв 1']);
    expect(second.pagination).toMatchObject({ totalItems: 5, totalPages: 3 });
    const five = await list('third', { rating: 5 });
    expect([five.pagination.totalItems, five.reviewCount, five.averageRating]).toEqual([2, 5, 3.4]);
    expect((await list('third', { withPhotos: true })).items.map(({ text }) => text)).toEqual(['Отзыв 2']);
    expect((await list('third', { fit: 'LARGE' })).items.map(({ text }) => text)).toEqual(['Отзыв 2']);
    const ratings = async (sort: string) => (await list('third', { sort })).items.map(({ rating }) => rating);
    expect(await ratings('HIGH_RATING_FIRST')).toEqual([5, 5, 4, 2, 1]);
    expect(await ratings('LOW_RATING_FIRST')).toEqual([1, 2, 4, 5, 5]);
    const voter = await buyer();
    await voter.ask(VOTE, { dto: { id: made[3], helpful: true } });
    await voter.ask(VOTE, { dto: { id: made[4], helpful: false } });
    const helpful = (await list('third', { sort: 'HELPFUL_FIRST' })).items;
    expect([helpful[0]!.text, helpful.at(-1)!.text]).toEqual(['Отзыв 3', 'Отзыв 4']);
  });

  it('reviewList is empty for an unknown product', async () => {
    const { data } = await api.ask(LIST, { dto: { productId: '00000000-0000-4000-8000-000000000000' } });
    expect(data!.reviewList).toMatchObject({ items: [], averageRating: null, reviewCount: 0 });
  });
});

describe('a review', () => {
  it('a review can be edited until it is approved, and a rejected review is moderated again', async () => {
    const maria = await buyer('alone');
    const { id } = await review(maria, 'alone');
    await decide('rejectReview', { id, version: 1, reason: 'Ругательства' });
    const { data } = await maria.ask(`{ userReviewList { items { ${PARTS} } pagination { totalItems } } }`);
    expect((data!.userReviewList as Page).items).toMatchObject([
      { state: 'REJECTED', rejectionReason: 'Ругательства' },
    ]);
    const edited = await maria.ask(EDIT, { dto: { id, rating: 2, text: null, disadvantages: 'Жмут' } });
    expect(edited.data!.review).toMatchObject({
      ...{ rating: 2, text: '', disadvantages: 'Жмут', state: 'PENDING', rejectionReason: null },
    });
    await approve(id, 2);
    const late = await maria.ask(EDIT, { dto: { id, rating: 5, text: 'Подкуплен' } });
    expect(codeOf(late)).toBe('REVIEW_PUBLISHED');
    expect((await list('alone')).items.find((one) => one.id === id)).toMatchObject({
      rating: 2,
      disadvantages: 'Жмут',
    });
  });

  it('editing another shopper’s review returns REVIEW_NOT_FOUND', async () => {
    const { id } = await review(await buyer('alone'), 'alone');
    expect(codeOf(await (await buyer()).ask(EDIT, { dto: { id, rating: 1 } }))).toBe('REVIEW_NOT_FOUND');
  });

  it('a review keeps its uploaded pictures in order and releases pictures that an edit removes', async () => {
    const maria = await buyer('other');
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#204060' } })
      .jpeg()
      .toBuffer();
    const { data } = await maria.ask(
      `mutation ($size: Int!) { createUpload(dto: { purpose: REVIEW_PHOTO, fileName: "я.jpg", contentType: "image/jpeg", byteSize: $size }) { id url } }`,
      { size: bytes.length },
    );
    const ticket = data!.createUpload as { id: string; url: string };
    const headers = { 'content-type': 'image/jpeg', authorization: `Bearer ${maria.accessToken}` };
    expect((await fetch(api.origin + ticket.url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).ok).toBe(
      true,
    );
    const more = await checkedUpload(database, maria);
    const made = await review(maria, 'other', { uploadIds: [more.id, ticket.id] });
    expect(made.photos[0]).toMatchObject({ reviewId: made.id, url: more.key, width: 40, colour: '#204060' });
    expect(made.photos[1]!.url).toMatch(/^originals\//);
    expect((await fetch(`${api.origin}/_ipx/f_webp,w_320/${made.photos[1]!.url}`)).status).toBe(200);
    const references = async () =>
      (
        await rows<{ key: string }>(`SELECT "key" FROM "storage_reference" WHERE "key" = ANY($1)`, [
          made.photos.map(({ url }) => url),
        ])
      ).length;
    expect(await references()).toBe(2);
    const third = await checkedUpload(database, maria);
    const edited = await maria.ask(EDIT, {
      dto: { id: made.id, rating: 5, photoUrls: [made.photos[1]!.url], uploadIds: [third.id] },
    });
    expect((edited.data!.review as Review).photos.map(({ url }) => url)).toEqual([made.photos[1]!.url, third.key]);
    expect(await references()).toBe(1);
  });

  it('a review with another shopper’s, misused or already used uploads is refused', async () => {
    const [maria, boris] = [await buyer('other'), await buyer('other')];
    const used = await checkedUpload(database, boris);
    await review(boris, 'other', { uploadIds: [used.id] });
    const before = await reviewsIn();
    for (const { id } of [await checkedUpload(database, boris), await checkedUpload(database, maria, 'AVATAR'), used]) {
      const good = await checkedUpload(database, maria);
      const dto = { productId: productIdOf('other'), rating: 5, uploadIds: [good.id, id] };
      expect(codeOf(await maria.ask(CREATE, { dto }))).toBe('UPLOAD_NOT_USABLE');
      const [state] = await rows<{ state: string }>(`SELECT "state" FROM "upload" WHERE "id" = $1`, [good.id]);
      expect(state!.state).toBe('CHECKED');
    }
    expect(await reviewsIn()).toBe(before);
  });

  it('a review has at most eight old and new pictures, all of them its own', async () => {
    const maria = await buyer('alone');
    const ids: string[] = [];
    for (let n = 0; n < 9; n += 1) ids.push((await checkedUpload(database, maria)).id);
    const dto = { productId: productIdOf('alone'), rating: 5, uploadIds: ids };
    expect(codeOf(await maria.ask(CREATE, { dto }))).toBe('BAD_USER_INPUT');
    const made = await review(maria, 'alone', { uploadIds: ids.slice(0, 7) });
    const photoUrls = made.photos.map(({ url }) => url);
    for (const wrong of [
      { photoUrls, uploadIds: ids.slice(7) },
      { photoUrls: ['uploads/foreign.jpg'] },
      { photoUrls: ['../secrets.json'] },
    ])
      expect(codeOf(await maria.ask(EDIT, { dto: { id: made.id, rating: 5, ...wrong } }))).toBe('BAD_USER_INPUT');
    const { data } = await maria.ask('{ userReviewList { items { photos { url } } } }');
    expect((data!.userReviewList as Page).items[0]!.photos).toHaveLength(7);
  });

  it('a review keeps its text as typed and refuses unreadable characters', async () => {
    const hostile = `<script>alert(1)</script> '; DROP TABLE review; -- \${x} {{y}} 👩‍👩‍👧\n\n\n\nстрока  `;
    const { id } = await review(await buyer('alone'), 'alone', { text: hostile, advantages: '  \n ' });
    const [stored] = await rows<Review>(`SELECT "text", "advantages" FROM "review" WHERE "id" = $1`, [id]);
    expect(stored).toEqual({ text: hostile.replace('\n\n\n\n', '\n\n').trim(), advantages: '' });
    const maria = await buyer('other');
    const before = await reviewsIn();
    const bad: object[] = [
      ...[{ rating: 0 }, { rating: 6 }, { rating: -1 }, { rating: 2 ** 31 - 1 }],
      ...[{ text: 'я'.repeat(4001) }, { advantages: 'я'.repeat(1001) }, { disadvantages: 'я'.repeat(1001) }],
      ...[{ text: 'ноль\0' }, { text: 'справа \u202e налево' }, { text: 'звонок \u0007' }, { text: '\ud83d' }],
      ...[{ productId: 'veter' }, { productId: "' OR 1=1" }, { uploadIds: ['1'] }, { fit: 'HUGE' }, { rating: 4.5 }],
    ];
    for (const changes of bad) {
      const answer = await maria.ask(CREATE, { dto: { productId: productIdOf('other'), rating: 5, ...changes } });
      expect([changes, codeOf(answer)]).toEqual([
        changes,
        expect.stringMatching(/^BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED$/),
      ]);
    }
    expect(await reviewsIn()).toBe(before);
  });
});

describe('helpful votes', () => {
  it('a shopper has one vote per approved review of another author and can change or remove the vote', async () => {
    const author = await buyer('alone');
    const { id } = await review(author, 'alone');
    const voter = await buyer();
    const vote = async (by: Shopper, helpful: boolean | null) => by.ask(VOTE, { dto: { id, helpful } });
    expect(codeOf(await vote(voter, true))).toBe('REVIEW_NOT_FOUND');
    await approve(id);
    expect(codeOf(await api.ask(VOTE, { dto: { id, helpful: true } }))).toBe('UNAUTHORIZED');
    expect(codeOf(await vote(author, true))).toBe('FORBIDDEN');
    expect((await vote(voter, true)).data!.review).toMatchObject({ helpful: 1, unhelpful: 0, myVote: true });
    expect((await vote(voter, true)).data!.review).toMatchObject({ helpful: 1, unhelpful: 0, myVote: true });
    expect((await vote(voter, false)).data!.review).toMatchObject({ helpful: 0, unhelpful: 1, myVote: false });
    const [seen] = (await list('alone', {}, undefined, voter)).items.filter((one) => one.id === id);
    expect(seen).toMatchObject({ myVote: false });
    expect((await vote(voter, null)).data!.review).toMatchObject({ helpful: 0, unhelpful: 0, myVote: null });
  });
});

describe('points for a review with a picture', () => {
  const pointsOf = async ({ id }: Shopper) =>
    (await rows<{ balance: number }>(`SELECT "balance" FROM "loyalty_account" WHERE "userId" = $1`, [id]))[0]!.balance;

  it('points for a review with a picture are earned once per product, on approval', async () => {
    const maria = await buyer('third');
    const before = await pointsOf(maria);
    const { id } = await review(maria, 'third', { uploadIds: [(await checkedUpload(database, maria)).id] });
    expect(await pointsOf(maria)).toBe(before);
    await approve(id);
    expect(await pointsOf(maria)).toBe(before + 100);
    await decide('rejectReview', { id, version: 1, reason: 'Не то фото' });
    await maria.ask(EDIT, { dto: { id, rating: 4, uploadIds: [(await checkedUpload(database, maria)).id] } });
    await approve(id, 2);
    expect(await pointsOf(maria)).toBe(before + 100);
    const { data } = await maria.ask('{ pointsHistory { items { kind amount } } }');
    expect((data!.pointsHistory as { items: object[] }).items[0]).toEqual({ kind: 'REVIEW', amount: 100 });
  });

  it('a review earns no points without a picture or after the product was returned', async () => {
    const [plain, back] = [await buyer('third'), await buyer('third')];
    const before = await pointsOf(back);
    await approve((await review(plain, 'third')).id);
    const { id } = await review(back, 'third', { uploadIds: [(await checkedUpload(database, back)).id] });
    await database.query(
      `UPDATE "order_product_item" SET "status" = 'ISSUED_REFUND' WHERE "id" = (SELECT "orderItemId" FROM "review" WHERE "id" = $1)`,
      [id],
    );
    await approve(id);
    expect([await pointsOf(plain), await pointsOf(back)]).toEqual([before, before]);
  });

  it('points for a review first repay the points that the shopper owes', async () => {
    const maria = await buyer('third');
    await database.query(`INSERT INTO "points_entry" ("userId", "kind", "debt") VALUES ($1, 'ACCRUAL_REVERSED', 60)`, [
      maria.id,
    ]);
    const before = await pointsOf(maria);
    const { id } = await review(maria, 'third', { uploadIds: [(await checkedUpload(database, maria)).id] });
    await approve(id);
    expect(await pointsOf(maria)).toBe(before + 40);
  });
});

describe('the rating of a product', () => {
  it('an approved review immediately changes the product’s rating on page, card, filter and sort', async () => {
    const good = await review(await buyer('fourth'), 'fourth', { rating: 5 });
    const poor = await review(await buyer('fourth'), 'fourth', { rating: 4 });
    const page = async () =>
      (await api.ask('{ product(dto: { slug: "fourth" }) { rating reviewCount } }')).data!.product;
    const listing = async (dto: string) => {
      await projectChanges(api.databaseUrl);
      await api.app.get(ListingFollower).catchUp();
      const { data } = await api.ask(`{ filteredProducts(dto: ${dto}) { items { slug rating reviewCount } } }`);
      return (data!.filteredProducts as { items: { slug: string; rating: number; reviewCount: number }[] }).items;
    };
    expect(await page()).toEqual({ rating: null, reviewCount: 0 });
    await approve(good.id);
    await approve(poor.id);
    expect(await page()).toEqual({ rating: 4.5, reviewCount: 2 });
    const [first] = await listing('{ rating: [FROM_4_5], sort: RATED_FIRST }');
    expect((await listing('{ rating: [FROM_4_5] }')).find(({ slug }) => slug === 'fourth')).toEqual({
      ...{ slug: 'fourth', rating: 4.5, reviewCount: 2 },
    });
    expect(first!.rating).toBeGreaterThanOrEqual(4.5);
    const { data } = await api.ask('{ filterList { rating { value name count } } }');
    expect((data!.filterList as { rating: object[] }).rating).toContainEqual(
      expect.objectContaining({ value: 'FROM_4_5', name: 'От 4,5' }),
    );
    await decide('rejectReview', { id: good.id, version: 1, reason: 'Жалоба' });
    expect(await page()).toEqual({ rating: 4, reviewCount: 1 });
    expect((await listing('{ rating: [FROM_4_5] }')).map(({ slug }) => slug)).not.toContain('fourth');
  });

  it('all colourways show the rating of their model, also after a product changes its model', async () => {
    const { id } = await review(await buyer('sixth'), 'sixth', { rating: 3 });
    await approve(id);
    const card = async (slug: string) => {
      await projectChanges(api.databaseUrl);
      const { data } = await api.ask(
        'query ($ids: [ID!]!) { productList(dto: { productIds: $ids }) { rating reviewCount } }',
        {
          ids: [productIdOf(slug)],
        },
      );
      return (data!.productList as object[])[0];
    };
    expect(await card('fifth')).toEqual({ rating: 3, reviewCount: 1 });
    await database.query(`UPDATE "product" SET "modelId" = NULL WHERE "slug" = 'sixth'`);
    expect(await card('fifth')).toEqual({ rating: null, reviewCount: 0 });
    expect(await card('sixth')).toEqual({ rating: 3, reviewCount: 1 });
  });
});

it('an account’s export contains its reviews and votes, and deletion removes them from pages and ratings', async () => {
  const [maria, boris] = [await buyer('other'), await buyer('other')];
  const mine = await review(maria, 'other', { text: 'Тайный отзыв', rating: 1 });
  const theirs = await review(boris, 'other', { text: 'Чужой отзыв' });
  await approve(mine.id);
  await approve(theirs.id);
  await maria.ask(VOTE, { dto: { id: theirs.id, helpful: true } });
  const exported = JSON.parse((await maria.ask('{ exportAccount }')).data!.exportAccount as string) as {
    reviews: { text: string }[];
    reviewVotes: { reviewId: string }[];
  };
  expect(exported.reviews.map(({ text }) => text)).toEqual(['Тайный отзыв']);
  expect(exported.reviewVotes.map(({ reviewId }) => reviewId)).toEqual([theirs.id]);
  const { reviewCount } = await list('other');

  const { data } = await maria.ask('{ user { phone } }');
  const { phone } = data!.user as { phone: string };
  await database.query('TRUNCATE "one_time_code"');
  const code = await freshCode(api, phone, maria.accessToken);
  await maria.ask(
    'mutation ($phone: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $phone, code: $code }) }',
    {
      phone,
      code,
    },
  );
  const after = await list('other');
  expect(after.reviewCount).toBe(reviewCount - 1);
  expect(after.items.map(({ id }) => id)).not.toContain(mine.id);
  expect(after.items.find(({ id }) => id === theirs.id)).toMatchObject({ helpful: 0 });
  expect(await rows('SELECT FROM "review_vote" WHERE "userId" = $1', [maria.id])).toEqual([]);
});
