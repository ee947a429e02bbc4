import { NoticedProductsDocument, NoticeListDocument } from '../graphql/generated/graphql';
import { noSignal } from '../graphql/page-errors';
import { brandName } from '../offers/brand-name';
import { coverOf } from '../offers/cover-of';
import { askAsShopper } from '../session/require-shopper.server';

/** Maximum number of products that the API returns in one answer. */
const mostProducts = 100;

/** Loads the shopper's notices with brands and pictures. */
export async function loadNotices(signal: AbortSignal) {
  const { data } = await askAsShopper({ document: NoticeListDocument, variables: {}, signal });
  if (!data) throw noSignal();
  const notices = data.stockNoticeList;
  const ids = [...new Set(notices.map(({ productId }) => productId))].slice(0, mostProducts);
  const products =
    ids.length > 0 ? await askAsShopper({ document: NoticedProductsDocument, variables: { ids }, signal }) : null;
  const found = new Map(products?.data?.productList.map((product) => [product.id, product]));
  return notices.map((notice) => {
    const product = found.get(notice.productId);
    return { ...notice, brand: brandName(product?.brands ?? []), cover: product ? coverOf(product.images) : null };
  });
}

export type ListedNotice = Awaited<ReturnType<typeof loadNotices>>[number];
