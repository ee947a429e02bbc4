import { css } from '@emotion/react';
import { Button, media } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useWasOpened } from '../../../browser/use-was-opened';
import { lazyPart } from '../../../builds/lazy-part';
import { useOwnSize } from '../../../catalogue/catalogue-context';
import { sizeInWords } from '../../../offers/size-name';
import { ownOffer, type SizeChoice } from '../../../offers/product-sizes';
import type { SizeMeasures } from '../../../offers/size-measures';
import { rememberSize } from '../../../catalogue/remember-size';
import type { Offer, Product } from '../product-view';
import type { ExpressSheetProps } from './express-sheet';

// The sheet's code is loaded when it is first opened.
const ExpressSheet = lazyPart<ExpressSheetProps>(() => import('./express-sheet'), 'panel');

/** Without scripts, the cart is used instead. */
const onlyWithScripts = css({ [media.noScript]: { display: 'none' } });

interface BuyNowProps {
  product: Product;
  choice: SizeChoice<Offer>;
  table: SizeMeasures | null;
  onMissingSize: () => void;
}

/** «Купить сразу»: buys the chosen size, or else the size that the shopper wears. */
export const BuyNow = observer(function BuyNow({ product, choice, table, onMissingSize }: BuyNowProps) {
  const ownSize = useOwnSize();
  const own = table ? ownSize.of(table.kind) : undefined;
  const offer = choice.chosen ?? ownOffer(choice.offers, table?.rows ?? [], own);
  const [open, setOpen] = useState(false);
  const wasOpened = useWasOpened(open);
  return (
    <div css={onlyWithScripts}>
      <Button
        variant="secondary"
        size="large"
        wide
        aria-haspopup="dialog"
        onClick={() => (offer ? setOpen(true) : onMissingSize())}
      >
        {offer && !choice.chosen ? `Купить сразу, ${sizeInWords(offer.size.name)}` : 'Купить сразу'}
      </Button>
      {wasOpened && offer && (
        <Suspense>
          <ExpressSheet
            key={offer.id}
            product={product}
            offer={offer}
            open={open}
            onOpenChange={setOpen}
            onTaken={() => rememberSize(ownSize, table, offer.size.name)}
          />
        </Suspense>
      )}
    </div>
  );
});
