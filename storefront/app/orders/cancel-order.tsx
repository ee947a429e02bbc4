import { css } from '@emotion/react';
import { Button, media } from '@meet/ui-kit';
import { Suspense, useState } from 'react';
import { useWasOpened } from '../browser/use-was-opened';
import { lazyPart } from '../builds/lazy-part';
import type { CancelQuestionProps } from './cancel-question';

// The dialog's code is loaded when it is first opened.
const CancelQuestion = lazyPart<CancelQuestionProps>(() => import('./cancel-question'), 'panel');

/** Hidden without scripts, because the dialog needs them. */
const scripted = css({ [media.noScript]: { display: 'none' } });

/** A button that asks whether to cancel an order. */
export function CancelOrder(props: Pick<CancelQuestionProps, 'order' | 'refresh'>) {
  const [open, setOpen] = useState(false);
  const wasOpened = useWasOpened(open);
  return (
    <div css={scripted}>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
