import type { DeskApi } from '../graphql/api';
import { FindOrdersDocument, type FindOrdersQuery } from '../graphql/generated/graphql';

type FoundOrder = FindOrdersQuery['ordersConnection']['nodes'][number];

/** Returns the digits of a text that is part of a telephone number, four or more; empty if it is none. */
export const digitsIn = (text: string): string => {
  const digits = text.replace(/\D/gu, '');
  return /^[\d\s()+-]+$/u.test(text.trim()) && digits.length >= 4 ? digits : '';
};

/** Returns the last orders of shoppers whose telephone number has these digits. */
export async function findOrders(api: DeskApi, digits: string, signal: AbortSignal): Promise<readonly FoundOrder[]> {
  const { data } = await api.ask(FindOrdersDocument, { search: digits }, signal);
  return (data?.ordersConnection.nodes ?? []).filter(({ phone }) => phone.replace(/\D/gu, '').includes(digits));
}
