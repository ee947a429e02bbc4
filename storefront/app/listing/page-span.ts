/**
 * The pages of a listing that stand on one screen: `?page=3` is one, `?page=1-3` three, as «Показать ещё» joined them.
 *
 * The address holds what was joined, so a reload, a shared link and Back need no memory of their own: the same loader
 * answers with the same list, and the router's scroll restoration finds the page as high as it was left.
 */
export interface PageSpan {
  first: number;
  last: number;
}

export const firstPage: PageSpan = { first: 1, last: 1 };

/** A list any longer is slow to walk through and heavy to ask for again: from there on pages take over. */
const longest = 10;

export function parsePageSpan(text: string | null): PageSpan {
  const [, from, to] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text ?? '') ?? [];
  const first = Math.max(1, Number(from ?? 1));
  return { first, last: Math.min(Math.max(first, Number(to ?? first)), first + longest - 1) };
}

/** Null for the first page alone, which needs no words in the address. */
export function pageSpanText({ first, last }: PageSpan): string | null {
  if (last > first) return `${first}-${last}`;
  return first > 1 ? String(first) : null;
}

/** With one page more; null where there is none, or the list is long enough. */
export function withNextPage({ first, last }: PageSpan, totalPages: number): PageSpan | null {
  return last < totalPages && last - first + 1 < longest ? { first, last: last + 1 } : null;
}

/** What is left of it when there are fewer pages than it names: goods come and go. */
export function withinPages({ first, last }: PageSpan, totalPages: number): PageSpan {
  const end = Math.max(1, totalPages);
  return { first: Math.min(first, end), last: Math.min(last, end) };
}

/** The pages after its first. */
export function furtherPages({ first, last }: PageSpan): number[] {
  return Array.from({ length: last - first }, (_, index) => first + 1 + index);
}
