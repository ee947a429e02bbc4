import { Alert } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useCartStore } from './cart-context';
import { vanishedWords } from './vanished-words';

/** Lists the items that were removed from the cart because they are no longer sold. */
export const VanishedNotice = observer(function VanishedNotice() {
  const cart = useCartStore();
  if (cart.vanished.length === 0) return null;
  const { title, text } = vanishedWords(cart.vanished);
  return (
    <Alert live tone="warning" title={title} onRemove={cart.forgetVanished}>
      {text}
    </Alert>
  );
});
