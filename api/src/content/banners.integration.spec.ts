import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf, orderOf, place } from '../testing/orders.js';
import { insertPromocode } from '../testing/promocodes.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';

const POSTER = 'originals/ab/cd/wide';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let productId: string;

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 10_000 }] })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  manager = await operator(api, 'MANAGER');
  productId = (await database.query<{ id: string }>('SELECT "id" FROM "product"')).rows[0]!.id;
  const file = join(api.storageFolder, POSTER);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'picture');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(() => database.query('TRUNCATE "banner", "announcement", "collection" CASCADE'));

const save = (kind: 'Banner' | 'Announcement' | 'Collection', dto: object): Promise<Answer> =>
  manager.admin(`mutation ($dto: Save${kind}Input!) { id: save${kind}(dto: $dto) }`, { dto });
async function saved(kind: Parameters<typeof save>[0], dto: object): Promise<string> {
  const { data, errors } = await save(kind, dto);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.id as string;
}
const banner = (changes: object = {}) =>
  saved('Banner', { place: 'home', title: 'Осень', posterUrl: POSTER, ...changes });
const announce = (changes: object = {}) => saved('Announcement', { text: 'Доставка бесплатно', ...changes });

interface Timed {
  items: { title: string }[];
  announcement: { text: string; href: string | null; tone: string } | null;
  changesAt: string | null;
}
async function asked(query: string): Promise<Timed> {
  const { data, errors } = await api.ask(`{ answer: ${query} }`);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.answer as Timed;
}
const banners = (place = 'home') => asked(`bannerList(dto: { place: "${place}" }) { items { title } changesAt }`);
const bar = () => asked('announcementBar { announcement { text href tone } changesAt }');
const collections = async () =>
  ((await api.ask('{ collectionBundle { slug } }')).data!.collectionBundle as { slug: string }[]).map(
    ({ slug }) => slug,
  );

/** A window that opens in a minute and closes a minute later. */
function window() {
  const publishAt = new Date(Date.now() + 60_000);
  return { publishAt, finishAt: new Date(publishAt.getTime() + 60_000) };
}

/** Does the work while the clock of the process stands still, so many milliseconds after this time. */
async function at<T>(time: Date, off: number, work: () => Promise<T>): Promise<T> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(time.getTime() + off);
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
}

describe('to the second', () => {
  it.each([
    ['a banner', () => banners().then(({ items }) => items.length), (times: object) => banner(times)],
    [
      'an announcement',
      () => bar().then(({ announcement }) => (announcement ? 1 : 0)),
      (times: object) => announce(times),
    ],
    [
      'a collection',
      () => collections().then((slugs) => slugs.length),
      (times: object) => saved('Collection', { slug: 'autumn', title: 'Осень', productIds: [productId], ...times }),
    ],
  ])('%s is shown from publishAt until just before finishAt', async (_, count, make) => {
    const { publishAt, finishAt } = window();
    await make({ publishAt, finishAt });
    for (const off of [-1000, -1]) expect(await at(publishAt, off, count)).toBe(0);
    for (const off of [0, 1000]) expect(await at(publishAt, off, count)).toBe(1);
    for (const off of [-1000, -1]) expect(await at(finishAt, off, count)).toBe(1);
    for (const off of [0, 1000]) expect(await at(finishAt, off, count)).toBe(0);
  });

  it('a banner answer contains the time of its next change, so caches do not outlive it', async () => {
    const first = window();
    await banner({ publishAt: first.publishAt, finishAt: first.finishAt });
    await banner({ title: 'Всегда' });
    await banner({ title: 'Нет', active: false, publishAt: new Date(Date.now() + 1000) });
    await banner({ place: 'catalog', publishAt: new Date(Date.now() + 1000) });
    expect(await banners()).toEqual({ items: [{ title: 'Всегда' }], changesAt: first.publishAt.toISOString() });
    const open = await at(first.publishAt, 1000, banners);
    expect(open.changesAt).toBe(first.finishAt.toISOString());
    expect((await at(first.finishAt, 1000, banners)).changesAt).toBeNull();
    await announce({ publishAt: first.publishAt });
    expect(await bar()).toEqual({ announcement: null, changesAt: first.publishAt.toISOString() });
  });
});

describe('an announcement of a promo code', () => {
  const shown = async (by: Shopper) => {
    const { data } = await by.ask('{ announcementBar { announcement { text } } }');
    return (data!.announcementBar as { announcement: { text: string } | null }).announcement?.text ?? null;
  };
  /** Announces a new promo code, after another announcement, and returns the words about the code. */
  async function announceCode(code: string, changes: object = {}, written = `«${code}»`): Promise<string> {
    await insertPromocode(database, { code: code.toUpperCase(), ...changes });
    await announce({ publishAt: new Date(Date.now() - 60_000) });
    const text = `Войдите, и промокод ${written} даст скидку 10\u00A0% на всё`;
    await announce({ text });
    return text;
  }

  it('is not shown to a shopper who has used the code; another announcement is', async () => {
    const text = await announceCode('Autumn10');
    const [anna, boris] = [await signIn(api, somePhone()), await signIn(api, somePhone())];
    const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "product_item"');
    await place(anna, orderOf([{ id: rows[0]!.id, price: 10_000 }], { promocode: 'AUTUMN10' }));
    expect([await shown(anna), await shown(boris)]).toEqual(['Доставка бесплатно', text]);
    expect((await bar()).announcement).toMatchObject({ text });
  });

  it.each(['CODE7:', '(CODE7)', 'CODE7 —', 'CODE7!'])('finds the code that is written «%s»', async (written) => {
    await announceCode('CODE7', { active: false }, written);
    expect(await shown(await signIn(api, somePhone()))).toBe('Доставка бесплатно');
    await database.query(`DELETE FROM "promocode" WHERE "code" = 'CODE7'`);
  });

  it.each([
    ['has ended', 'ENDED1', { startsAt: new Date(Date.now() - 60_000), endsAt: new Date(Date.now() - 1000) }],
    ['is switched off', 'OFF1', { active: false }],
    ['is used up', 'FULL1', { usageLimit: 1, used: 1 }],
  ])('is not shown to a shopper when the code %s', async (_, code, changes) => {
    await announceCode(code, changes);
    expect(await shown(await signIn(api, somePhone()))).toBe('Доставка бесплатно');
  });
});

describe('the announcement', () => {
  it('the announcement bar shows the most recently published current announcement', async () => {
    const { publishAt, finishAt } = window();
    await announce({ publishAt: new Date(Date.now() - 60_000) });
    await announce({
      text: 'Распродажа',
      href: '/catalog/sale?sort=SALE_FIRST#top',
      tone: 'SALE',
      publishAt,
      finishAt,
    });
    expect((await bar()).announcement).toEqual({ text: 'Доставка бесплатно', href: null, tone: 'INFO' });
    expect((await at(publishAt, 1000, bar)).announcement).toEqual({
      text: 'Распродажа',
      href: '/catalog/sale?sort=SALE_FIRST#top',
      tone: 'SALE',
    });
    expect((await at(finishAt, 1000, bar)).announcement).toMatchObject({ text: 'Доставка бесплатно' });
  });
});

describe('operators', () => {
  it('operators create, list and remove banners and announcements with audit log entries', async () => {
    const pictures = { darkPosterUrl: POSTER, mobilePosterUrl: POSTER };
    const id = await banner({ description: 'Тепло', ...pictures, href: '/catalog/any/boots', position: 2 });
    await banner({ title: 'Первый', position: 1 });
    expect((await banners()).items.map(({ title }) => title)).toEqual(['Первый', 'Осень']);
    const { data } = await manager.admin(
      '{ banners { id place title posterUrl darkPosterUrl mobilePosterUrl href position active publishAt } }',
    );
    expect(data!.banners).toEqual([
      expect.objectContaining({ title: 'Первый', darkPosterUrl: null }),
      expect.objectContaining({ title: 'Осень', ...pictures }),
    ]);
    const shown = await api.ask('{ bannerList(dto: { place: "home" }) { items { darkPosterUrl mobilePosterUrl } } }');
    expect(shown.data!.bannerList).toMatchObject({ items: [{ darkPosterUrl: null }, pictures] });
    expect(
      await saved('Banner', { id, place: 'home', title: 'Зима', posterUrl: POSTER, href: null, darkPosterUrl: null }),
    ).toBe(id);
    const { rows } = await database.query(
      `SELECT "title", "href", "darkPosterUrl", "mobilePosterUrl", "position" FROM "banner" WHERE "id" = $1`,
      [id],
    );
    expect(rows).toEqual([{ title: 'Зима', href: null, darkPosterUrl: null, mobilePosterUrl: POSTER, position: 2 }]);
    const remove = () => manager.admin('mutation ($id: ID!) { removeBanner(dto: { id: $id }) }', { id });
    expect((await remove()).data).toEqual({ removeBanner: true });
    expect(codeOf(await remove())).toBe('NOT_FOUND');
    const announced = await announce();
    await manager.admin('mutation ($id: ID!) { removeAnnouncement(dto: { id: $id }) }', { id: announced });
    expect((await manager.admin('{ announcements { id } }')).data).toEqual({ announcements: [] });
    const trail = await database.query<{ action: string }>(
      `SELECT "action", "before"->>'title' AS "before", "after"->>'title' AS "after" FROM "operator_action"
       WHERE "entityId" = $1 ORDER BY "id"`,
      [id],
    );
    expect(trail.rows).toEqual([
      { action: 'saveBanner', before: null, after: 'Осень' },
      { action: 'saveBanner', before: 'Осень', after: 'Зима' },
      { action: 'removeBanner', before: 'Зима', after: null },
    ]);
  });

  it('operators cannot save banners with other URL schemes, an end before the start, or missing pictures', async () => {
    for (const href of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://a.example', 'catalog'])
      expect([href, codeOf(await save('Announcement', { text: 'Да', href }))]).toEqual([href, 'BAD_USER_INPUT']);
    const { publishAt, finishAt } = window();
    for (const kind of ['Banner', 'Announcement', 'Collection'] as const) {
      const all = { text: 'Да', place: 'home', slug: 'autumn', title: 'Осень', posterUrl: POSTER };
      const { text, place, slug, title, posterUrl } = all;
      const dto = { Banner: { place, title, posterUrl }, Announcement: { text }, Collection: { slug, title } }[kind];
      const turned = await save(kind, { ...dto, publishAt: finishAt, finishAt: publishAt });
      expect(turned.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'dto.finishAt' }],
      });
    }
    for (const field of ['posterUrl', 'darkPosterUrl', 'mobilePosterUrl']) {
      const dto = { place: 'home', title: 'Осень', posterUrl: POSTER, [field]: 'originals/00/00/none' };
      expect(codeOf(await save('Banner', dto))).toBe('PICTURE_NOT_USABLE');
    }
  });

  it('the cleanup of stored objects keeps a banner’s pictures', async () => {
    const referred = async () =>
      (await database.query(`SELECT FROM "storage_reference" WHERE "key" = $1`, [POSTER])).rowCount;
    expect(await referred()).toBe(0);
    await banner({ darkPosterUrl: POSTER, mobilePosterUrl: POSTER });
    expect(await referred()).toBe(3);
  });
});

describe('a preview', () => {
  const LOOK = `query ($token: String!) {
    collectionPreview(dto: { token: $token }) { title productPage { items { slug } } }
    bannerPreview(dto: { token: $token }) { items { title } changesAt }
  }`;
  const linkTo = async (call: 'previewCollection' | 'previewBanner', id: string) => {
    const { data } = await manager.admin(
      `query ($id: ID!) { link: ${call}(dto: { id: $id }) { token url expiresAt } }`,
      {
        id,
      },
    );
    return data!.link as { token: string; url: string; expiresAt: string };
  };
  const look = (token: string) => api.ask(LOOK, { token });

  it('a collection and a banner of tomorrow are seen by their links, for an hour, and by nobody else', async () => {
    const times = window();
    const collection = await saved('Collection', { slug: 'winter', title: 'Зима', productIds: [productId], ...times });
    await banner({ title: 'Сегодня' });
    const id = await banner({ title: 'Завтра', ...times, position: 1 });
    const links = [await linkTo('previewCollection', collection), await linkTo('previewBanner', id)] as const;
    expect(links.map(({ url }) => new URL(url).pathname)).toEqual([
      `/preview/collections/${links[0].token}`,
      `/preview/banners/${links[1].token}`,
    ]);
    expect((await look(links[0].token)).data).toEqual({
      collectionPreview: { title: 'Зима', productPage: { items: [{ slug: 'boots' }] } },
      bannerPreview: null,
    });
    const seen = await look(links[1].token);
    expect(seen.data).toEqual({
      collectionPreview: null,
      bannerPreview: { items: [{ title: 'Сегодня' }, { title: 'Завтра' }], changesAt: null },
    });
    expect(codeOf(seen)).toBe('PREVIEW_OVER');
    expect(await collections()).toEqual([]);
    expect((await banners()).items).toEqual([{ title: 'Сегодня' }]);
    const late = await at(new Date(links[0].expiresAt), 1, () => look(links[0].token));
    expect(late.data).toEqual({ collectionPreview: null, bannerPreview: null });
  });

  it('a preview link of another thing, of a removed thing or a forged one shows nothing', async () => {
    const id = await banner({ active: false });
    const { token } = await linkTo('previewBanner', id);
    expect((await look(token)).data).toMatchObject({ bannerPreview: { items: [{ title: 'Осень' }] } });
    const other = token.replace(id, productId);
    expect((await look(other)).data).toEqual({ collectionPreview: null, bannerPreview: null });
    await manager.admin('mutation ($id: ID!) { removeBanner(dto: { id: $id }) }', { id });
    expect((await look(token)).data).toMatchObject({ bannerPreview: null });
    for (const call of ['previewBanner', 'previewCollection'])
      expect(codeOf(await manager.admin(`query ($id: ID!) { ${call}(dto: { id: $id }) { token } }`, { id }))).toBe(
        'NOT_FOUND',
      );
  });
});
