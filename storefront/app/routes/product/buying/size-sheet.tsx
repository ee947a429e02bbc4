import { Button } from '@meet/ui-kit';
import { BottomSheet } from '@meet/ui-kit/bottom-sheet';
import { useBackCloses } from '../../../browser/use-back-closes';
import { useOwnSize } from '../../../catalogue/catalogue-context';
import { rememberSize } from '../../../catalogue/remember-size';
import { AddToCart } from './add-to-cart';
import { DeliveryLines } from './delivery-lines';
import * as styles from './buy-bar.styles';
import type { Offer, Product } from '../product-view';
import { SizeChooser, type SizeChooserProps } from '../../../catalogue/size-chooser';

export interface SizeSheetProps extends SizeChooserProps<Offer> {
  product: Product;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

// A default export, because the sheet is loaded with `React.lazy`, which needs one.
/**
 * The sizes on a phone, in a bottom sheet. A choice takes effect at once; a button adds the chosen size to the cart.
 */
export default function SizeSheet({ product, open, onOpenChange, ...sizes }: SizeSheetProps) {
  useBackCloses(open, onOpenChange);
  const ownSize = useOwnSize();
  const { chosen } = sizes.choice;
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title="Выберите размер"
      footer={
        chosen ? (
          <AddToCart
            wide
            size="large"
            product={product}
            offer={chosen}
            onAdded={() => {
              rememberSize(ownSize, sizes.table, chosen.size.name);
              onOpenChange(false);
            }}
          />
        ) : (
          <Button wide size="large" disabled>
            Выберите размер
          </Button>
        )
      }
    >
      <SizeChooser {...sizes} />
      <div css={styles.sheetDelivery}>
        <DeliveryLines choice={sizes.choice} />
      </div>
    </BottomSheet>
  );
}
