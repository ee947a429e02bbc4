import { Button, type ButtonProps } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState, type MouseEvent } from 'react';
import { afterPaint } from '../../../browser/after-paint';
import { useCartStore } from '../../../cart/cart-context';
import type { Offer, Product } from '../product-view';
import { offerLine } from '../../../cart/offer-line';

export interface AddToCartProps extends Pick<ButtonProps, 'size' | 'wide'> {
  product: Product;
  /** The offer of the chosen size; if no size is chosen, a press calls `onMissingSize`. */
  offer: Offer | undefined;
  onMissingSize?: () => void;
  /** Called before the cart opens, so that an open bottom sheet can be closed. */
  onAdded?: () => void;
}

/** The `id` of the size form, which the button submits without scripts. */
export const sizeFormId = 'size-form';

/**
 * The button that adds the chosen size to the cart and opens the cart. If the cart already contains the size, the
 * button only opens the cart.
 */
export const AddToCart = observer(function AddToCart(props: AddToCartProps) {
  const { product, offer, onMissingSize, onAdded, ...look } = props;
  const cart = useCartStore();
  const [adding, setAdding] = useState(false);
  const within = offer !== undefined && cart.has(offer.id);

  const add = async (chosen: Offer) => {
    setAdding(true);
    const added = await cart.add(offerLine(product, chosen));
    setAdding(false);
    if (added) await show();
  };

  const show = async () => {
    // Closing a panel while another opens takes long, so the button shows its reaction first.
    await afterPaint();
    onAdded?.();
    cart.setDrawerOpen(true);
  };

  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (!offer) return onMissingSize?.();
    void (within ? show() : add(offer));
  };

  return (
    <Button
      variant={within ? 'secondary' : 'primary'}
      {...look}
      type="submit"
      form={sizeFormId}
      loading={adding}
      onClick={press}
    >
      {within ? 'В корзине' : 'В корзину'}
    </Button>
  );
});
