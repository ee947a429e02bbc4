/**
 * The pages that a listing shows at once: `?page=3` is one, `?page=1-3` three, joined by «Показать ещё».
 *
 * The URL holds the span. A reload, a shared link and Back load the same list, so the router can restore the scroll
 * position.
 */
export interface PageSpan {
  first: number;
  last: number;
}

export const firstPage: PageSpan = { first: 1, last: 1 };

/** The longest span, in pages. A longer list would be slow to render and to load again. */
const longest = 10;

export function parsePageSpan(text: string | null): PageSpan {
  const [, from, to] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text ?? '') ?? [];
  const first = Math.max(1, Number(from ?? 1));
  return { first, last: Math.min(Math.max(first, Number(to ?? first)), first + longest - 1) };
}

/** The value of `page`; null for the first page alone, which needs no parameter. */
export function pageSpanText({ first, last }: PageSpan): string | null {
  if (last > first) return `${first}-${last}`;
  return first > 1 ? String(first) : null;
}

/** The span with one page more; null if there is no further page or the span is at its limit. */
export function withNextPage({ first, last }: PageSpan, totalPages: number): PageSpan | null {
  return last < totalPages && last - first + 1 < longest ? { first, last: last + 1 } : null;
}

/** The span within the existing pages: the listing may have become shorter. */
export function withinPages({ first, last }: PageSpan, totalPages: number): PageSpan {
  const end = Math.max(1, totalPages);
  return { first: Math.min(first, end), last: Math.min(last, end) };
}

/** The numbers of the pages after the first of the span. */
export function furtherPages({ first, last }: PageSpan): number[] {
  return Array.from({ length: last - first }, (_, index) => first + 1 + index);
}
