import { ButtonLink, Price } from '@meet/ui-kit';
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { sizeName } from '../../catalogue/size-name';
import * as styles from './buy-bar.styles';
import type { SizeChooserProps } from './size-chooser';
import type { SizeSheetProps } from './size-sheet';

// The drawer and its machinery come when somebody reaches for the sizes.
const SizeSheet = lazy<(props: SizeSheetProps) => ReactNode>(() => import('./size-sheet'));

/** The price and the sizes, always at hand on a phone. */
export function BuyBar(sizes: SizeChooserProps) {
  const { choice, estimates } = sizes;
  const { shown, chosen, isLowest } = choice;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (!shown) return null;

  const openSheet = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };

  return (
    <div css={styles.bar}>
      <div css={styles.summary}>
        <Price price={shown.priceDetails.price} oldPrice={shown.priceDetails.oldPrice} from={isLowest} />
        {chosen && (
          <span css={styles.chosen}>
            {sizeName(chosen.size.name)}, {estimates[chosen.deliverySpeed].short}
          </span>
        )}
      </div>
      {choice.offers.length > 1 && (
        <ButtonLink href="#sizes" variant={chosen ? 'secondary' : 'primary'} aria-haspopup="dialog" onClick={openSheet}>
          {chosen ? 'Другой размер' : 'Выбрать размер'}
        </ButtonLink>
      )}
      {wanted && (
        <Suspense>
          <SizeSheet {...sizes} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
