import type { Operation } from './operation.js';
import type { Sampled } from './reading.js';

/** Returns the pages that the storefront's server renders. `articles` are slugs. */
export function pageOperations(goods: Sampled[], articles: string[]): Operation[] {
  return [
    page('home', ['/']),
    page('catalogue', ['/catalog/any', ...Array.from({ length: 9 }, (_, n) => `/catalog/any?page=${n + 2}`)]),
    page(
      'product-page',
      goods.slice(0, 100).map(({ slug }) => `/product/${slug}`),
    ),
    page(
      'article',
      articles.map((slug) => `/blog/${slug}`),
    ),
  ];
}

/** Headers with which browsers request pages. */
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };

function page(name: string, paths: string[]): Operation {
  return {
    name: `page ${name}`,
    request: (n) => ({ method: 'GET', path: paths[n % paths.length]!, headers: BROWSER }),
    samples: Math.min(10, paths.length),
    faultOf: (body) => (/<h1[\s>]/.test(body.toString()) ? undefined : 'the page has no headline'),
  };
}

/**
 * Returns requests for pictures of cards: for one that the check has cached, and for a different one each time, which
 * must be created.
 */
export function pictureOperations(goods: Sampled[]): Operation[] {
  const keys = goods.flatMap(({ images }) => images.map(({ url }) => url));
  const picture = (name: string, key: (n: number) => string, more: Partial<Operation> = {}): Operation => ({
    name: `picture ${name}`,
    request: (n) => ({ method: 'GET', path: `/_ipx/f_webp,w_640/${key(n)}`, headers: { accept: 'image/webp' } }),
    samples: 1,
    faultOf: (body) => (body.subarray(8, 12).toString() === 'WEBP' ? undefined : 'this is no WebP'),
    ...more,
  });
  return [
    picture('cached', () => keys[0]!),
    picture('first', (n) => keys[(n + 1) % keys.length]!, { atMost: Math.min(100, keys.length - 1) }),
  ];
}
