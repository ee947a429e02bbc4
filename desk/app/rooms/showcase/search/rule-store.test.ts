import type { Answer, DeskApi } from '../../../graphql/api';
import { RuleStore } from './rule-store';

const rule = (more: object = {}) => ({
  ...{ id: 'r', kind: 'PIN', queries: ['кеды'], words: [], twoWay: false, target: null, productIds: ['a'] },
  ...{ categoryIds: [], brandIds: [], inCategoryIds: [], inBrandIds: [], place: 1, filters: [], active: true },
  ...{ startsAt: null, endsAt: null, note: '', version: 'v1' },
  ...more,
});
const read = (more: object = {}) => ({ data: { searchRule: rule(more) } });
const saved = (more: object = {}) => ({ data: { saveSearchRule: rule({ version: 'v9', ...more }) } });
const refused = (code: string, details: object = {}) => ({ fault: { code, message: '', details } });

function apiOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}

beforeEach(() => localStorage.clear());

it('RuleStore keeps what was typed in the browser until saved, also without a connection', async () => {
  const { api, asked } = apiOf(read(), refused('NO_SIGNAL'), read(), saved({ note: 'к празднику' }));
  const first = new RuleStore(api, 'r', 'PIN');
  await first.read();
  first.edit('note', 'к празднику');
  await first.save();
  expect([first.refusal?.code, first.isChanged]).toEqual(['NO_SIGNAL', true]);
  const later = new RuleStore(api, 'r', 'PIN');
  await later.read();
  await later.save();
  expect(asked[3]).toMatchObject({ dto: { id: 'r', version: 'v1', note: 'к празднику' } });
  expect([later.isChanged, later.done, localStorage.length]).toEqual([false, 'save', 0]);
});

it('RuleStore shows both values of a field in conflict and overwrites only on request', async () => {
  const theirs = { place: 5, version: 'v2' };
  const { api, asked } = apiOf(read(), refused('CONFLICT'), read(theirs), saved({ place: 3 }));
  const store = new RuleStore(api, 'r', 'PIN');
  await store.read();
  store.edit('place', '3');
  await store.save();
  expect(store.conflicts).toEqual([{ field: 'place', yours: '3', theirs: '5' }]);
  await store.writeOver();
  expect(asked[3]).toMatchObject({ dto: { version: 'v2', place: 3 } });
  expect([store.conflicts, store.isChanged]).toEqual([[], false]);
});

it('RuleStore saves its changes together with another operator’s changes of other fields', async () => {
  const { api, asked } = apiOf(
    ...[read(), refused('CONFLICT'), read({ note: 'их', version: 'v2' }), saved({ place: 3, note: 'их' })],
  );
  const store = new RuleStore(api, 'r', 'PIN');
  await store.read();
  store.edit('place', '3');
  await store.save();
  expect(asked[3]).toMatchObject({ dto: { version: 'v2', place: 3, note: 'их' } });
  expect([store.done, store.busy]).toEqual(['save', undefined]);
});

it('RuleStore compares an unsaved draft with a rule changed since when the page is opened', async () => {
  const { api } = apiOf(read(), read({ place: 5, version: 'v2' }));
  const first = new RuleStore(api, 'r', 'PIN');
  await first.read();
  first.edit('place', '3');
  const later = new RuleStore(api, 'r', 'PIN');
  await later.read();
  expect(later.conflicts).toEqual([{ field: 'place', yours: '3', theirs: '5' }]);
  later.takeTheirs();
  expect([later.isChanged, later.form?.place]).toEqual([false, '5']);
});

it('RuleStore previews a search rule with the typed fields as if it applied now', async () => {
  const trial = { compared: 0, changed: 0, helped: 0, hurt: 0, emptied: 0, queries: [] };
  const fields = [{ field: 'dto.rule.productIds', message: 'нужен товар' }];
  const { api, asked } = apiOf(
    ...[read({ active: false }), { data: { previewSearchRule: trial } }, refused('BAD_USER_INPUT', { fields })],
  );
  const store = new RuleStore(api, 'r', 'PIN');
  await store.read();
  store.edit('place', '2');
  await store.try(' кеды ');
  expect(asked[1]).toMatchObject({ dto: { queries: ['кеды'], rule: { id: 'r', place: 2, active: true } } });
  expect([store.trial, store.isChanged]).toEqual([trial, true]);
  await store.try('');
  expect(asked[2]).not.toHaveProperty('dto.queries');
  expect(store.faults).toEqual({ productIds: 'нужен товар' });
});

it('RuleStore reports after an undo whether the search rule still exists', async () => {
  const { api } = apiOf(read(), { data: { undoSearchRule: rule({ place: 7 }) } }, { data: { undoSearchRule: null } });
  const store = new RuleStore(api, 'r', 'PIN');
  await store.read();
  expect(await store.undo()).toBe(true);
  expect([store.form?.place, store.done]).toEqual(['7', 'undo']);
  expect(await store.undo()).toBe(false);
});

it('RuleStore saves a new search rule with the chosen kind and gets its id', async () => {
  const { api, asked } = apiOf(saved({ kind: 'SYNONYM' }));
  const store = new RuleStore(api, null, 'SYNONYM');
  store.edit('queries', 'косуха');
  store.edit('words', 'кожаная куртка');
  await store.save();
  expect(asked[0]).toMatchObject({ dto: { id: null, kind: 'SYNONYM', words: ['кожаная куртка'] } });
  expect([store.id, localStorage.length]).toEqual(['r', 0]);
});
