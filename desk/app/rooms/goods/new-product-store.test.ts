import type { Answer, DeskApi } from '../../graphql/api';
import { NewProductStore } from './new-product-store';

const may = { items: true, prices: true, stock: true };
const made = { data: { saveProduct: { id: 'p' } } };
const pictured = { data: { setProductMedia: { id: 'p' } } };
const offered = { data: { saveProductItem: { id: 'i' } } };
const silence = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };

const storeOf = (...answers: unknown[]) => storeLike(null, ...answers);

function storeLike(like: string | null, ...answers: unknown[]) {
  const asked: { dto: Record<string, unknown> }[] = [];
  const ask = (_document: string, variables: { dto: Record<string, unknown> }) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new NewProductStore({ ask } as unknown as DeskApi, like), asked };
}

function fill(store: NewProductStore, sizes = '41, 42') {
  store.edit('name', 'Кеды');
  store.edit('supplier', 'Наш склад');
  store.edit('price', '8990');
  store.edit('sizes', sizes);
  store.edit('stock', '3');
}

/** A picture was uploaded before the page was left. */
const keepPicture = () =>
  localStorage.setItem(
    'desk:new-product-pictures',
    JSON.stringify({ instead: '[]', pictures: [{ id: '1', url: '/1.jpg', sourceUrl: '/1.jpg', alt: 'Сбоку' }] }),
  );

beforeEach(() => localStorage.clear());

it('NewProductStore creates the product first, then sends its pictures and then its sizes', async () => {
  keepPicture();
  const { store, asked } = storeOf(made, pictured, offered, offered);
  fill(store);
  expect(await store.save(may)).toBe('p');
  expect(asked.map(({ dto }) => dto)).toEqual([
    expect.objectContaining({ name: 'Кеды', source: 'desk' }),
    { id: 'p', images: [{ url: '/1.jpg', alt: 'Сбоку' }] },
    expect.objectContaining({ product: { id: 'p' }, size: '41', stock: 3, price: 899_000 }),
    expect.objectContaining({ product: { id: 'p' }, size: '42', stock: 3, price: 899_000 }),
  ]);
  expect([store.isBegun, store.form.name, store.form.supplier]).toEqual([false, '', 'Наш склад']);
});

it('NewProductStore keeps what was typed in the browser until the product is saved', async () => {
  fill(storeOf().store);
  const { store } = storeOf(made, offered, offered);
  expect([store.form.name, store.form.sizes]).toEqual(['Кеды', '41, 42']);
  await store.save(may);
  expect(storeOf().store.form.name).toBe('');
});

it('NewProductStore retries with the same external id and skips sizes that were already saved', async () => {
  const { store, asked } = storeOf(made, offered, silence, made, pictured, offered);
  fill(store);
  expect(await store.save(may)).toBeUndefined();
  expect([store.refusal?.code, store.madeId, store.state, store.done, store.steps]).toEqual([
    ...['NO_SIGNAL', 'p', 'idle', 2, 3],
  ]);
  expect(await store.save(may)).toBe('p');
  expect(asked[3]!.dto['externalId']).toBe(asked[0]!.dto['externalId']);
  expect(asked.slice(4).map(({ dto }) => dto['size'] ?? dto['images'])).toEqual([[], '42']);
});

it('NewProductStore uses a new external id for the next product', async () => {
  const { store, asked } = storeOf(made, offered, made, offered);
  fill(store, '41');
  await store.save(may);
  fill(store, '41');
  await store.save(may);
  expect(asked[2]!.dto['externalId']).not.toBe(asked[0]!.dto['externalId']);
});

it('NewProductStore sends nothing while a field is invalid and clears the error once corrected', async () => {
  const { store, asked } = storeOf();
  expect(await store.save(may)).toBeUndefined();
  expect([asked.length, store.attempts, store.faults.name]).toEqual([0, 1, 'missing']);
  store.edit('name', 'Кеды');
  expect(Object.keys(store.faults)).toEqual(['supplier', 'price', 'sizes']);
});

it('NewProductStore shows an API error next to the field that it names', async () => {
  const fields = [{ field: 'dto.price', message: 'Слишком много' }];
  const { store } = storeOf(made, { fault: { code: 'BAD_USER_INPUT', message: 'Нет', details: { fields } } });
  fill(store);
  await store.save(may);
  expect([store.faults, store.refusal]).toEqual([{ price: { message: 'Слишком много' } }, undefined]);
});

it('NewProductStore waits for uploading pictures and stops when an upload has failed', async () => {
  const { store, asked } = storeOf(silence);
  fill(store);
  store.pictures.uploads.add([new File(['x'], 'a.jpg', { type: 'image/jpeg' })]);
  const saving = store.save(may);
  expect(store.state).toBe('pictures');
  expect(await saving).toBeUndefined();
  expect([asked.length, store.hasFailedPictures, store.state]).toEqual([1, true, 'idle']);
});

it('NewProductStore fills in the supplier of the last product, or else the shop’s own stock', async () => {
  const nodes = [
    { name: 'Турция', type: 'CONTRACTOR' },
    { name: 'Наш склад', type: 'MEET_WAREHOUSE' },
  ];
  const suppliers = { data: { suppliers: { nodes } } };
  const first = storeOf(suppliers).store;
  await first.readSuppliers();
  expect([first.suppliers.length, first.form.supplier, first.isBegun]).toEqual([2, 'Наш склад', false]);
  first.edit('supplier', 'турция');
  expect(first.isSupplierKnown).toBe(true);
  first.edit('supplier', 'Кожгалантерея');
  expect(first.isSupplierKnown).toBe(false);
  localStorage.clear();
  localStorage.setItem('desk:new-product-supplier', 'Турция');
  const later = storeOf(suppliers).store;
  await later.readSuppliers();
  expect(later.form.supplier).toBe('Турция');
});

it('NewProductStore fills a similar product from the original once and keeps a separate draft', async () => {
  fill(storeOf().store);
  const product = { name: 'Кеды Low', brandSlugs: [], brands: [], category: ['shoes'], description: '', items: [] };
  const directory = { data: { brands: { items: [] }, categories: [{ slug: 'shoes', name: 'Обувь' }] } };
  const { store } = storeLike('p', { data: { operatorProduct: product } }, directory);
  await store.fill();
  expect([store.form.name, store.form.category]).toEqual(['Кеды Low', { value: 'shoes', label: 'Обувь' }]);
  store.edit('name', 'Кеды High');
  const later = storeLike('p');
  await later.store.fill();
  expect([later.store.form.name, later.asked.length, storeOf().store.form.name]).toEqual(['Кеды High', 0, 'Кеды']);
});

it('NewProductStore reports an original product that cannot be read', async () => {
  const { store } = storeLike('p', silence, silence);
  await store.fill();
  expect([store.refusal?.code, store.form.name]).toEqual(['NO_SIGNAL', '']);
});
