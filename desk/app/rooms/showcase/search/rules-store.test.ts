import type { Answer, DeskApi } from '../../../graphql/api';
import type { RuleWholeFragment } from '../../../graphql/generated/graphql';
import { RulesStore } from './rules-store';

const row = (id: string, more: object = {}) => ({ id, kind: 'PIN', active: true, version: 'v1', ...more });
const part = (endCursor: string | null, ...nodes: object[]) => ({
  data: { searchRules: { nodes, pageInfo: { endCursor, hasNextPage: endCursor !== null }, totalCount: 2 } },
});

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new RulesStore({ ask } as unknown as DeskApi), asked };
}

it('RulesStore reads the search rules that match the filters and further pages', async () => {
  const { store, asked } = storeOf(part('c', row('a')), part(null, row('b')));
  await store.show({ kind: 'PIN', inForce: true, search: '' });
  expect(asked[0]).toEqual({ dto: { kinds: ['PIN'], inForce: true, search: null }, first: 50, after: null });
  await store.more();
  await store.more();
  expect([asked.length, store.rows.map(({ id }) => id), store.hasMore]).toEqual([2, ['a', 'b'], false]);
});

it('RulesStore switches off a search rule with the version that is shown', async () => {
  const off = row('a', { active: false, version: 'v2' });
  const { store, asked } = storeOf(part(null, row('a')), { data: { saveSearchRule: off } });
  await store.read();
  await store.switch(store.rows[0]!, false);
  expect(asked[1]).toEqual({ dto: { id: 'a', kind: 'PIN', version: 'v1', active: false } });
  expect(store.rows).toEqual([off]);
});

it('RulesStore reloads a search rule that another operator changed and leaves it on', async () => {
  const conflict = { fault: { code: 'CONFLICT', message: 'Изменено', details: {} } };
  const { store } = storeOf(part(null, row('a')), conflict, part(null, row('a', { version: 'v2' })));
  await store.read();
  await store.switch(row('a') as RuleWholeFragment, false);
  expect([store.refusal?.code, store.rows[0]?.version, store.switching.size]).toEqual(['CONFLICT', 'v2', 0]);
});
