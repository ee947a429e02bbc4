import { css } from '@emotion/react';
import { Button, tokens, type ButtonProps } from '@meet/ui-kit';
import { BellIcon } from '@meet/ui-kit/icons';
import { useState } from 'react';
import { LazyStockNotice } from './lazy-stock-notice';
import type { StockNoticeProps } from './stock-notice';

/** Aligns the text of a ghost button with the lines above and below. */
const inLine = css({ marginInlineStart: `calc(-1 * ${tokens.space[5]})` });

export interface NoticeButtonProps extends Pick<StockNoticeProps, 'product' | 'sizes' | 'first'> {
  variant?: ButtonProps['variant'];
}

/** A button that opens «Сообщить о поступлении». */
export function NoticeButton({ variant = 'ghost', ...notice }: NoticeButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        css={variant === 'ghost' && inLine}
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {variant === 'ghost' && <BellIcon size={20} />}
        Сообщить о поступлении
      </Button>
      <LazyStockNotice {...notice} open={open} onOpenChange={setOpen} />
    </>
  );
}
