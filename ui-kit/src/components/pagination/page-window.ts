export type PageSlot = number | 'gap';

/**
 * Returns the page numbers to show: both ends, the current one and its neighbours. A gap of one page is filled with
 * that page. The length is the same on every page, so that the «next» link stays under the pointer.
 */
export function pageWindow(current: number, total: number, neighbours = 1): PageSlot[] {
  const length = neighbours * 2 + 5;
  if (total <= length) return Array.from({ length: total }, (_, index) => index + 1);
  const inner = length - 4;
  const start = Math.min(Math.max(current - neighbours, 3), total - inner - 1);
  const middle = Array.from({ length: inner }, (_, index) => start + index);
  return [1, start > 3 ? 'gap' : 2, ...middle, start + inner < total - 1 ? 'gap' : total - 1, total];
}
