import { jest } from '@jest/globals';
import { OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { Drain } from '../platform/http/drain.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => (api = await startTestApi([])));
afterAll(() => api.close());

const ready = () => fetch(`${api.origin}/health/ready`);

it('a stopping API first reports not ready, then finishes requests, then refuses connections', async () => {
  const before = await ready();
  expect([before.status, await before.json()]).toEqual([
    200,
    { status: 'ok', checks: { database: true, listing: true } },
  ]);

  let notice: () => void = () => undefined;
  const drained = api.app.get(Drain).run(new Promise<void>((done) => (notice = done)));
  const during = await ready();
  expect([during.status, await during.json()]).toMatchObject([503, { status: 'draining' }]);
  expect(during.headers.get('connection')).toBe('close');
  expect(await api.ask('{ directoryList { id } }')).toEqual({ data: { directoryList: [] } });

  notice();
  await drained;
  await expect(ready()).rejects.toThrow();
});

it('the API is ready but degraded, and names the reason, while Meilisearch is unavailable', async () => {
  const silent = await startTestApi([], { MEILI_URL: 'http://127.0.0.1:2' });
  try {
    const answer = await fetch(`${silent.origin}/health/ready`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        status: 'degraded',
        checks: { database: true, listing: true, search: false },
        searchFault: expect.stringContaining('ECONNREFUSED'),
      },
    ]);
  } finally {
    await silent.close();
    delete process.env.MEILI_URL;
  }
});

it('the API is ready but degraded, and names the reason, while no pictures can be stored', async () => {
  const full = await startTestApi([]);
  try {
    jest
      .spyOn(full.app.get<ObjectStorage>(OBJECT_STORAGE), 'fault')
      .mockResolvedValue('STORAGE_FOLDER: the disk is full');
    const answer = await fetch(`${full.origin}/health/ready`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        status: 'degraded',
        checks: { database: true, listing: true, storage: false },
        storageFault: 'STORAGE_FOLDER: the disk is full',
      },
    ]);
  } finally {
    await full.close();
  }
});
