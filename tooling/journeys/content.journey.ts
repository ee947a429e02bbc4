import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { asOperator } from './operator.js';
import { test } from './shopper.js';
import { structuredData } from './structured-data.js';

interface Saved {
  id: string;
  number: number;
}

const save = (dto: object) =>
  asOperator<Saved>('mutation ($dto: SaveContentInput!) { saveContent(dto: $dto) { id number } }', { dto });

const publish = ({ id, number }: Saved) =>
  asOperator('mutation ($id: ID!, $number: Int!) { publishContent(dto: { id: $id, number: $number }) }', {
    id,
    number,
  });

/** The slugs of two products on sale. */
async function someSlugs(page: Page): Promise<string[]> {
  await page.goto('/catalog/any/sneakers');
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const paths = await links.evaluateAll((all) => all.slice(0, 2).map((link) => link.getAttribute('href')!));
  return paths.map((path) => path.split('/').at(-1)!);
}

const mark = () => Date.now().toString(36);

test('an article is previewed as a draft, published, edited and unpublished, each visible at once', async ({
  page,
}) => {
  const [shoe, other] = await someSlugs(page);
  const slug = `suede-${mark()}`;
  const article = {
    ...{ kind: 'ARTICLE', slug, title: 'Как стирать замшу', description: 'Коротко и без воды', tags: [`уход ${slug}`] },
    markdown: `Сначала **щётка**.\n\n## Что понадобится\n\n- щётка\n- губка\n\n::goods{slugs="${shoe}"}\n\n:::accordion[А если дождь?]\nДайте высохнуть.\n:::\n\n| EU | см |\n| --- | --- |\n| 42 | 27 |\n`,
    productSlugs: [other],
  };
  const saved = await save(article);
  expect((await page.goto(`/blog/${slug}`))?.status()).toBe(404);

  const { token } = await asOperator<{ token: string }>(
    'query ($id: ID!, $number: Int!) { previewContent(dto: { id: $id, number: $number }) { token } }',
    saved,
  );
  const preview = await page.goto(`/preview/${token}`);
  expect(preview?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect((await page.goto('/preview/guessed'))?.status()).toBe(404);

  await publish(saved);
  await page.goto('/blog');
  await page.getByRole('link', { name: article.title }).first().click();
  await expect(page).toHaveURL(`/blog/${slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Что понадобится' })).toBeVisible();
  await expect(main.locator(`a[href="/product/${shoe}"]`)).toHaveCount(1);
  await expect(main.locator(`a[href="/product/${other}"]`)).toHaveCount(1);
  await main.getByText('А если дождь?').click();
  await expect(main.getByText('Дайте высохнуть.')).toBeVisible();
  await expect(main.getByText(/1\sминута чтения/)).toBeVisible();
  expect(await structuredData(page)).toEqual(['BlogPosting', 'BreadcrumbList']);
  await expectAccessible(page);

  const edited = await save({
    ...article,
    id: saved.id,
    after: saved.number,
    title: 'Как чистить замшу',
    markdown: 'Губка.',
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await publish(edited);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Как чистить замшу' })).toBeVisible();
  await page.goto(`/blog?tag=${encodeURIComponent(article.tags[0]!)}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expectAccessible(page);

  await asOperator('mutation ($id: ID!) { hideContent(dto: { id: $id }) }', { id: saved.id });
  expect((await page.goto(`/blog/${slug}`))?.status()).toBe(404);
  await expect(page.getByText('Страница не найдена. Давайте вернёмся в каталог и попробуем снова.')).toBeVisible();
});

test('an information page appears at its path and shows an edit at once', async ({ page }) => {
  const path = `info/journey-${mark()}`;
  expect((await page.goto(`/${path}`))?.status()).toBe(404);
  const dto = { kind: 'PAGE', slug: path, title: 'Как нас найти', markdown: 'Мы рядом. [Доставка](/delivery).' };
  const saved = await save(dto);
  await publish(saved);
  expect((await page.goto(`/${path}`))?.status()).toBe(200);
  await expect(page.getByText('Мы рядом.')).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${path}$`));
  await expectAccessible(page);
  await publish(await save({ ...dto, id: saved.id, after: saved.number, markdown: 'Мы переехали.' }));
  await page.reload();
  await expect(page.getByText('Мы переехали.')).toBeVisible();
});

test('a partner sends a cooperation request by keyboard, and the operator finds it in the queue', async ({ page }) => {
  await page.goto('/info/partners');
  const form = page.getByRole('region', { name: 'Оставить заявку' });
  await page.getByRole('link', { name: 'Оставить заявку' }).press('Enter');
  await expect(form.getByRole('heading')).toBeInViewport();
  const send = form.getByRole('button', { name: 'Отправить заявку' });
  await send.press('Enter');
  const summary = form.getByRole('alert').filter({ hasText: 'Проверьте 6 полей' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Введите ИНН' })).toBeVisible();

  await form.getByLabel('Компания').fill('Кеды оптом');
  await form.getByLabel('Форма').selectOption('ООО');
  await form.getByLabel('ИНН').fill('7707083890');
  await form.getByLabel('Имя и фамилия').fill('Мария Иванова');
  await form.getByLabel('Телефон').fill('9161234567');
  await form.getByLabel('Почта').fill('partner@example.com');
  await send.press('Enter');
  await expect(form.getByText('Такого ИНН не бывает, проверьте цифры')).toHaveCount(2);
  await expectAccessible(page);
  await form.getByLabel('ИНН').fill('7707083893');
  await send.press('Enter');
  await expect(form.getByRole('status')).toContainText('Ответим на partner@example.com');
  await expect(form.getByRole('status')).toBeFocused();
  const { items } = await asOperator<{ items: { companyName: string; inn: string }[] }>(
    'query { cooperativeRequests(dto: {}) { items { companyName inn } } }',
  );
  expect(items).toContainEqual({ companyName: 'Кеды оптом', inn: '7707083893' });
});

test('a moved page redirects visitors who follow a link or open the old URL', async ({ page }) => {
  const old = `/old-${mark()}`;
  expect((await page.request.get(old, { maxRedirects: 0 })).status()).toBe(404);
  const rule = (dto: object) =>
    asOperator<string>('mutation ($dto: SaveRedirectInput!) { saveRedirect(dto: $dto) }', { dto });
  const exact = await rule({ kind: 'EXACT', source: old, target: '/brands' });
  const prefix = await rule({ kind: 'PREFIX', source: `${old}-section`, target: '/catalog/any', permanent: false });
  await expect
    .poll(async () => (await page.request.get(`${old}?from=letter`, { maxRedirects: 0 })).headers()['location'])
    .toBe('/brands?from=letter');
  expect((await page.request.get(old, { maxRedirects: 0 })).status()).toBe(301);
  const below = await page.request.get(`${old}-section/sneakers`, { maxRedirects: 0 });
  expect([below.status(), below.headers()['location']]).toEqual([302, '/catalog/any/sneakers']);

  // The router of an open page is sent on, too: Back leads to the old address.
  await page.goto('/collections');
  // Hydration compares the page with its address.
  await page.locator('body[data-hydrated]').waitFor();
  await page.evaluate((to) => window.history.replaceState(window.history.state, '', to), `${old}-section/sneakers`);
  await page.getByRole('banner').getByRole('link', { name: 'MEET' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog\/any\/sneakers$/);

  // Rules that would send visitors twice, or take a page of the shop, are refused. A rule that is taken away sends nobody.
  await expect(rule({ kind: 'EXACT', source: `${old}er`, target: old })).rejects.toThrow('REDIRECT_CHAINED');
  await expect(rule({ kind: 'EXACT', source: '/brands', target: old })).rejects.toThrow('BAD_USER_INPUT');
  for (const id of [exact, prefix])
    await asOperator('mutation ($id: ID!) { removeRedirect(dto: { id: $id }) }', { id });
  await expect.poll(async () => (await page.request.get(old, { maxRedirects: 0 })).status()).toBe(404);
});

test('a page has the title, description and keywords that an operator entered for its path', async ({ page }) => {
  const [slug] = await someSlugs(page);
  const path = `/product/${slug}`;
  await page.goto(path);
  const own = await page.title();
  const id = await asOperator<string>('mutation ($dto: SaveUrlMetadataInput!) { saveUrlMetadata(dto: $dto) }', {
    dto: { url: path, title: 'Пара недели', description: 'Осталось мало', keywords: 'кеды, скидка' },
  });
  await page.reload();
  await expect(page).toHaveTitle('Пара недели');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Осталось мало');
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', 'кеды, скидка');
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);

  // Another page has its own again, and a lost answer changes nothing.
  await page.getByRole('banner').getByRole('link', { name: 'MEET' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('meta[name="keywords"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('Пара недели');
  await asOperator('mutation ($id: ID!) { removeUrlMetadata(dto: { id: $id }) }', { id });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('UrlMetadata') ? route.abort() : route.continue(),
  );
  await page.goto(path);
  await page.waitForTimeout(1000);
  expect(await page.title()).toBe(own);
});

test('the topics of the blog fit on one line, and each has several articles', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  const topics = page.getByRole('navigation', { name: 'Темы' }).getByRole('link');
  const tops = await topics.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await topics.nth(1).click();
  await expect(page).toHaveURL(/tag=/);
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(1);
});
