import { Alert } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import HoldingOrder from '../placed-orders/holding-order';
import { useCartStore } from './cart-context';

/** Says where goods of the cart are that an unpaid order holds: the shopper's own order is a press away. */
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
