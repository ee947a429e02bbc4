import { useState } from 'react';

/** Whether a dialog has been open at least once. From then on it is rendered, so that it can close with its motion. */
export function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened;
}
