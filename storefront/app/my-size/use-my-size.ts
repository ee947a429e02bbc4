import { useEffect, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { MySizeHereDocument } from '../graphql/generated/graphql';
import { useSession } from '../session/session-context';
import type { MySizeHere } from './my-size-words';

/**
 * The shopper's size in the product. The browser loads it, because shared pages contain no personal data. Null for a
 * guest, and if nothing is known.
 */
export function useMySize(productId: string): MySizeHere | null {
  const { signedIn } = useSession();
  const [found, setFound] = useState<{ productId: string; here: MySizeHere }>();

  useEffect(() => {
    if (!signedIn) return undefined;
    let isOver = false;
    void askInBrowser(MySizeHereDocument, { productId }).then(({ data }) => {
      if (data?.mySizeHere && !isOver) setFound({ productId, here: data.mySizeHere });
    });
    return () => {
      isOver = true;
    };
  }, [signedIn, productId]);

  return signedIn && found?.productId === productId ? found.here : null;
}
