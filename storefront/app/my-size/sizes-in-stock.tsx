import { observer } from 'mobx-react-lite';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useSession } from '../session/session-context';

type Sizes = ReadonlyMap<string, string>;

const none: Sizes = new Map();
const SizesContext = createContext(none);

export interface SizesInStockProps {
  cards: readonly { id: string }[];
  children: ReactNode;
}

/**
 * Provides to the cards of a list in which products the shopper's size is in stock. The browser requests it once for
 * all new cards, after the page has been rendered, because shared pages contain no personal data.
 */
export const SizesInStock = observer(function SizesInStock({ cards, children }: SizesInStockProps) {
  const { signedIn } = useSession();
  const [sizes, setSizes] = useState(none);
  const asked = useRef(new Set<string>());

  useEffect(() => {
    if (!signedIn) {
      asked.current.clear();
      setSizes(none);
      return;
    }
    const ids = cards.map(({ id }) => id).filter((id) => !asked.current.has(id));
    for (const id of ids) asked.current.add(id);
    if (ids.length === 0) return;
    void import('./ask-sizes-in-stock')
      .then(({ askSizesInStock }) => askSizesInStock(ids))
      .then((found) => setSizes((known) => new Map([...known, ...found])))
      // A card is complete without this text, so errors are ignored. The next page of the list requests it again for
      // its own cards.
      .catch(() => undefined);
  }, [signedIn, cards]);

  return <SizesContext value={sizes}>{children}</SizesContext>;
});

/** The shopper's size in a product of the list, if it is in stock. */
export const useSizeInStock = (productId: string): string | undefined => use(SizesContext).get(productId);
