import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { projectChanges } from '../../testing/fill-catalogue.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

interface Colour {
  id: string;
  slug: string;
  name: string;
  hex: string;
  products: number;
}

let api: TestApi;
let manager: Operator;
beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 10_000, stock: 3 }] })]);
  manager = await operator(api, 'MANAGER');
}, 120_000);
afterAll(() => api?.close());

const save = (dto: object) =>
  manager.admin('mutation ($dto: SaveColourInput!) { saveColour(dto: $dto) { id slug name hex products } }', { dto });
async function saved(dto: object): Promise<Colour> {
  const { data, errors } = await save(dto);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.saveColour as Colour;
}
const remove = (id: string) => manager.admin('mutation ($id: ID!) { removeColour(dto: { id: $id }) }', { id });
const faultsOf = async (dto: object) => (await save(dto)).errors?.[0]?.extensions.fields?.map(({ field }) => field);
async function colourBoots(...names: string[]): Promise<string[]> {
  const { data } = await manager.admin(
    `mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { colorPalletes { slug } } }`,
    { dto: { source: 'test', externalId: 'boots', colours: names.map((name) => ({ name })) } },
  );
  return (data!.saveProduct as { colorPalletes: { slug: string }[] }).colorPalletes.map(({ slug }) => slug);
}

it('saveColour creates a colour that products can have, and changes only the sent fields', async () => {
  const made = await saved({ name: 'Пыльная роза', hex: '#C99BA0' });
  expect(made).toMatchObject({ slug: 'dusty-pink', hex: '#c99ba0', products: 0 });
  expect(await saved({ id: made.id, hex: '#c8a0a4' })).toEqual({ ...made, hex: '#c8a0a4' });
  expect(await colourBoots('пыльная роза')).toEqual(['dusty-pink']);
  expect(await saved({ id: made.id, name: 'Роза' })).toMatchObject({ slug: 'dusty-pink', name: 'Роза', products: 1 });
});

it('a product has the colour of the dictionary when its name contains the word of another colour', async () => {
  const { slug } = await saved({ name: 'Синий электрик', hex: '#2020ff' });
  expect(await colourBoots('Синий электрик', 'синий')).toEqual([slug, 'blue']);
});

it('a renamed colour is shown to shoppers under its new name', async () => {
  await saved({ id: (await saved({ name: 'Хвоя', hex: '#123524' })).id, name: 'Хвойный' });
  await colourBoots('Хвойный');
  await projectChanges(api.databaseUrl);
  const { data } = await api.ask('{ filterList { colorPallete { name } } }');
  expect(JSON.stringify(data)).toContain('Хвойный');
});

it('saveColour creates a single colour when two calls send the same new name at once', async () => {
  const answers = await Promise.all([1, 2].map(() => save({ name: 'Гонка', hex: '#000001' })));
  const refused = answers.filter(({ errors }) => errors);
  expect(refused.map(codeOf)).toEqual(['NAME_TAKEN']);
});

it('saveColour refuses an unknown colour, a name in use, and a new colour without a name or swatch', async () => {
  const { id } = await saved({ name: 'Свой', hex: '#111111' });
  expect(codeOf(await save({ id: manager.id, hex: '#111111' }))).toBe('NOT_FOUND');
  const taken = await save({ name: 'СВОЙ', hex: '#222222' });
  expect(taken.errors![0]!.extensions).toMatchObject({ code: 'NAME_TAKEN', id });
  expect(await faultsOf({ hex: '#222222' })).toEqual(['dto.name']);
  expect(await faultsOf({ name: 'Без образца' })).toEqual(['dto.hex']);
  expect(await faultsOf({ id, hex: 'red' })).toEqual(['dto.hex']);
});

it('removeColour deletes an unused colour once and refuses one that a product has', async () => {
  const { id } = await saved({ name: 'Ненадолго', hex: '#333333' });
  await colourBoots('Ненадолго');
  expect((await remove(id)).errors![0]!.extensions).toMatchObject({ code: 'STILL_USED', products: 1 });
  await colourBoots('белый');
  expect((await remove(id)).data).toEqual({ removeColour: true });
  expect(codeOf(await remove(id))).toBe('NOT_FOUND');
});

it('saveColour and removeColour are refused when the caller is a shopper', async () => {
  const shopper = await operator(api, 'USER');
  const call = 'mutation { saveColour(dto: { name: "Мой", hex: "#444444" }) { id } }';
  expect(codeOf(await shopper.admin(call))).toBe('FORBIDDEN');
});
