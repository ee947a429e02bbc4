/** @jest-environment node */
import { RouterContextProvider } from 'react-router';
import type * as Scope from '../../session/request-scope.server';
import { FakeApi, refused } from '../../testing/fake-api';
import type * as Load from './load-product.server';
import { loadedProductOf } from './product-fixture';

const api = new FakeApi();
let requestScope: typeof Scope.requestScope;
let loadProduct: typeof Load.loadProduct;

beforeAll(async () => {
  process.env['API_URL'] = await api.start();
  ({ requestScope } = await import('../../session/request-scope.server'));
  ({ loadProduct } = await import('./load-product.server'));
});
afterAll(() => api.stop());

const rails = { complementaryProducts: [{ id: '2' }], similarProducts: [{ id: '3' }] };
const known: Record<string, object> = {
  ProductPage: { shop: { returnDays: 14 }, product: loadedProductOf() },
  RelatedProducts: { sameModelProducts: [], sizeGrid: null },
  ProductRails: rails,
};

/** Loads the page, and waits for nothing that the page itself does not wait for. */
async function load(slug = 'runner') {
  const request = new Request(`http://shop.test/product/${slug}?size=42`);
  const url = new URL(request.url);
  const args = { request, context: new RouterContextProvider(), params: {}, url, pattern: '/' };
  // In an object: otherwise `await` would wait for the promise of the rails, too.
  let page!: Awaited<ReturnType<typeof Load.loadProduct>>;
  await requestScope(args as Parameters<typeof requestScope>[0], async () => {
    page = await loadProduct(url, slug, request.signal);
    return new Response();
  });
  return page;
}

describe('the product page', () => {
  it.each(['RUNNER', 'Runner ', ' runner'])(
    'the product URL «%s» redirects to the canonical URL of the product page',
    async (slug) => {
      const sent = (await load(slug).catch((thrown: unknown) => thrown)) as Response;
      expect([sent.status, sent.headers.get('location')]).toEqual([301, '/product/runner?size=42']);
    },
  );

  it('the former URL of a renamed product redirects to the current URL', async () => {
    api.answer = ({ operation }) => ({ body: { data: known[operation] ?? {} } });
    const sent = (await load('renamed').catch((thrown: unknown) => thrown)) as Response;
    expect([sent.status, sent.headers.get('location')]).toEqual([301, '/product/runner?size=42']);
  });

  it('the product page does not wait for its rails of matching and similar products', async () => {
    let answerRails!: () => void;
    const asked = new Promise<void>((resolve) => {
      answerRails = resolve;
    });
    api.answer = async ({ operation }) => {
      if (operation === 'ProductRails') await asked;
      return { body: { data: known[operation] ?? {} } };
    };
    const page = await load();
    answerRails();
    expect(await page.rails).toEqual(rails);
  });

  it('the product page is shown without rails of other products when their query fails', async () => {
    api.answer = ({ operation }) =>
      operation === 'ProductRails' ? refused('INTERNAL_ERROR') : { body: { data: known[operation] ?? {} } };
    expect(await (await load()).rails).toEqual({ complementaryProducts: [], similarProducts: [] });
  });
});
