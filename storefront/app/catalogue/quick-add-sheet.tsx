import { css } from '@emotion/react';
import { Image, Price, Stack, Text, tokens } from '@meet/ui-kit';
import { BottomSheet } from '@meet/ui-kit/bottom-sheet';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useBackCloses } from '../browser/use-back-closes';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { accountPrice } from '../offers/account-price';
import { brandName } from '../offers/brand-name';
import { cardName } from '../offers/card-name';
import { isLowest } from '../offers/card-sizes';
import { coverOf } from '../offers/cover-of';
import { useSession } from '../session/session-context';
import { QuickAddSizes } from './quick-add-sizes';

const head = css({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: tokens.space[4] });

export interface QuickAddSheetProps {
  card: ProductCardFieldsFragment;
  /** The picture is square, as on the card. */
  square: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the shopper wants to know when a size is back. */
  onNotify: () => void;
  /** Called when the shopper follows the link to the product. */
  onFollow: () => void;
}

// A default export, because the sheet is loaded with `React.lazy`, which needs one.
/** The sizes of a card on a touch screen, as the product page has them on a phone. A tap adds a size to the cart. */
export default observer(function QuickAddSheet({ card, square, open, onOpenChange, ...ways }: QuickAddSheetProps) {
  useBackCloses(open, onOpenChange);
  const { signedIn } = useSession();
  const prices = card.item && accountPrice(card.item.priceDetails, signedIn);
  // Arrow keys choose each size on their way, which must not fill the cart.
  const byArrows = useRef(false);
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title="Добавить в корзину"
      onKeyDown={({ key }) => void (byArrows.current = key.startsWith('Arrow'))}
      onPointerDown={() => void (byArrows.current = false)}
    >
      <Stack gap={5}>
        <div css={head}>
          <Image contour src={coverOf(card.images)} alt="" sizes="72px" ratio={square ? 1 : 4 / 5} />
          <Stack gap={1}>
            <Text size="small">{brandName(card.brands)}</Text>
            <Text size="small" tone="muted">
              {cardName(card)}
            </Text>
            {prices && (
              <Price
                price={prices.price}
                oldPrice={prices.oldPrice}
                loyaltyPrice={prices.loyaltyPrice}
                from={isLowest(card)}
              />
            )}
          </Stack>
        </div>
        <QuickAddSizes {...ways} card={card} byArrows={byArrows} onClose={() => onOpenChange(false)} />
      </Stack>
    </BottomSheet>
  );
});
