import { Suspense } from 'react';
import { useWasOpened } from '../browser/use-was-opened';
import { lazyPart } from '../builds/lazy-part';
import type { QuickAddSheetProps } from './quick-add-sheet';

const QuickAddSheet = lazyPart<QuickAddSheetProps>(() => import('./quick-add-sheet'), 'panel');

/** The sizes of a card in a bottom sheet. Its code is loaded when it is first opened. */
export function LazyQuickAdd(props: QuickAddSheetProps) {
  const wasOpened = useWasOpened(props.open);
  return (
    wasOpened && (
      <Suspense>
        <QuickAddSheet {...props} />
      </Suspense>
    )
  );
}
