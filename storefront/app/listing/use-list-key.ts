import { useState } from 'react';

/**
 * The React key of a list. It changes with the items while the list is not visible, so that the list is rendered from
 * scratch. Cards that change their positions would otherwise count as moved under the shopper's finger.
 */
export function useListKey(items: readonly unknown[], isUnseen: boolean): number {
  const [drawn, setDrawn] = useState({ items, key: 0 });
  if (drawn.items === items) return drawn.key;
  const key = isUnseen ? drawn.key + 1 : drawn.key;
  setDrawn({ items, key });
  return key;
}
