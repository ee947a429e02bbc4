import { Button } from '@meet/ui-kit';
import { RulerIcon } from '@meet/ui-kit/icons';
import { Suspense, useState } from 'react';
import { useWasOpened } from '../../../browser/use-was-opened';
import { lazyPart } from '../../../builds/lazy-part';
import * as styles from '../buy-box.styles';
import type { SizeGuideProps } from './size-guide';

// The dialog's code is loaded when it is first opened.
const SizeGuide = lazyPart(() => import('./size-guide'), 'panel');

/** A button that opens the size table with instructions for measuring. */
export function SizeGuideButton(guide: Omit<SizeGuideProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false);
  const wasOpened = useWasOpened(open);
  return (
    <>
      <Button variant="ghost" css={styles.guide} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <RulerIcon size={20} />
        Таблица размеров
      </Button>
      {wasOpened && (
        <Suspense>
          <SizeGuide {...guide} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
