import { useState } from 'react';

/** Whether a dialog has ever been open. From then on it stays rendered, so that closing can be animated. */
export function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened;
}
