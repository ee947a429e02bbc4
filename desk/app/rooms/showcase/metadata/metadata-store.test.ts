import type { Answer, DeskApi } from '../../../graphql/api';
import { MetadataStore } from './metadata-store';

const list = (...items: object[]) => ({
  data: { urlMetadataList: { items, pagination: { totalItems: items.length, totalPages: 1 } } },
});
const refused = (code: string, message: string) => ({ fault: { code, message, details: {} } });

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new MetadataStore({ ask } as unknown as DeskApi), asked };
}

it('MetadataStore saves the texts of a URL and reloads the list', async () => {
  const { store, asked } = storeOf(list(), { data: { saveUrlMetadata: 'm' } }, list({ id: 'm' }));
  await store.read();
  store.open();
  store.edit('url', ' /delivery ');
  store.edit('title', ' Доставка ');
  await store.save();
  expect(asked[1]).toMatchObject({ dto: { url: '/delivery', title: 'Доставка', name: '' } });
  expect([store.form, store.rows.length]).toEqual([undefined, 1]);
});

it('MetadataStore shows an error next to its field and keeps the form open', async () => {
  const { store } = storeOf(list(), refused('NAME_TAKEN', 'Уже есть'), refused('NO_SIGNAL', ''));
  await store.read();
  store.open();
  store.edit('url', '/delivery');
  await store.save();
  expect([store.faults, store.form?.url]).toEqual([{ url: 'Уже есть' }, '/delivery']);
  store.edit('url', '/returns');
  await store.save();
  expect([store.faults, store.refusal?.code, store.form?.url]).toEqual([{}, 'NO_SIGNAL', '/returns']);
});

it('MetadataStore removes texts from the list when another operator has already removed them', async () => {
  const { store } = storeOf(list({ id: 'm' }), refused('NOT_FOUND', ''), list());
  await store.read();
  expect(await store.remove('m')).toBeUndefined();
  expect(store.rows).toEqual([]);
});

const line = (version: string, changes: object = {}) => ({
  ...{ id: 'm', version, url: '/delivery', name: '', title: 'Доставка', description: '', keywords: '' },
  ...changes,
});

it('MetadataStore shows both values of a field in conflict and overwrites only on request', async () => {
  const { store, asked } = storeOf(
    list(line('1')),
    refused('CONFLICT', ''),
    list(line('2', { title: 'Доставка по России' })),
    { data: { saveUrlMetadata: 'm' } },
    list(line('3')),
  );
  await store.read();
  store.open(line('1'));
  store.edit('title', 'Доставка и сроки');
  await store.save();
  expect(asked[1]).toMatchObject({ dto: { id: 'm', version: '1' } });
  expect(store.conflicts).toEqual([{ field: 'title', yours: 'Доставка и сроки', theirs: 'Доставка по России' }]);
  await store.save();
  expect(asked).toHaveLength(3);
  await store.writeOver();
  expect(asked[3]).toMatchObject({ dto: { version: '2', title: 'Доставка и сроки' } });
  expect([store.form, store.conflicts]).toEqual([undefined, []]);
});

it('MetadataStore saves its changes together with another operator’s changes of other fields', async () => {
  const { store, asked } = storeOf(
    list(line('1')),
    refused('CONFLICT', ''),
    list(line('2', { keywords: 'сроки' })),
    { data: { saveUrlMetadata: 'm' } },
    list(line('3')),
  );
  await store.read();
  store.open(line('1'));
  store.edit('title', 'Доставка и сроки');
  await store.save();
  expect(asked[3]).toMatchObject({ dto: { version: '2', title: 'Доставка и сроки', keywords: 'сроки' } });
  expect(store.form).toBeUndefined();
});

it('MetadataStore can keep the other operator’s values together with its own other changes', async () => {
  const { store } = storeOf(list(line('1')), refused('CONFLICT', ''), list(line('2', { title: 'Их' })));
  await store.read();
  store.open(line('1'));
  store.edit('title', 'Наш');
  store.edit('name', 'Доставка');
  await store.save();
  store.takeTheirs();
  expect(store.form).toMatchObject({ title: 'Их', name: 'Доставка' });
});
