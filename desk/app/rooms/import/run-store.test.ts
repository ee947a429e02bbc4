import type { Answer, DeskApi } from '../../graphql/api';
import { RunStore } from './run-store';
import { SourcesStore } from './sources-store';

const run = (state: string, more: object = {}) => ({ id: 'r', sourceId: 's', state, cause: 'UPLOAD', ...more });
const refusal = (code: string, details: object = {}) => ({ fault: { code, message: 'Нельзя', details } });
const around = [{ data: { feedRuns: { items: [] } } }, { data: { feedSource: { id: 's', url: null } } }];

/** An API that gives these answers one after another, and remembers what was asked. */
function apiOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}

it('RunStore polls a running feed run and stops when the run asks for a decision', async () => {
  const { api } = apiOf({ data: { feedRun: run('RUNNING') } }, { data: { feedRun: run('ASKING') } }, ...around);
  const store = new RunStore(api, 'r');
  await store.read();
  expect(store.isRunning).toBe(true);
  await store.read();
  expect([store.isRunning, store.source?.id]).toEqual([false, 's']);
});

it('RunStore reads the feed run again when another operator has already decided', async () => {
  const { api } = apiOf(
    { data: { feedRun: run('ASKING') } },
    ...around,
    refusal('RUN_NOT_ASKING'),
    { data: { feedRun: run('DISCARDED') } },
    ...around,
  );
  const store = new RunStore(api, 'r');
  await store.read();
  await store.apply();
  expect([store.refusal?.code, store.run?.state]).toEqual(['RUN_NOT_ASKING', 'DISCARDED']);
});

it('RunStore shows what could not be undone after undoing a feed run', async () => {
  const stayed = [{ relation: 'product', key: '[1]', reason: 'ordered' }];
  const { api } = apiOf(
    { data: { feedRun: run('APPLIED', { undoable: true }) } },
    ...around,
    { data: { undoFeedRun: { run: run('APPLIED', { undoable: false, undone: true }), stayed } } },
    ...around,
  );
  const store = new RunStore(api, 'r');
  await store.read();
  await store.undo();
  expect([store.run?.undone, store.stayed]).toEqual([true, stayed]);
});

it('RunStore confirms the columns before requesting a preview of the same file', async () => {
  const { api, asked } = apiOf(
    { data: { feedRun: run('REFUSED') } },
    ...around,
    { data: { confirmColumns: true } },
    { data: { startFeedRun: { id: 'next' } } },
  );
  const store = new RunStore(api, 'r');
  await store.read();
  const mapping = { columns: [{ header: 'Арт.', field: 'ARTICLE' }], productOf: 'ROW', headings: 'IGNORE' } as const;
  expect(await store.confirm({ ...mapping, columns: [...mapping.columns] })).toBe('next');
  expect(asked.slice(3)).toEqual([
    { dto: { sourceId: 's', ...mapping } },
    { dto: { sourceId: 's', fileOf: 'r', preview: true } },
  ]);
});

it('RunStore starts no feed run when the columns are refused', async () => {
  const { api, asked } = apiOf({ data: { feedRun: run('REFUSED') } }, ...around, refusal('BAD_USER_INPUT'));
  const store = new RunStore(api, 'r');
  await store.read();
  expect(await store.confirm({ columns: [], productOf: 'ROW', headings: 'IGNORE' })).toBeNull();
  expect([store.refusal?.code, asked.length]).toEqual(['BAD_USER_INPUT', 4]);
});

it('SourcesStore opens the unfinished feed run when the source is already being read', async () => {
  const { api } = apiOf(refusal('RUN_UNFINISHED', { id: 'other' }));
  const store = new SourcesStore(api);
  expect(await store.start({ id: 's' } as never, false)).toBe('other');
  expect(store.refusal).toMatchObject({ sourceId: 's' });
});

it('SourcesStore leaves the schedule on and shows the error when stopping is refused', async () => {
  const source = { id: 's', name: 'лань', format: 'YML', paused: false };
  const { api } = apiOf(
    { data: { feedSources: [source] } },
    { data: { feedRuns: { items: [] } } },
    refusal('FORBIDDEN'),
  );
  const store = new SourcesStore(api);
  await store.read();
  await store.setOn(store.rows[0]!, false);
  expect([store.rows[0]!.paused, store.refusal?.fault.code]).toEqual([false, 'FORBIDDEN']);
});

const other = (products: number) => ({
  vanishing: { count: 0, samples: [] },
  otherSources: [{ source: 'Лавка', products }],
});
const counts = { created: 2, updated: 8, unchanged: 0 };

it('RunStore asks whether a file is of another source when that has most of its goods, and nothing was written yet', async () => {
  const { api } = apiOf({ data: { feedRun: run('ASKING', { counts, plan: other(8) }) } }, ...around);
  const store = new RunStore(api, 'r');
  await store.read();
  expect(store.likely).toEqual({ source: 'Лавка', products: 8 });
  store.runs = [run('APPLIED') as never];
  expect(store.likely).toBeNull();
});

it('RunStore reads the file as one of the other source, and removes the source that was made of its name', async () => {
  const { api, asked } = apiOf(
    { data: { feedRun: run('ASKING', { counts, plan: other(8), fileName: 'price2.csv' }) } },
    ...[{ data: { feedRuns: { items: [run('ASKING', { fileName: 'price2.csv' })] } } }, around[1]],
    ...[{ data: { feedSources: [{ id: 'l', name: 'Лавка' }] } }, { data: { startFeedRun: { id: 'n' } } }],
    { data: { removeFeedSource: true } },
  );
  const store = new RunStore(api, 'r');
  await store.read();
  expect(await store.moveTo('Лавка')).toBe('n');
  expect(asked.slice(4)).toEqual([{ dto: { sourceId: 'l', fileOf: 'r', preview: true } }, { id: 's' }]);
});
