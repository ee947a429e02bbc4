import { filtersIn, hrefOf } from './goods-filters';
import type { goodsTexts } from './goods-words';

/** Returns the filters of the URL that no field shows, each with the URL that removes the filter. */
export function chipsOf(params: URLSearchParams, supplierName: string | undefined, texts: typeof goodsTexts.ru) {
  const filters = filtersIn(params);
  const roubles = (kopecks: number) => String(kopecks / 100);
  const days = texts.daysOf[String(filters.days) as keyof typeof texts.daysOf];
  return [
    filters.supplier && {
      name: supplierName ?? texts.supplier,
      href: hrefOf(params, { supplier: null }),
    },
    filters.feed && { name: `${texts.feed}: ${filters.feed}`, href: hrefOf(params, { feed: null }) },
    filters.priceMin !== null && {
      name: `${texts.priceFrom} ${roubles(filters.priceMin)}`,
      href: hrefOf(params, { from: null }),
    },
    filters.priceMax !== null && {
      name: `${texts.priceTo} ${roubles(filters.priceMax)}`,
      href: hrefOf(params, { to: null }),
    },
    filters.days !== null && {
      name: `${texts.days}: ${(days ?? String(filters.days)).toLowerCase()}`,
      href: hrefOf(params, { days: null }),
    },
  ].filter((chip) => chip !== false && chip !== null && chip !== '');
}
