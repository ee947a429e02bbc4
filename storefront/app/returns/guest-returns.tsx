import { useEffect, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { OrderReturnsDocument, type OrderedGoodsFragment } from '../graphql/generated/graphql';
import { OrderReturns } from './order-returns';
import { wereDelivered, type OrderReturns as Returns } from './return-view';

export interface GuestReturnsProps {
  uuid: string;
  items: readonly OrderedGoodsFragment[];
}

/**
 * Returns on an order's public page, for the shopper who placed it in this tab. The browser loads them, because the
 * page itself is the same for everybody.
 */
export function GuestReturns({ uuid, items }: GuestReturnsProps) {
  const [returns, setReturns] = useState<Returns | null>(null);
  const delivered = wereDelivered(items);

  const refresh = async () => {
    const { data } = await askInBrowser(OrderReturnsDocument, { uuid });
    if (data) setReturns(data.orderReturns);
  };

  useEffect(() => {
    if (!delivered) return undefined;
    let isOver = false;
    void askInBrowser(OrderReturnsDocument, { uuid }).then(({ data }) => {
      if (data && !isOver) setReturns(data.orderReturns);
    });
    return () => {
      isOver = true;
    };
  }, [delivered, uuid]);

  return returns && <OrderReturns uuid={uuid} items={items} returns={returns} refresh={refresh} />;
}
