import { createContext, use } from 'react';
import type { OrderCardProps } from './order-card.types.js';

export const OrderContext = createContext<OrderCardProps | null>(null);

/**
 * Returns the order of the card around a part.
 * @throws {Error} when there is no card.
 */
export function useOrder(part: string): OrderCardProps {
  const order = use(OrderContext);
  if (!order) throw new Error(`OrderCard.${part} must stand inside an OrderCard`);
  return order;
}
