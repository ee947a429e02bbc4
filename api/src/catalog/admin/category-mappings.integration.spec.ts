import { importText } from '../../testing/feeds/import-text.js';
import { operator, type Operator } from '../../testing/operators.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let manager: Operator;

const yml = (goods: ReadonlyArray<[id: string, category: number]>): string => `<yml_catalog><shop><name>Лавка</name>
<categories><category id="1">Зима 26</category><category id="2">Кроссовки</category></categories><offers>${goods
  .map(
    ([id, category]) =>
      `<offer id="${id}"><name>Вещь ${id}</name><price>1000</price><categoryId>${category}</categoryId></offer>`,
  )
  .join('')}</offers></shop></yml_catalog>`;
const bring = (goods: ReadonlyArray<[string, number]>) =>
  importText(api.databaseUrl, 'yml', yml(goods), { source: 'lavka' });

const MAPPINGS = `query ($dto: CategoryMappingsInput) { categoryMappings(dto: $dto) { items { feedCategory path category categoryName state products } } }`;
const CONFIRM = `mutation ($dto: ConfirmCategoryMappingInput!) { confirmCategoryMapping(dto: $dto) { category state products } }`;
const mappings = async (dto?: object) => {
  const { data, errors } = await manager.admin(MAPPINGS, { dto });
  if (!data) throw new Error(JSON.stringify(errors));
  return (data.categoryMappings as { items: Array<Record<string, unknown>> }).items;
};
const confirm = (feedCategory: string, category: string) =>
  manager.admin(CONFIRM, { dto: { source: 'lavka', feedCategory, category } });
const categories = async () => {
  const { data } = await manager.admin(`{ categories { slug name } }`);
  return (data!.categories as Array<{ slug: string }>).map(({ slug }) => slug);
};

beforeEach(async () => {
  api = await startTestApi([]);
  manager = await operator(api, 'ADMIN');
  await bring([
    ['1', 1],
    ['2', 1],
    ['3', 2],
  ]);
});
afterEach(() => api.close());

describe('a category of a feed', () => {
  it('feed categories are listed with their shop category and product count, unmapped categories first', async () => {
    expect(await mappings()).toMatchObject([
      { path: ['Зима 26'], categoryName: 'Зима 26', state: 'UNMAPPED', products: 2 },
      { path: ['Кроссовки'], categoryName: 'Кроссовки', state: 'SUGGESTED', products: 1 },
    ]);
    expect(await mappings({ state: 'SUGGESTED' })).toHaveLength(1);
    expect(await mappings({ source: 'another' })).toEqual([]);
  });

  it('a feed category moves with its products when an operator maps it, and later imports follow', async () => {
    const [unmapped, sneakers] = await mappings();
    const { data } = await confirm(String(unmapped!.feedCategory), String(sneakers!.category));
    expect(data!.confirmCategoryMapping).toEqual({ category: sneakers!.category, state: 'CONFIRMED', products: 2 });
    expect(await categories()).not.toContain(unmapped!.category);
    expect(
      await bring([
        ['1', 1],
        ['2', 1],
        ['3', 2],
        ['4', 1],
      ]),
    ).toMatchObject({ created: 1, updated: 0, unmapped: [] });
    expect((await mappings({ state: 'CONFIRMED' }))[0]).toMatchObject({ category: sneakers!.category, products: 3 });
  });

  it('a feed category counts as the shop’s own category after an operator saves it', async () => {
    const [unmapped] = await mappings();
    const save = `mutation ($dto: SaveCategoryInput!) { saveCategory(dto: $dto) { slug } }`;
    await manager.admin(save, { dto: { slug: unmapped!.category, name: 'Зимняя распродажа' } });
    expect((await mappings())[0]).not.toMatchObject({ state: 'UNMAPPED' });
    expect(
      await bring([
        ['1', 1],
        ['2', 1],
        ['3', 2],
      ]),
    ).toMatchObject({ created: 0, updated: 0, unmapped: [] });
  });

  it('mapping a category is refused when the feed or the shop has no such category', async () => {
    const [unmapped, sneakers] = await mappings();
    expect((await confirm('none', String(sneakers!.category))).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await confirm(String(unmapped!.feedCategory), 'none')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await mappings())[0]).toMatchObject({ state: 'UNMAPPED', products: 2 });
  });
});
