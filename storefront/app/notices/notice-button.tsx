import { Button, type ButtonProps } from '@meet/ui-kit';
import { lazy, Suspense, useState } from 'react';
import type { StockNoticeProps } from './stock-notice';

// The dialog's code is loaded when it is opened.
const StockNotice = lazy(() => import('./stock-notice'));

export interface NoticeButtonProps extends Pick<StockNoticeProps, 'product' | 'sizes' | 'first'> {
  variant?: ButtonProps['variant'];
}

/** A button that opens «Сообщить о поступлении». */
export function NoticeButton({ variant = 'ghost', ...notice }: NoticeButtonProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        Сообщить о поступлении
      </Button>
      {wanted && (
        <Suspense>
          <StockNotice {...notice} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
