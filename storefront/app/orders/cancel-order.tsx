import { Button, useHydrated } from '@meet/ui-kit';
import { Suspense, useState } from 'react';
import { useWasOpened } from '../browser/use-was-opened';
import { lazyPart } from '../builds/lazy-part';
import type { CancelQuestionProps } from './cancel-question';

// The dialog's code is loaded when it is first opened.
const CancelQuestion = lazyPart<CancelQuestionProps>(() => import('./cancel-question'), 'panel');

/** A button that asks whether to cancel an order. The dialog needs scripts. */
export function CancelOrder(props: Pick<CancelQuestionProps, 'order' | 'refresh'>) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const wasOpened = useWasOpened(open);
  return (
    <div>
      <Button variant="secondary" disabled={!hydrated} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Отменить заказ
      </Button>
      {wasOpened && (
        <Suspense>
          <CancelQuestion {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
