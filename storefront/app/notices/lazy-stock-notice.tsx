import { lazy, Suspense, useState } from 'react';
import type { StockNoticeProps } from './stock-notice';

const StockNotice = lazy(() => import('./stock-notice'));

/** The dialog «Сообщить о поступлении». Its code is loaded when it is first opened. */
export function LazyStockNotice(props: StockNoticeProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <StockNotice {...props} />
      </Suspense>
    )
  );
}
