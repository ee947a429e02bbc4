import type { Answer, DeskApi } from '../../../graphql/api';
import { MetadataStore, NEW_METADATA } from './metadata-store';

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

it('texts of an address are saved, and the list is read anew', async () => {
  const { store, asked } = storeOf(list(), { data: { saveUrlMetadata: 'm' } }, list({ id: 'm' }));
  await store.read();
  store.open({ ...NEW_METADATA, url: ' /delivery ' });
  store.edit('title', ' Доставка ');
  await store.save();
  expect(asked[1]).toMatchObject({ dto: { id: null, url: '/delivery', title: 'Доставка', name: '' } });
  expect([store.form, store.rows.length]).toEqual([undefined, 1]);
});

it('what is wrong stands at its field, and the fields stay open', async () => {
  const { store } = storeOf(list(), refused('NAME_TAKEN', 'Уже есть'), refused('NO_SIGNAL', ''));
  await store.read();
  store.open({ ...NEW_METADATA, url: '/delivery' });
  await store.save();
  expect([store.faults, store.form?.url]).toEqual([{ url: 'Уже есть' }, '/delivery']);
  store.edit('url', '/returns');
  await store.save();
  expect([store.faults, store.refusal?.code, store.form?.url]).toEqual([{}, 'NO_SIGNAL', '/returns']);
});

it('texts that somebody else has removed are gone, too', async () => {
  const { store } = storeOf(list({ id: 'm' }), refused('NOT_FOUND', ''), list());
  await store.read();
  expect(await store.remove('m')).toBeUndefined();
  expect(store.rows).toEqual([]);
});
