import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/** The data with which a page was rendered, by the ids of its routes. */
type PageData = Readonly<Record<string, unknown>>;

interface KeptPage {
  href: string;
  data: PageData;
  /** Milliseconds since 1970. */
  seenAt: number;
}

/** Pages without the shopper's own data, for which an outdated state does no harm. */
const keepable: ReadonlySet<string> = new Set(
  ['home', 'catalog', 'brands', 'brand', 'collections', 'collection', 'product', 'search', 'blog', 'article'].map(
    (name) => `routes/${name}/route`,
  ),
);

const most = 12;
/** Maximum age in milliseconds. Browsers keep whole pages for Back for about the same time. */
const longest = 10 * 60 * 1000;

/**
 * The data of the last pages, by the key of their entry in the browser's history. Back changes the URL at once. Without
 * these data, the former page would stay visible under the new URL until the server responds.
 */
const kept = new Map<string, KeptPage>();

let popped: string | null = null;

const keyOfEntry = (state: unknown): string => (state as { key?: string } | null)?.key ?? 'default';

/** Records moves through the history. Must be called before the router listens to them. */
export function followHistory(): void {
  window.addEventListener('popstate', ({ state }) => {
    popped = keyOfEntry(state);
    // The router requests data during the event; later requests do not belong to the move.
    setTimeout(() => (popped = null));
  });
}

export function keepPage(key: string, href: string, data: PageData): void {
  kept.delete(key);
  if (!Object.keys(data).some((id) => keepable.has(id))) return;
  kept.set(key, { href, data, seenAt: Date.now() });
  for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest);
}

export const forgetPages = (): void => kept.clear();

/** Answers Back and Forward with the data with which the page was last rendered. */
export const keptPages: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const page = popped === null ? undefined : kept.get(popped);
  popped = null;
  if (!page || page.href !== request.url || Date.now() - page.seenAt > longest) return next();
  return Object.fromEntries(Object.entries(page.data).map(([id, result]) => [id, { type: 'data', result }]));
};
