import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import type { AnalyticsItem } from './analytics-event';
import { tell } from './tell';

type Card = Pick<ProductCardFieldsFragment, 'id' | 'slug' | 'name' | 'brands' | 'item'>;

interface List {
  name: string;
  cards: readonly Card[];
  /** Called when a card is chosen, with its place in the list, counted from 1. */
  onChosen?: ((card: Card, place: number) => void) | undefined;
}

const ListContext = createContext<List | null>(null);

/** Converts a card to an analytics item. */
export const cardItem = ({ slug, name, brands, item }: Card): AnalyticsItem => ({
  id: slug,
  name,
  ...(brands.length > 0 && { brand: brands.map((brand) => brand.name).join(' × ') }),
  ...(item && { price: item.priceDetails.price }),
});

/** Reports the cards of a list as shown, each once, and provides the list's name to them. It renders no element. */
export function GoodsList({ name, cards, onChosen, children }: List & { children: ReactNode }) {
  const told = useRef(new Set<string>());

  useEffect(() => {
    const items = cards.flatMap((card, index) =>
      told.current.has(card.id) ? [] : { ...cardItem(card), position: index + 1 },
    );
    for (const { id } of cards) told.current.add(id);
    if (items.length > 0) tell({ name: 'view_item_list', list: name, items });
  }, [name, cards]);

  return <ListContext value={{ name, cards, onChosen }}>{children}</ListContext>;
}

/**
 * Returns the function that reports a click on the card, with the list around it. Outside a list it reports nothing.
 */
export function useCardChosen(card: Card): () => void {
  const list = use(ListContext);
  return () => {
    if (!list) return;
    const position = list.cards.findIndex(({ id }) => id === card.id) + 1;
    list.onChosen?.(card, position);
    tell({ name: 'select_item', list: list.name, items: [{ ...cardItem(card), position }] });
  };
}
