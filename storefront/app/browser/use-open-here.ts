import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether a panel over the page is open, and a function to open or close it. Another page closes it for good: Back does
 * not open it again.
 */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  // The history entry at which the panel was opened.
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== key) setOpenAt(null);
  return [openAt === key, (open) => setOpenAt(open ? key : null)];
}
