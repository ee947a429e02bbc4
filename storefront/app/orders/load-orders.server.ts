import { ru } from '@meet/ui-kit/locale/ru';
import {
  OrderListDocument,
  OrderReturnsDocument,
  OwnOrderDocument,
  ReviewableGoodsDocument,
  type OrderListQuery,
  type OwnOrderFragment,
} from '../graphql/generated/graphql';
import { askAsShopper } from '../session/require-shopper.server';
import { pageIn } from '../browser/page-in';
import { noSignal, notFound } from '../graphql/page-errors';
import { listedStatus } from './listed-order';
import { wereDelivered } from '../returns/return-view';

type OrderInList = OrderListQuery['userOrderList']['items'][number];

/** An order of a list, with the usual name of its status, because only the server has the words of all parts of the kit. */
export const listedOrder = (order: OrderInList) => ({
  ...order,
  statusName: ru.orderStatus.orderStatuses[listedStatus(order)].title,
});

export type ListedOrder = ReturnType<typeof listedOrder>;

export async function loadOrders(url: URL, signal: AbortSignal) {
  const pagination = { page: pageIn(url), limit: 20 };
  const { data } = await askAsShopper({ document: OrderListDocument, variables: { pagination }, signal });
  if (!data) throw noSignal();
  const { items, pagination: pages } = data.userOrderList;
  if (items.length === 0 && pages.page > 1) throw notFound(url);
  return { orders: items.map(listedOrder), pagination: pages };
}

export async function loadOwnOrder(url: URL, uuid: string, signal: AbortSignal) {
  const expected = ['ORDER_NOT_FOUND', 'BAD_USER_INPUT'];
  const { data, codes } = await askAsShopper({ document: OwnOrderDocument, variables: { uuid }, signal, expected });
  if (codes.length > 0) throw notFound(url);
  if (!data) throw noSignal();
  return data.getOrderByUUID;
}

/** Null if nothing was delivered, or if the API fails; the order is then shown without returns. */
export async function loadReturns({ uuid, orderProductItems }: OwnOrderFragment, signal: AbortSignal) {
  if (!wereDelivered(orderProductItems)) return null;
  const { data } = await askAsShopper({ document: OrderReturnsDocument, variables: { uuid }, signal });
  return data?.orderReturns ?? null;
}

/**
 * The addresses of products that the shopper may review, by their ids. Null if nothing of the order was delivered, or if
 * the API fails.
 */
export async function loadReviewable({ orderProductItems }: OwnOrderFragment, signal: AbortSignal) {
  if (!wereDelivered(orderProductItems)) return null;
  const { data } = await askAsShopper({ document: ReviewableGoodsDocument, variables: {}, signal });
  return data ? Object.fromEntries(data.reviewableProducts.map(({ productId, slug }) => [productId, slug])) : null;
}
