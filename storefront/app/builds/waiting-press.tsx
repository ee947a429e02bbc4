import { useEffect } from 'react';
import { useNavigation } from 'react-router';

export interface WaitingPressProps {
  /** The shopper is on the way to another page: forget the press. */
  onLeave: () => void;
}

/**
 * Stands for a panel whose code is still loading, as the fallback of its `Suspense`. Otherwise the panel of a slow
 * connection would open when the shopper has already followed a link.
 */
export function WaitingPress({ onLeave }: WaitingPressProps) {
  const leaves = useNavigation().state !== 'idle';
  useEffect(() => {
    if (leaves) onLeave();
  });
  return null;
}
