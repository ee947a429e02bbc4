import { lazy, Suspense } from 'react';
import { useWasOpened } from '../browser/use-was-opened';
import type { StockNoticeProps } from './stock-notice';

const StockNotice = lazy(() => import('./stock-notice'));

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
