import { useEffect, useState } from 'react';
import { askInBrowser } from '../../../graphql/ask-in-browser';
import { OwnPricesDocument, type OwnPricesQuery } from '../../../graphql/generated/graphql';
import { useSession } from '../../../session/session-context';
import { withOwnPrices } from './own-prices';
import type { Product } from '../product-view';

type OwnOffers = NonNullable<OwnPricesQuery['product']>['items'];

/**
 * Adds the prices that the shop has agreed with the shopper. The browser loads them, because shared pages contain no
 * personal data. Without any, the product is returned unchanged.
 */
export function useOwnPrices(product: Product): Product {
  const { signedIn } = useSession();
  const [own, setOwn] = useState<{ slug: string; offers: OwnOffers }>();
  const { slug } = product;

  useEffect(() => {
    if (!signedIn) return undefined;
    let isOver = false;
    void askInBrowser(OwnPricesDocument, { slug }).then(({ data }) => {
      if (data?.product && !isOver) setOwn({ slug, offers: data.product.items });
    });
    return () => {
      isOver = true;
    };
  }, [signedIn, slug]);

  return signedIn && own?.slug === slug ? withOwnPrices(product, own.offers) : product;
}
