import { Button, type ButtonProps } from '@meet/ui-kit';
import { useState } from 'react';
import { LazyStockNotice } from './lazy-stock-notice';
import type { StockNoticeProps } from './stock-notice';

export interface NoticeButtonProps extends Pick<StockNoticeProps, 'product' | 'sizes' | 'first'> {
  variant?: ButtonProps['variant'];
}

/** A button that opens «Сообщить о поступлении». */
export function NoticeButton({ variant = 'ghost', ...notice }: NoticeButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Сообщить о поступлении
      </Button>
      <LazyStockNotice {...notice} open={open} onOpenChange={setOpen} />
    </>
  );
}
