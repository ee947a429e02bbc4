/**
 * The pages that a listing shows at once: `?page=3` is one, `?page=1-3` three, joined by «Показать ещё». The URL
 * contains the span, so that a reload, a shared link and Back load the same list and the router can restore the scroll
 * position.
 */
export interface PageSpan {
  first: number;
  last: number;
}

export const firstPage: PageSpan = { first: 1, last: 1 };

/** Maximum number of pages in a span. A longer list would be slow to render and to reload. */
const longest = 10;

export function parsePageSpan(text: string | null): PageSpan {
  const [, from, to] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text ?? '') ?? [];
  const first = Math.max(1, Number(from ?? 1));
  return { first, last: Math.min(Math.max(first, Number(to ?? first)), first + longest - 1) };
}

/** The value of the parameter `page`; null for the first page alone, which needs no parameter. */
export function pageSpanText({ first, last }: PageSpan): string | null {
  if (last > first) return `${first}-${last}`;
  return first > 1 ? String(first) : null;
}

/** The span extended by one page; null if there is no next page or the span has its maximum length. */
export function withNextPage({ first, last }: PageSpan, totalPages: number): PageSpan | null {
  return last < totalPages && last - first + 1 < longest ? { first, last: last + 1 } : null;
}

/** The span cut to the pages that exist, because the listing may have become shorter. */
export function withinPages({ first, last }: PageSpan, totalPages: number): PageSpan {
  const end = Math.max(1, totalPages);
  return { first: Math.min(first, end), last: Math.min(last, end) };
}

/** The numbers of the pages of the span, except the first. */
export function furtherPages({ first, last }: PageSpan): number[] {
  return Array.from({ length: last - first }, (_, index) => first + 1 + index);
}
