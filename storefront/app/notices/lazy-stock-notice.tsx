import { Suspense } from 'react';
import { useWasOpened } from '../browser/use-was-opened';
import { lazyPart } from '../builds/lazy-part';
import type { StockNoticeProps } from './stock-notice';

const StockNotice = lazyPart(() => import('./stock-notice'), 'panel');

/** The dialog «Сообщить о поступлении». Its code is loaded when it is first opened. */
export function LazyStockNotice(props: StockNoticeProps) {
  const wasOpened = useWasOpened(props.open);
  return (
    wasOpened && (
      <Suspense>
        <StockNotice {...props} />
      </Suspense>
    )
  );
}
