import { useEffect } from 'react';
import { useNavigation } from 'react-router';

export interface WaitingPressProps {
  /** Called when the shopper navigates away, so that the click has no effect any more. */
  onLeave: () => void;
}

/**
 * Suspense fallback of a panel whose code is still loading. It cancels the click when the shopper follows a link
 * meanwhile, so that the panel does not open on another page.
 */
export function WaitingPress({ onLeave }: WaitingPressProps) {
  const leaves = useNavigation().state !== 'idle';
  useEffect(() => {
    if (leaves) onLeave();
  });
  return null;
}
