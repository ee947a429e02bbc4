import { Button, type FitCounts } from '@meet/ui-kit';
import { lazy, Suspense, useState } from 'react';
import * as styles from './buy-box.styles';
import type { SizeMeasures } from './size-measures';

// The dialog's code is loaded when it is first opened.
const SizeGuide = lazy(() => import('./size-guide'));

export interface SizeGuideButtonProps {
  table: SizeMeasures;
  /** European sizes of the product. */
  sizes: readonly string[];
  /** What buyers say of the fit; null if too few have told. */
  fits: FitCounts | null;
}

/** A button that opens the table of sizes, which also tells how to measure oneself. */
export function SizeGuideButton(guide: SizeGuideButtonProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="ghost" css={styles.guide} aria-haspopup="dialog" onClick={show}>
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
