import { lazy, Suspense, type FunctionComponent } from 'react';
import type { SizeChoiceProps } from './size-choice.js';

/** Loads the sizes. If that fails there are none, and the card still leads to its product. */
export const loadSizes = (): Promise<{ default: FunctionComponent<SizeChoiceProps> }> =>
  import('./size-choice.js').then(
    ({ SizeChoice }) => ({ default: SizeChoice }),
    () => ({ default: () => null }),
  );

const Sizes = lazy(loadSizes);

/** The sizes of a card, loaded when a shopper reaches for them: most cards of a list are only looked at. */
export function LaterSizes(props: SizeChoiceProps) {
  return (
    <Suspense>
      <Sizes {...props} />
    </Suspense>
  );
}
