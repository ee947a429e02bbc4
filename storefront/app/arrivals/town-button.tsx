import { Button, type ButtonProps } from '@meet/ui-kit';
import { Suspense, useState } from 'react';
import { lazyPart } from '../builds/lazy-part';
import { useWasOpened } from '../browser/use-was-opened';
import type { TownDialogProps } from './town-dialog';

// The dialog's code is loaded when it is first opened.
const TownDialog = lazyPart<TownDialogProps>(() => import('./town-dialog'), 'panel');

/** A button that opens a dialog to choose the shopper's town. */
export function TownButton(props: ButtonProps) {
  const [open, setOpen] = useState(false);
  const wasOpened = useWasOpened(open);
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" {...props} onClick={() => setOpen(true)} />
      {wasOpened && (
        <Suspense>
          <TownDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
