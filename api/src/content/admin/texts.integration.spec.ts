import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { runAdmin } from '../../testing/run-admin.js';
import { signIn, somePhone } from '../../testing/shoppers.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';

const SHIPPED = join(import.meta.dirname, '../../../content');

/** The information pages of the specification, section 2. */
const PAGES = [
  ...['/delivery', '/delivery/how-it-works', '/info/appspromo', '/info/contacts', '/info/faq', '/info/offer'],
  ...['/info/offer/personal-data', '/info/offer/public-offer', '/info/offer/retail-sale', '/info/partners'],
  ...['/licence', '/loyalty', '/privacy', '/tovar-pod-zakaz'],
];
/** Routes of the specification that these pages lead to besides one another. */
const ROUTES = ['/', '/account', '/account/bonus', '/account/orders', '/account/promo', '/blog', '/cart', '/catalog'];

let api: TestApi;
let database: pg.Pool;
let editor: Operator;
const folder = mkdtempSync(join(tmpdir(), 'meet-texts-'));

beforeAll(async () => {
  api = await startTestApi([], { SHOP_PHONE: '+7 (495) 000-00-00', SHOP_EMAIL: 'shop@example.ru' });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  editor = await operator(api, 'ADMIN');
});
afterAll(async () => {
  await database.end();
  await api.close();
  rmSync(folder, { recursive: true });
});

interface Page {
  title: string;
  html: string;
  article: string;
  description: string;
}
const ask = (path: string) =>
  api.ask('query ($path: String!) { infoPage(dto: { path: $path }) { title html article description } }', { path });
async function page(path: string): Promise<Page> {
  const answer = await ask(path);
  if (!answer.data?.infoPage) throw new Error(`${path}: ${codeOf(answer)}`);
  return answer.data.infoPage as Page;
}
const add = (...words: string[]) => runAdmin(api, ...words, 'texts', 'add', SHIPPED);
const entry = async (slug: string) =>
  (
    await database.query<{ id: string; revisions: number }>(
      `SELECT e."id", count(*)::int AS "revisions" FROM "content_entry" e JOIN "content_revision" r ON r."entryId" = e."id"
       WHERE e."slug" = $1 GROUP BY e."id"`,
      [slug],
    )
  ).rows[0]!;

function write(name: string, text: string): string {
  const files = mkdtempSync(join(folder, 'files-'));
  mkdirSync(join(files, 'pages'), { recursive: true });
  writeFileSync(join(files, 'pages', name), text);
  return files;
}

it('two simultaneous first starts add each standard page only once', async () => {
  const added = (await Promise.all([add(), add()])).flat();
  expect(added.map(({ slug }) => `/${slug as string}`).sort()).toEqual([...PAGES].sort());
  const { rows } = await database.query(`SELECT DISTINCT "number" FROM "content_revision"`);
  expect(rows).toEqual([{ number: 1 }]);
});

it.each(PAGES)('the standard page %s has a text without empty links or leftover markup', async (path) => {
  const { title, html, description } = await page(path);
  expect([title.length > 3, description.length > 20, html.length > 600]).toEqual([true, true, true]);
  const text = html.replace(/<[^>]*>/g, ' ');
  expect(text).not.toMatch(/:::|::\w|\{\{|\]\(|!/);
  const links = [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', label = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    label: label.replace(/<[^>]*>/g, '').trim(),
  }));
  for (const { href, label } of links) {
    expect(label).not.toBe('');
    if (!/^(tel|mailto):.+/.test(href ?? '')) expect([...PAGES, ...ROUTES]).toContain(href);
  }
});

it('a standard page changed, hidden or moved by an operator is not overwritten at the next start', async () => {
  const { id } = await entry('info/partners');
  const text = { kind: 'PAGE', slug: 'info/partners', title: 'Свои условия', markdown: 'Пишите нам.', after: 1, id };
  const change = async (mutation: string, variables: Record<string, unknown>) => {
    const { errors } = await editor.admin(mutation, variables);
    expect(errors).toBeUndefined();
  };
  await change('mutation ($dto: SaveContentInput!) { saveContent(dto: $dto) { id } }', { dto: text });
  await change('mutation ($id: ID!) { publishContent(dto: { id: $id, number: 2 }) }', { id });
  const hidden = await entry('info/appspromo');
  await change('mutation ($id: ID!) { hideContent(dto: { id: $id }) }', { id: hidden.id });
  const moved = await entry('tovar-pod-zakaz');
  const dto = { ...text, id: moved.id, slug: 'na-zakaz', title: 'На заказ' };
  await change('mutation ($dto: SaveContentInput!) { saveContent(dto: $dto) { id } }', { dto });

  expect(await add()).toEqual([]);
  expect(await page('/info/partners')).toMatchObject({ title: 'Свои условия', html: '<p>Пишите нам.</p>' });
  expect((await entry('info/partners')).revisions).toBe(2);
  expect(codeOf(await ask('/info/appspromo'))).toBe('CONTENT_NOT_FOUND');
  expect(codeOf(await ask('/tovar-pod-zakaz'))).toBe('CONTENT_NOT_FOUND');
  expect((await page('/na-zakaz')).title).toBe('Товар под заказ');
});

it('standard pages show the current settings and omit passages about settings that are not set', async () => {
  const contacts = await page('/info/contacts');
  expect(contacts.html).toContain('<a href="tel:+74950000000">+7 (495) 000-00-00</a>');
  expect(contacts.html).toContain('<a href="mailto:shop@example.ru">shop@example.ru</a>');
  expect(contacts.article).toContain('+7 (495) 000-00-00');
  expect(contacts.html).toMatch(/<td>Почта<\/td>.*<h2>Реквизиты<\/h2>/s);
  expect(contacts.html).not.toContain('[');
  for (const text of [contacts.html, contacts.article]) expect(text).not.toMatch(/ИНН|\{\{/);
  expect((await page('/info/faq')).html).toMatch(/5\s000\sбонусов/);
  expect((await page('/info/faq')).html).toMatch(/в течение 14\sдней после получения/);
});

it('the table of loyalty levels on the page shows the current levels', async () => {
  const levels = async () =>
    [...(await page('/loyalty')).html.matchAll(/<tr><td>(.*?)<\/td>.*?<td>(\d+ %)<\/td>/g)].map(([, name, percent]) => [
      name,
      percent,
    ]);
  expect(await levels()).toEqual([
    ['Старт', '3 %'],
    ['Шаг', '5 %'],
    ['Бег', '7 %'],
    ['Полёт', '10 %'],
  ]);
  const { errors } = await editor.admin(
    `mutation { saveLoyaltyLevels(dto: { levels: [{ name: "Все <b>", chargePercentage: 4, chargeOffPercentage: 10, requiredSpentAmount: 0 }] }) { name } }`,
  );
  expect(errors).toBeUndefined();
  expect(await levels()).toEqual([['Все &lt;b&gt;', '4 %']]);
});

it('texts added from a file appear in the audit log under the operator’s name', async () => {
  mkdirSync(join(api.storageFolder, 'demo'), { recursive: true });
  writeFileSync(join(api.storageFolder, 'demo/dark.webp'), 'picture');
  const front = 'title: Правила\ntags: [правила]\ndarkPosterUrl: storage:demo/dark.webp';
  const files = write('rules.md', `---\n${front}\n---\n\nКоротко.\n`);
  const shopper = await signIn(api, somePhone());
  const { rows } = await database.query<{ phone: string }>(`SELECT "phone" FROM "user_account" WHERE "id" = $1`, [
    shopper.id,
  ]);
  await expect(runAdmin(api, '--as', rows[0]!.phone, 'texts', 'add', files)).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  });
  expect(await runAdmin(api, 'texts', 'add', files)).toEqual([{ kind: 'PAGE', slug: 'rules', title: 'Правила' }]);
  const { id } = await entry('rules');
  const { rows: trail } = await database.query(
    `SELECT "action", "channel" FROM "operator_action" WHERE "entityId" = $1`,
    [id],
  );
  expect(trail).toEqual([{ action: 'addText', channel: 'COMMAND_LINE' }]);
  const posters = await database.query(
    `SELECT "posterUrl", "darkPosterUrl" FROM "content_revision" WHERE "entryId" = $1`,
    [id],
  );
  expect(posters.rows).toEqual([{ posterUrl: null, darkPosterUrl: 'demo/dark.webp' }]);
});

it('adding texts from a folder without pages fails with a message that names the folder', () =>
  expect(runAdmin(api, 'texts', 'add', join(folder, 'none'))).rejects.toThrow(/none: there are no pages/));

it.each([
  ['no title', 'a.md', 'Текст', /a\.md/],
  ['YAML that is broken', 'b.md', '---\ntitle: [\n---\nТекст', /b\.md/],
  ['an unknown directive', 'c.md', '---\ntitle: Имя\n---\n\n::video{src="x"}', /dto\.markdown|video/],
  ['an unknown fact', 'd.md', '---\ntitle: Имя\n---\n\n{{shopNme}}', /shopNme/],
  ['a picture that is not stored', 'e.md', '---\ntitle: Имя\nposterUrl: storage:demo/none.svg\n---\n\nТекст', /none/],
  ['a dark picture that is not stored', 'g.md', '---\ntitle: Имя\ndarkPosterUrl: demo/none.svg\n---\n\nТекст', /none/],
  ['an address that cannot be one', 'F ё.md', '---\ntitle: Имя\n---\n\nТекст', /F ё\.md/],
])(
  'the command texts add refuses a file with %s, names the file and writes nothing of it',
  async (_, name, text, fault) => {
    const files = write(name, text);
    const error = (await runAdmin(api, 'texts', 'add', files).catch((one: unknown) => one)) as Error & {
      extensions?: object;
    };
    expect(`${error.message} ${JSON.stringify(error.extensions ?? {})}`).toMatch(fault);
    const { rows } = await database.query(`SELECT FROM "content_entry" WHERE "slug" = $1`, [name.replace('.md', '')]);
    expect(rows).toEqual([]);
  },
);
