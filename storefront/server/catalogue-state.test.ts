/** @jest-environment node */
import Fastify from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { CatalogueState } from './catalogue-state.js';

const api = Fastify();
let told: string | null;
let readings = 0;
let apiOrigin: string;

beforeAll(async () => {
  api.get('/catalogue-state', async (_, reply) => {
    readings += 1;
    return told === null ? reply.code(204).send() : told;
  });
  apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  [told, readings] = ['first', 0];
});
afterAll(() => api.close());

/** Returns a state that has been read. */
async function readState(): Promise<CatalogueState> {
  const state = new CatalogueState({ apiOrigin, apiTimeout: 5000 });
  expect(state.current()).toBeUndefined();
  while (!state.current()) await sleep(5);
  return state;
}

describe('the state of the catalogue', () => {
  it('CatalogueState asks the API once for all calls within half a second', async () => {
    const state = await readState();
    for (let n = 0; n < 20; n += 1) expect(state.current()?.state).toBe('first');
    expect(readings).toBe(1);
  });

  it('CatalogueState reports a change within a second, with the time when the change was first seen', async () => {
    const state = await readState();
    const { since } = state.current()!;
    told = 'second';
    await sleep(700);
    expect(state.current()?.state).toBe('second');
    expect(state.current()!.since - since).toBeGreaterThan(300);
  });

  it('CatalogueState returns no state when the API has not answered for a second', async () => {
    const state = await readState();
    told = null;
    await sleep(1100);
    expect(state.current()).toBeUndefined();
  });
});
