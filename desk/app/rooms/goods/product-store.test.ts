import type { Answer, DeskApi } from '../../graphql/api';
import { ProductStore } from './product-store';

const product = (more: object = {}) => ({
  id: 'p',
  name: 'Кеды',
  active: true,
  brands: ['One'],
  brandSlugs: ['one'],
  category: ['shoes'],
  description: '',
  sizeGuide: null,
  seoTags: null,
  version: 'v1',
  images: [
    { id: '1', url: '/1.jpg', sourceUrl: 'storage:/1.jpg', alt: '' },
    { id: '2', url: '/2.jpg', sourceUrl: 'storage:/2.jpg', alt: 'Сбоку' },
  ],
  items: [],
  ...more,
});
const read = (more: object = {}) => ({ data: { operatorProduct: product(more) } });
const saved = (more: object = {}) => ({ data: { saveProduct: product({ version: 'v9', ...more }) } });
const history = { data: { productHistory: [] } };
const conflict = { fault: { code: 'CONFLICT', message: '', details: {} } };
const silence = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}

beforeEach(() => localStorage.clear());

it('ProductStore keeps unsaved changes in the browser until saved, also without a connection', async () => {
  const { api, asked } = storeOf(read(), history, silence, read(), history, saved({ name: 'Кеды Low' }), history);
  const first = new ProductStore(api, 'p');
  await first.read();
  first.edit('name', 'Кеды Low');
  await first.save();
  expect([first.refusal?.fault.code, first.isChanged]).toEqual(['NO_SIGNAL', true]);
  const later = new ProductStore(api, 'p');
  await later.read();
  expect([later.form?.name, later.isChanged]).toEqual(['Кеды Low', true]);
  await later.save();
  expect(asked[5]).toEqual({ dto: { id: 'p', version: 'v1', source: 'api', name: 'Кеды Low' } });
  expect([later.isChanged, later.isSaved, localStorage.length]).toEqual([false, true, 0]);
});

it('ProductStore shows both values of a field in conflict and overwrites only on request', async () => {
  const theirs = { name: 'Кеды High', version: 'v2' };
  const { api, asked } = storeOf(
    read(),
    history,
    conflict,
    read(theirs),
    history,
    saved({ name: 'Кеды Low' }),
    history,
  );
  const store = new ProductStore(api, 'p');
  await store.read();
  store.edit('name', 'Кеды Low');
  await store.save();
  expect(store.conflicts).toEqual([{ field: 'name', yours: 'Кеды Low', theirs: 'Кеды High' }]);
  expect(asked).toHaveLength(5);
  await store.writeOver();
  expect(asked[5]).toEqual({ dto: { id: 'p', version: 'v2', source: 'api', name: 'Кеды Low' } });
  expect([store.conflicts, store.isChanged]).toEqual([[], false]);
});

it('ProductStore can keep the other operator’s value together with its own other changes', async () => {
  const { api } = storeOf(read(), history, conflict, read({ name: 'Кеды High', version: 'v2' }), history);
  const store = new ProductStore(api, 'p');
  await store.read();
  store.edit('name', 'Кеды Low');
  store.edit('description', 'Кожа');
  await store.save();
  store.takeTheirs();
  expect([store.form?.name, store.changes]).toEqual(['Кеды High', { description: 'Кожа' }]);
});

it('ProductStore saves its changes together with another operator’s changes of other fields', async () => {
  const { api, asked } = storeOf(
    read(),
    history,
    conflict,
    read({ name: 'Кеды High', version: 'v2' }),
    history,
    saved({ name: 'Кеды High', description: 'Кожа' }),
    history,
  );
  const store = new ProductStore(api, 'p');
  await store.read();
  store.edit('description', 'Кожа');
  await store.save();
  expect(asked[5]).toEqual({ dto: { id: 'p', version: 'v2', source: 'api', description: 'Кожа' } });
  expect([store.isChanged, store.busy, store.form?.name]).toEqual([false, undefined, 'Кеды High']);
});

it('ProductStore keeps a picture that is not downloaded yet when pictures are saved', async () => {
  const waiting = { id: '3', url: null, sourceUrl: 'https://supplier.example/3.jpg', alt: '' };
  const images = [...product().images, waiting];
  const { api, asked } = storeOf(
    ...[read({ images }), history],
    ...[read({ images }), { data: { setProductMedia: product() } }, history],
  );
  const store = new ProductStore(api, 'p');
  await store.read();
  store.pictures.move(2, 0);
  await store.savePictures();
  expect(asked[3]).toMatchObject({
    dto: { images: [{ url: waiting.sourceUrl }, { url: '/1.jpg' }, { url: '/2.jpg' }] },
  });
});

it('ProductStore saves pictures in their new order with their alternative texts', async () => {
  const { api, asked } = storeOf(read(), history, read(), { data: { setProductMedia: product() } }, history);
  const store = new ProductStore(api, 'p');
  await store.read();
  store.pictures.move(1, 0);
  store.pictures.describe('1', 'Спереди');
  await store.savePictures();
  expect(asked[3]).toEqual({
    dto: {
      id: 'p',
      images: [
        { url: '/2.jpg', alt: 'Сбоку' },
        { url: '/1.jpg', alt: 'Спереди' },
      ],
    },
  });
  expect(store.pictures.isChanged).toBe(false);
});

it('ProductStore shows pictures changed by another operator and overwrites them only on request', async () => {
  const theirs = [{ id: '9', url: '/9.jpg', sourceUrl: 'storage:/9.jpg', alt: '' }];
  const { api, asked } = storeOf(
    ...[read(), history, read({ images: theirs })],
    ...[read({ images: theirs }), { data: { setProductMedia: product() } }, history],
  );
  const store = new ProductStore(api, 'p');
  await store.read();
  store.pictures.move(1, 0);
  await store.savePictures();
  expect([asked.length, store.theirPictures, store.busy]).toEqual([3, theirs, undefined]);
  await store.writePicturesOver();
  expect(asked[4]).toMatchObject({ dto: { images: [{ url: '/2.jpg' }, { url: '/1.jpg' }] } });
  expect([store.theirPictures, store.pictures.isChanged]).toEqual([undefined, false]);
});

it('ProductStore can keep the pictures of the other operator after a conflict', async () => {
  const { api } = storeOf(read(), history, read({ images: [] }));
  const store = new ProductStore(api, 'p');
  await store.read();
  store.pictures.remove('1');
  await store.savePictures();
  store.takeTheirPictures();
  expect([store.theirPictures, store.pictures.pictures, store.pictures.isChanged]).toEqual([undefined, [], false]);
});
