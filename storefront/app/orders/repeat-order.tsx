import { Alert, Button, countOf, Link, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { cartApi } from '../cart/cart-api';
import { useCartStore } from '../cart/cart-context';
import { repeatOrder, type OrderedUnit, type Repeated } from '../cart/repeat-order';
import { goodsForms } from '../offers/goods-forms';
import { sizeInWords } from '../offers/size-name';
import { useToasts } from '../toasts/toasts-context';

/** A button that adds all items of an order to the cart again, and then names those no longer available. */
export const RepeatOrder = observer(function RepeatOrder({ units }: { units: readonly OrderedUnit[] }) {
  const cart = useCartStore();
  const toasts = useToasts();
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Repeated | null>(null);

  const repeat = async () => {
    setPending(true);
    const repeated = await repeatOrder(units, { api: cartApi, cart });
    setPending(false);
    setAnswer(repeated);
    if (!repeated) toasts.show('error', 'Заказ не повторён', 'Попробуйте ещё раз через минуту.');
    else if (repeated.gone.length === 0) cart.setDrawerOpen(true);
  };

  return (
    <Stack gap={3}>
      <Button variant="secondary" wide loading={pending} onClick={() => void repeat()}>
        Повторить заказ
      </Button>
      {answer && answer.gone.length > 0 && (
        <Alert
          live
          tone="warning"
          title={
            answer.added.length > 0
              ? `В корзине ${countOf(cart.count, goodsForms)}, остальное закончилось`
              : 'Всё из этого заказа закончилось'
          }
          action={
            answer.added.length > 0 && (
              <Button variant="secondary" onClick={() => cart.setDrawerOpen(true)}>
                Открыть корзину
              </Button>
            )
          }
        >
          {answer.gone.map(({ id, slug, name, size }) => (
            <Text key={id} size="small">
              <Link href={`/product/${slug}`}>{name}</Link>
              {`, ${sizeInWords(size.name)}`}
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
});
