import { useState } from 'react';

/**
 * The slides of a strip whose pictures are wanted: the first, and from the first touch on the shown one and the one after
 * it. A slide that was wanted once stays so.
 */
export function useWantedSlides(index: number) {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([0]));

  const want = () => setWanted((known) => new Set([...known, index, index + 1]));
  // A slide was reached without a touch: by a thumbnail, a key or the viewer.
  if (index > 0 && !(wanted.has(index) && wanted.has(index + 1))) want();

  return { has: (position: number) => wanted.has(position), listeners: { onPointerEnter: want, onTouchStart: want } };
}
