import { Alert } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import HoldingOrder from '../placed-orders/holding-order';
import { useCartStore } from './cart-context';

/** Says that an unpaid order reserves goods of the cart, with a link to the shopper's own order. */
export const HeldNotice = observer(function HeldNotice() {
  const cart = useCartStore();
  const held = cart.gone.flatMap(({ id, reason }) => (reason === 'RESERVED' ? id : []));
  if (held.length === 0) return null;
  return (
    <Alert title="Часть вещей отложена в другом заказе">
      <HoldingOrder items={held} />
    </Alert>
  );
});
