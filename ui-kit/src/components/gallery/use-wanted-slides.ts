import { useState } from 'react';

/**
 * The slides of a strip whose pictures should load: the first slide and, from the first touch on, the current slide and
 * the next one. A slide stays in the set once it is added.
 */
export function useWantedSlides(index: number) {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([0]));

  const want = () => setWanted((known) => new Set([...known, index, index + 1]));
  // The slide was reached without a touch: by a thumbnail, a key or the viewer.
  if (index > 0 && !(wanted.has(index) && wanted.has(index + 1))) want();

  return { has: (position: number) => wanted.has(position), listeners: { onPointerEnter: want, onTouchStart: want } };
}
