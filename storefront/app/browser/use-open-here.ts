import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether a panel over the page is open, and a function to open or close it. Navigation closes it, and Back does not
 * reopen it.
 */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  // The history entry at which the panel was opened.
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== key) setOpenAt(null);
  return [openAt === key, (open) => setOpenAt(open ? key : null)];
}
