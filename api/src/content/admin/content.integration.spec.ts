import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

const DARK = 'originals/ab/cd/dark';

let api: TestApi;
let editor: Operator;
let other: Operator;
let database: pg.Client;

beforeAll(async () => {
  const items = [{ size: '40', price: 1_000_000 }];
  api = await startTestApi(
    ['boots', 'shoes', 'slippers'].map((slug) => feedProduct(slug, { items, brands: ['Лань'] })),
  );
  [editor, other] = [await operator(api, 'MANAGER'), await operator(api, 'MANAGER')];
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  const file = join(api.storageFolder, DARK);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'picture');
});
afterAll(async () => {
  await database.end();
  await api.close();
});

interface Saved {
  id: string;
  number: number;
}

let made = 0;
const someSlug = () => `article-${(made += 1)}`;
const SAVE = 'mutation ($dto: SaveContentInput!) { saveContent(dto: $dto) { id number } }';
const textOf = (slug: string, changes: object = {}) => ({
  ...{ kind: 'ARTICLE', slug, title: 'Статья', markdown: 'Текст', after: 0 },
  ...changes,
});

async function save(dto: object, by = editor): Promise<Saved> {
  const answer = await by.admin(SAVE, { dto });
  if (!answer.data) throw new Error(codeOf(answer) ?? JSON.stringify(answer.errors));
  return answer.data.saveContent as Saved;
}

async function publish(dto: object, by = editor): Promise<string | undefined> {
  return codeOf(await by.admin('mutation ($dto: PublishContentInput!) { publishContent(dto: $dto) }', { dto }));
}

const BLOG =
  'query ($slug: String!) { blog(dto: { slug: $slug }) { title posterUrl darkPosterUrl html article publishedAt } }';
const read = (slug: string): Promise<Answer> => api.ask(BLOG, { slug });
const titleOf = async (slug: string) => ((await read(slug)).data?.blog as { title: string } | null)?.title ?? null;
const after = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

it('an article is a draft until it is published, and appears immediately afterwards', async () => {
  const slug = someSlug();
  const markdown = '# Как выбрать\n\n**Размер** <script>alert(1)</script>';
  const saved = await save(textOf(slug, { markdown, darkPosterUrl: DARK }));
  expect(saved.number).toBe(1);
  expect(codeOf(await read(slug))).toBe('CONTENT_NOT_FOUND');
  expect(await publish(saved)).toBeUndefined();
  expect((await read(slug)).data!.blog).toMatchObject({
    title: 'Статья',
    posterUrl: null,
    darkPosterUrl: DARK,
    html: '<h2>Как выбрать</h2>\n<p><strong>Размер</strong> alert(1)</p>',
    article: markdown,
  });
  const second = await save(textOf(slug, { id: saved.id, after: 1, title: 'Новое имя' }));
  expect(await titleOf(slug)).toBe('Статья');
  expect(await publish(second)).toBeUndefined();
  expect(await titleOf(slug)).toBe('Новое имя');
  await editor.admin('mutation ($id: ID!) { hideContent(dto: { id: $id }) }', { id: saved.id });
  expect(await titleOf(slug)).toBeNull();
  const admin = await operator(api, 'ADMIN');
  const { data } = await admin.admin(
    'query ($id: ID!) { operatorActions(dto: { entityId: $id }) { items { action } } }',
    {
      id: saved.id,
    },
  );
  expect((data!.operatorActions as { items: { action: string }[] }).items.map(({ action }) => action)).toEqual([
    'hideContent',
    'publishContent',
    'saveContent',
    'publishContent',
    'saveContent',
  ]);
});

it('publishAt and finishAt take effect to the second, and the earlier text shows until then', async () => {
  const slug = someSlug();
  const first = await save(textOf(slug, { title: 'Раньше' }));
  await publish(first);
  const second = await save(textOf(slug, { id: first.id, after: 1, title: 'Позже' }));
  expect(await publish({ ...second, publishAt: after(2), finishAt: after(4) })).toBeUndefined();
  const seen: (string | null)[] = [];
  for (const until = Date.now() + 6000; Date.now() < until; await new Promise((done) => setTimeout(done, 100))) {
    const title = await titleOf(slug);
    if (seen.at(-1) !== title) seen.push(title);
  }
  expect(seen).toEqual(['Раньше', 'Позже', null]);
  expect(await publish({ ...second, publishAt: after(9), finishAt: after(8) })).toBe('BAD_USER_INPUT');
});

it('the second of two simultaneous editors gets a conflict, and nothing of that save is written', async () => {
  const slug = someSlug();
  const { id } = await save(textOf(slug));
  await save(textOf(slug, { id, after: 1, title: 'Первый' }));
  await expect(save(textOf(slug, { id, after: 1, title: 'Второй' }), other)).rejects.toThrow('CONTENT_CHANGED');
  // Publishing what one has read, while somebody else saved something newer.
  expect(await publish({ id, number: 1 }, other)).toBe('CONTENT_CHANGED');
  expect(await titleOf(slug)).toBeNull();
});

it('only one of twenty simultaneous saves succeeds, and publishing never shows an unread revision', async () => {
  const slug = someSlug();
  const { id } = await save(textOf(slug));
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      save(textOf(slug, { id, after: 1, title: `Редактор ${n}` }), n % 2 ? editor : other),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(String(answer.reason)).toContain('CONTENT_CHANGED');
  const { rows } = await database.query(`SELECT "number" FROM "content_revision" WHERE "entryId" = $1 ORDER BY 1`, [
    id,
  ]);
  expect(rows).toEqual([{ number: 1 }, { number: 2 }]);

  const [published] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => publish({ id, number: 2 }))),
    save(textOf(slug, { id, after: 2, title: 'Не прочитано' })),
  ]);
  expect(new Set([...published, 'CONTENT_CHANGED'])).toEqual(
    new Set(published.includes(undefined) ? [undefined, 'CONTENT_CHANGED'] : ['CONTENT_CHANGED']),
  );
  expect(await titleOf(slug)).not.toBe('Не прочитано');
});

it('earlier revisions of an article stay stored and cannot be changed, even in the database', async () => {
  const slug = someSlug();
  const { id } = await save(textOf(slug, { title: 'Первая', darkPosterUrl: DARK }));
  await save(textOf(slug, { id, after: 1, title: 'Вторая' }));
  await publish({ id, number: 2 });
  const { data } = await editor.admin(
    `query ($id: ID!) { contentVersions(dto: { id: $id }) { number title authorId publishAt }
      contentRevision(dto: { id: $id, number: 1 }) { title posterUrl darkPosterUrl markdown } }`,
    { id },
  );
  expect(data).toMatchObject({
    contentVersions: [
      { number: 2, title: 'Вторая', authorId: editor.id },
      { number: 1, title: 'Первая', publishAt: null },
    ],
    contentRevision: { title: 'Первая', posterUrl: null, darkPosterUrl: DARK, markdown: 'Текст' },
  });
  const change = (sql: string) => database.query(`UPDATE "content_revision" SET ${sql} WHERE "entryId" = $1`, [id]);
  await expect(change(`"title" = 'x'`)).rejects.toThrow('keeps its text');
  await expect(change(`"publishAt" = NULL`)).rejects.toThrow('was shown already');
});

it('a preview link shows a draft to anyone until it expires, and a forged link shows nothing', async () => {
  const { id } = await save(textOf(someSlug(), { title: 'Черновик' }));
  const { data } = await editor.admin(
    'query ($id: ID!) { previewContent(dto: { id: $id, number: 1 }) { token expiresAt } }',
    { id },
  );
  const { token, expiresAt } = data!.previewContent as { token: string; expiresAt: string };
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6 * 86_400_000);
  const look = (given: string) =>
    api.ask('query ($token: String!) { contentPreview(dto: { token: $token }) { title publishedAt } }', {
      token: given,
    });
  expect((await look(token)).data).toEqual({ contentPreview: { title: 'Черновик', publishedAt: null } });
  const [revision, expires, signature] = token.split('.');
  for (const forged of [
    `${revision}.${Number(expires) + 1}.${signature}`,
    `${revision}.${expires}.${signature!.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
    `${revision}.${expires}.`,
    `${id}.${expires}.${signature}`,
    '',
    '...',
  ])
    expect(codeOf(await look(forged))).toBe('CONTENT_NOT_FOUND');
});

it('the article list contains published articles, newest first, by tag and by page', async () => {
  const slugs = [someSlug(), someSlug(), someSlug()];
  for (const [n, slug] of slugs.entries()) {
    const saved = await save(
      textOf(slug, { title: `Т${n}`, tags: n ? ['уход', 'замша'] : ['замша'], darkPosterUrl: n === 2 ? DARK : null }),
    );
    await publish({ ...saved, publishAt: after(-100 + n) });
  }
  await save(textOf(someSlug(), { tags: ['замша'] }));
  const list = async (tag: string, page = 1) =>
    (
      await api.ask(
        `query ($tag: String, $page: Int!) { blogList(dto: { tag: $tag }, pagination: { page: $page, limit: 2 }) {
          items { slug posterUrl darkPosterUrl readingMinutes } pagination { page limit totalPages totalItems } } }`,
        { tag, page },
      )
    ).data!.blogList;
  expect(await list('замша')).toEqual({
    items: [
      { slug: slugs[2], posterUrl: null, darkPosterUrl: DARK, readingMinutes: 1 },
      { slug: slugs[1], posterUrl: null, darkPosterUrl: null, readingMinutes: 1 },
    ],
    pagination: { page: 1, limit: 2, totalPages: 2, totalItems: 3 },
  });
  expect(await list('замша', 2)).toMatchObject({ items: [{ slug: slugs[0] }] });
  expect(await list('нет такого')).toMatchObject({ items: [], pagination: { totalItems: 0 } });
  expect((await api.ask('{ blogTags { tag articles } }')).data).toEqual({
    blogTags: [
      { tag: 'замша', articles: 3 },
      { tag: 'уход', articles: 2 },
    ],
  });
});

it('products of an article come from its text, then from related products, then from brands', async () => {
  const slug = someSlug();
  const brands = await database.query<{ slug: string }>(`SELECT "slug" FROM "brand"`);
  const saved = await save(
    textOf(slug, {
      markdown: '::goods{slugs="shoes unknown"}',
      productSlugs: ['boots', 'shoes'],
      brandSlugs: [brands.rows[0]!.slug],
    }),
  );
  await publish(saved);
  const { data } = await api.ask('query ($slug: String!) { blog(dto: { slug: $slug }) { html products { slug } } }', {
    slug,
  });
  expect(data!.blog).toEqual({
    html: '<div data-goods="shoes unknown"></div>',
    products: [{ slug: 'shoes' }, { slug: 'boots' }, { slug: 'slippers' }],
  });
});

it('a content page appears at its path, and its own metadata takes precedence', async () => {
  const text = { kind: 'PAGE', title: 'Как мы доставляем', seoTitle: 'Доставка', tags: ['а', 'б'] };
  await publish(await save(textOf('delivery/how-it-works', text)));
  const page = (path: string) =>
    api.ask(
      'query ($path: String!) { infoPage(dto: { path: $path }) { slug title seoTags { title description keywords } } }',
      {
        path,
      },
    );
  expect((await page('/delivery/how-it-works')).data!.infoPage).toEqual({
    slug: 'delivery/how-it-works',
    title: 'Как мы доставляем',
    seoTags: { title: 'Доставка', description: '', keywords: 'а, б' },
  });
  expect(codeOf(await page('/delivery'))).toBe('CONTENT_NOT_FOUND');
  expect(codeOf(await page('javascript:alert(1)'))).toBe('BAD_USER_INPUT');
});

it('HTML rendered by an older renderer is rendered again when the article is read', async () => {
  const slug = someSlug();
  const saved = await save(textOf(slug));
  await publish(saved);
  const kept = async () =>
    (await database.query(`SELECT "html", "renderer" FROM "content_revision" WHERE "entryId" = $1`, [saved.id]))
      .rows[0];
  const now = (await kept()) as { html: string; renderer: number };
  await database.query(`UPDATE "content_revision" SET "html" = 'old', "renderer" = 0 WHERE "entryId" = $1`, [saved.id]);
  expect((await read(slug)).data!.blog).toMatchObject({ html: now.html });
  expect(await kept()).toEqual(now);
});

it('saving an invalid article returns the reason and writes nothing', async () => {
  const slug = someSlug();
  await save(textOf(slug));
  const count = async () => (await database.query('SELECT 1 FROM "content_entry"')).rowCount;
  const before = await count();
  await expect(save(textOf(slug))).rejects.toThrow('NAME_TAKEN');
  await expect(save(textOf(someSlug(), { id: editor.id, after: 1 }))).rejects.toThrow('NOT_FOUND');
  await expect(save(textOf('a/b'))).rejects.toThrow('BAD_USER_INPUT');
  for (const field of ['posterUrl', 'darkPosterUrl'])
    await expect(save(textOf(someSlug(), { [field]: 'no/such.png' }))).rejects.toThrow('PICTURE_NOT_USABLE');
  const wrong = await editor.admin(SAVE, { dto: textOf(someSlug(), { markdown: 'а\n\n::video{src="x"}' }) });
  expect(wrong.errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'dto.markdown' }] });
  expect(wrong.errors![0]!.message).toContain('строка 3');
  expect(await count()).toBe(before);
  const shopper = await operator(api, 'USER');
  expect(codeOf(await shopper.admin(SAVE, { dto: textOf(someSlug()) }))).toBe('FORBIDDEN');
});

it('a text that is not saved is rendered as shoppers would see it, and a mistake is told with its line', async () => {
  const render = (markdown: string) =>
    editor.admin('query ($markdown: String!) { renderContent(dto: { markdown: $markdown }) }', { markdown });
  const { data } = await render('# Доставка\n\n**Быстро**.\n\n<script>alert(1)</script>');
  expect(data!.renderContent).toMatch(/<h2>Доставка<\/h2>\s*<p><strong>Быстро<\/strong>\.<\/p>/);
  expect(data!.renderContent).not.toContain('script');
  const wrong = await render('Первая\n\n::nothing{}');
  expect(codeOf(wrong)).toBe('BAD_USER_INPUT');
  expect(wrong.errors![0]!.extensions).toMatchObject({ fields: [{ field: 'dto.markdown' }] });
});
