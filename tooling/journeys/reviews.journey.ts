import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { awaitHydration } from './hydrated-pages.js';
import { asOperator } from './operator.js';
import { photo } from './photo.js';
import { fillCart, receiveOrder, signInByPhone } from './purchase.js';
import { signIn, test } from './shopper.js';

// Tracing asks for broken pictures a second time, which the content security policy refuses.
test.use({ trace: 'off' });

const reviews = (page: Page) => page.getByRole('region', { name: /^Отзывы/ });

/** The rating in the page's structured data; undefined without reviews. */
async function ratingInData(page: Page): Promise<unknown> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product = blocks
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((it) => it['@type'] === 'Product' || it['@type'] === 'ProductGroup');
  return product?.['aggregateRating'];
}

interface Waiting {
  id: string;
  version: number;
  text: string;
}

/** Returns the review that waits for the shop, by its words. */
async function waitingReview(text: string): Promise<Waiting> {
  const { items } = await asOperator<{ items: Waiting[] }>(
    'query ($text: String!) { reviews(dto: { state: PENDING, search: $text }) { items { id version text } } }',
    { text },
  );
  return items.find((review) => review.text === text)!;
}

const decide = (call: string, { id, version }: Waiting, more = '') =>
  asOperator(`mutation ($id: ID!, $version: Int!) { ${call}(dto: { id: $id, version: $version ${more} }) { state } }`, {
    id,
    version,
  });

// The newest have been sold and reviewed least, and no other test buys them.
const listing = '/catalog/any/sneakers?deliverySpeed=FAST&sort=NEW_FIRST';

test('a review with a photo is written, refused, changed, published, answered and found helpful', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  // A product that nobody has reviewed.
  const cards = page.getByRole('main').getByRole('article');
  await page.goto(listing);
  const rated = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('[aria-label*=" из 5"]') !== null),
  );
  const from = rated.indexOf(false);
  expect(from).toBeGreaterThanOrEqual(0);
  await fillCart(page, { from, listing });
  const product = await cards.nth(from).getByRole('link').first().getAttribute('href');
  await page.goto(product!);
  await expect(reviews(page).getByText('Отзывы пишут те, кто купил и получил эту модель.')).toBeVisible();
  expect(await ratingInData(page)).toBeUndefined();

  await signInByPhone(page);
  await receiveOrder(page, 'Мария');
  await page.goto('/account/reviews');
  await page.getByRole('link', { name: /^Написать отзыв/ }).click();
  // The form is open, and its first mark has the focus.
  await expect(reviews(page).locator('input:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(page.getByRole('link', { name: 'Поставьте оценку' })).toBeVisible();
  await page.getByRole('radio', { name: /^4 из 5/ }).check({ force: true });
  await page.getByRole('radio', { name: 'Маломерит' }).check({ force: true });
  const text = `Ношу месяц, очень лёгкие (${Date.now()})`;
  await page.getByRole('textbox', { name: 'Комментарий' }).fill(text);
  const picture = await photo(page);
  await page.getByLabel('Добавить фото').setInputFiles([
    { name: 'pair.jpg', mimeType: 'image/jpeg', buffer: picture },
    { name: 'not-a-picture.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"></svg>') },
  ]);
  await expect(page.getByText(/^not-a-picture\.jpg: это не фотография/)).toBeVisible();
  // Sending it again cannot help.
  await expect(page.getByRole('button', { name: /^Повторить загрузку/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Убрать фотографию not-a-picture.jpg' }).click();
  await page.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Спасибо, отзыв у нас' })).toBeFocused();

  // Only the author sees it until the shop has read it; what is sent back says why, and can be changed.
  await page.reload();
  await expect(page.getByText('Отзыв на проверке')).toBeVisible();
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: text })
      .getByRole('img', { name: /^Фото 1/ }),
  ).toBeVisible();
  await expectAccessible(page);
  const other = await awaitHydration(await browser.newContext({ baseURL: baseURL! })).newPage();
  await other.goto(product!);
  await expect(other.getByText(text)).toHaveCount(0);
  await decide('rejectReview', await waitingReview(text), 'reason: "Напишите, пожалуйста, о размере"');
  await page.goto('/account/reviews');
  await expect(page.getByText('Не опубликован')).toBeVisible();
  await expect(page.getByText('Напишите, пожалуйста, о размере')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Изменить отзыв' }).click();
  await expect(page.getByRole('img', { name: 'Фото 1', exact: true })).toBeVisible();
  await page.getByRole('radio', { name: /^5 из 5/ }).check({ force: true });
  await page.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(page.getByText('Спасибо, отзыв у нас')).toBeVisible();

  const { id } = await waitingReview(text);
  await decide('approveReview', await waitingReview(text));
  await asOperator(
    'mutation ($id: ID!) { answerReview(dto: { id: $id, text: "Спасибо, носите с удовольствием" }) { state } }',
    {
      id,
    },
  );

  // Everybody sees it, and the rating is on the page, in the card and in the structured data.
  await other.reload();
  const review = reviews(other).getByRole('article').filter({ hasText: text });
  await expect(review.getByText('Спасибо, носите с удовольствием')).toBeVisible();
  await expect(review.getByText(/маломерит$/)).toBeVisible();
  await expect(review.getByText('Покупка подтверждена')).toBeVisible();
  await expect(reviews(other).getByRole('list', { name: 'Оценки' })).toBeVisible();
  expect(await ratingInData(other)).toMatchObject({ ratingValue: 5, reviewCount: 1 });
  await expect(other.getByRole('link', { name: /^5,0 из 5, 1/ })).toBeVisible();
  await expectAccessible(other);
  await review.getByRole('link', { name: /Увеличить/ }).click();
  await expect(other.getByRole('dialog', { name: 'Фотографии товара' })).toBeVisible();
  await other.keyboard.press('Escape');

  // The list may be filtered without the page being loaded again, and back.
  await reviews(other)
    .getByRole('link', { name: /^С фото/ })
    .click();
  await expect(other).toHaveURL(/photos=1#reviews$/);
  await expect(review).toBeVisible();
  await reviews(other).getByRole('link', { name: 'Показать все' }).click();
  await expect(other).not.toHaveURL(/photos=1/);

  // The card of any listing has the rating, too.
  await expect(async () => {
    await other.goto(listing);
    await expect(
      other
        .getByRole('main')
        .getByRole('article')
        .filter({ has: other.locator(`a[href^="${product}"]`) })
        .getByRole('img', { name: /^5,0 из 5/ }),
    ).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await other.goto('/catalog/any/sneakers?sort=RATED_FIRST&rating=FROM_4');
  await expect(other.getByRole('main').getByRole('article').first().getByRole('img', { name: / из 5/ })).toBeVisible();
  await other.context().close();

  // A guest is asked to sign in; another shopper votes, once.
  const voter = await awaitHydration(
    await browser.newContext({ baseURL: baseURL!, extraHTTPHeaders: { 'x-forwarded-for': '12.1.2.3' } }),
  ).newPage();
  await voter.goto(product!);
  await reviews(voter).getByRole('button', { name: 'Да', exact: true }).click();
  await expect(voter.getByText('Войдите, чтобы оценить отзыв')).toBeVisible();
  await signIn(voter);
  await voter.goto(product!);
  await reviews(voter).getByRole('button', { name: 'Да', exact: true }).click();
  await expect(reviews(voter).getByRole('button', { name: 'Да, 1' })).toHaveAttribute('aria-pressed', 'true');
  await voter.reload();
  await expect(reviews(voter).getByRole('button', { name: 'Да, 1' })).toHaveAttribute('aria-pressed', 'true');
  await voter.context().close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript: a product page shows nothing that depends on the shopper', async ({ page }) => {
    await page.goto('/catalog/any/sneakers');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(reviews(page)).toBeVisible();
    await expect(reviews(page).getByRole('button', { name: 'Написать отзыв' })).toHaveCount(0);
  });
});
