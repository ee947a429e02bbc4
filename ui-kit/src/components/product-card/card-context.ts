import { createContext, use } from 'react';
import type { ProductCardProps } from './product-card.types.js';

/** Data that the parts of a card share: its props, and values derived from them. */
export interface CardState extends ProductCardProps {
  /** A mouse has entered the card. */
  hovered: boolean;
  /** The card offers its sizes. */
  quickAdd: boolean;
}

export const CardContext = createContext<CardState | null>(null);

/**
 * Returns the state of the card that contains a part.
 * @throws {Error} when there is no card.
 */
export function useCard(part: string): CardState {
  const card = use(CardContext);
  if (!card) throw new Error(`ProductCard.${part} must stand inside a ProductCard`);
  return card;
}
