import type { Answer, DeskApi } from '../../graphql/api';
import { ExportStore } from './export-store';
import { changeOf, FiguresStore, returnsByReason } from './figures-store';

const filters = { from: '2026-02-01', to: '2026-02-28', by: 'DAY' } as const;
const report = (from: string) => ({ data: { salesReport: { from, lines: [] } } });
const fault = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };

/** An API that gives these answers one after another, and remembers what was asked. */
function apiOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}

it('FiguresStore requests the report by its filters and keeps the report when a reload fails', async () => {
  const { api, asked } = apiOf(report('a'), fault);
  const store = new FiguresStore(api);
  await store.show(filters);
  await store.read();
  expect(asked[0]).toEqual({
    dto: { ...filters, limit: 100 },
    before: { from: '2026-01-04', to: '2026-01-31', by: 'DAY' },
    byDay: true,
  });
  expect([store.report?.from, store.fault?.code]).toEqual(['a', 'NO_SIGNAL']);
});

it('what was sold on the days before stands beside what was sold on the days', async () => {
  const earlier = { lines: [{ goods: 1_299_000 }, { goods: 0 }] };
  const { api, asked } = apiOf({ data: { ...report('a').data, earlier } }, report('b'));
  const store = new FiguresStore(api);
  await store.show(filters);
  expect(store.earlier).toEqual([1_299_000, 0]);
  await store.show({ ...filters, by: 'CITY' });
  expect([asked[1]!['byDay'], store.earlier]).toEqual([false, undefined]);
});

it('FiguresStore ignores a late response for a previous period', async () => {
  let late: (answer: unknown) => void = () => undefined;
  const slow = new Promise((done) => (late = done));
  const { api } = apiOf(slow, report('b'));
  const store = new FiguresStore(api);
  const first = store.show(filters);
  await store.show({ ...filters, by: 'CITY' });
  late(report('a'));
  await first;
  expect([store.report?.from, store.shown?.by]).toEqual(['b', 'CITY']);
});

it('returnsByReason sums returned units by reason, the most frequent reason first', () => {
  expect(
    returnsByReason([
      { reason: 'SIZE', size: '41', units: 3 },
      { reason: 'DEFECT', size: '41', units: 4 },
      { reason: 'SIZE', size: '42', units: 2 },
    ]),
  ).toEqual([
    {
      reason: 'SIZE',
      units: 5,
      sizes: [
        { size: '41', units: 3 },
        { size: '42', units: 2 },
      ],
    },
    { reason: 'DEFECT', units: 4, sizes: [{ size: '41', units: 4 }] },
  ]);
});

it.each([
  [150, 100, 50],
  [0, 100, -100],
  [5, 0, null],
])('changeOf returns for %s after %s the change in percent: %s', (now, before, change) =>
  expect(changeOf(now, before)).toBe(change),
);

it('ExportStore requests an order export, waits for the job and offers the file', async () => {
  const job = (state: string, url: string | null = null) => ({ id: 'e', state, rows: 1, url, failure: null });
  const { api, asked } = apiOf(
    { data: { exportOrders: job('WAITING') } },
    { data: { exportJob: job('RUNNING') } },
    { data: { exportJob: job('DONE', '/admin/exports/e/x') } },
  );
  const store = new ExportStore(api, 0);
  await store.start({ from: '2026-02-01', to: '2026-02-28' }, 'ORDERS', 'XLSX');
  expect(asked[0]).toEqual({ dto: { filter: { paidFrom: '2026-02-01', paidTo: '2026-02-28' }, format: 'XLSX' } });
  expect([store.job?.url, store.isBusy]).toEqual(['/admin/exports/e/x', false]);
});

it('ExportStore requests an export of units by its own call', async () => {
  const { api, asked } = apiOf({
    data: { exportOrderUnits: { id: 'u', state: 'DONE', rows: 2, url: '/u', failure: null } },
  });
  const store = new ExportStore(api, 0);
  await store.start({ from: '2026-02-01', to: '2026-02-28' }, 'ORDER_UNITS', 'CSV');
  expect(asked).toEqual([{ dto: { filter: { paidFrom: '2026-02-01', paidTo: '2026-02-28' }, format: 'CSV' } }]);
  expect(store.job?.url).toBe('/u');
});

it('ExportStore offers no file of an earlier choice once another file is chosen', async () => {
  const job = (state: string, url: string | null = null) => ({ id: 'e', state, rows: 1, url, failure: null });
  const { api } = apiOf({ data: { exportOrders: job('WAITING') } }, { data: { exportJob: job('DONE', '/late') } });
  const store = new ExportStore(api, 0);
  const started = store.start({ from: '2026-02-01', to: '2026-02-28' }, 'ORDERS', 'CSV');
  await Promise.resolve();
  store.forget();
  await started;
  expect([store.job?.url, store.isBusy]).toEqual([undefined, false]);

  const { api: again } = apiOf(
    { data: { exportOrders: job('WAITING') } },
    { data: { exportJob: job('DONE', '/late') } },
  );
  const written = new ExportStore(again, 20);
  const writing = written.start({ from: '2026-02-01', to: '2026-02-28' }, 'ORDERS', 'CSV');
  while (!written.job) await Promise.resolve();
  written.forget();
  await writing;
  expect([written.job?.url, written.isBusy]).toEqual([undefined, false]);
});

it('ExportStore shows the error when an order export is refused', async () => {
  const { api } = apiOf({ fault: { code: 'FORBIDDEN', message: 'Нельзя', details: {} } });
  const store = new ExportStore(api, 0);
  await store.start({ from: '2026-02-01', to: '2026-02-28' }, 'ORDERS', 'CSV');
  expect([store.fault?.code, store.isBusy]).toEqual(['FORBIDDEN', false]);
});
