/** @jest-environment node */
import Fastify from 'fastify';
import { CatalogueState } from './catalogue-state.js';

const api = Fastify();
let readings = 0;
let apiOrigin: string;

beforeAll(async () => {
  api.get('/catalogue-state', async () => `state ${(readings += 1)}`);
  apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  readings = 0;
});
afterAll(() => api.close());

const stateFor = (pageMemoryFresh: number) => new CatalogueState({ apiOrigin, apiTimeout: 5000, pageMemoryFresh });

describe('the state of the catalogue', () => {
  it('is good for as long as it is set to', async () => {
    const state = stateFor(60_000);
    expect([await state.read(), await state.read()]).toEqual(['state 1', 'state 1']);
  });

  it('is read for each request with 0', async () => {
    const state = stateFor(0);
    expect([await state.read(), await state.read()]).toEqual(['state 1', 'state 2']);
  });
});
