import { useState } from 'react';
import { Outlet } from 'react-router';
import { useApi } from '../../graphql/api';
import { OrderListContext, OrderListStore } from './order-list-store';

/** The list keeps its state while the operator looks at one of its orders. */
export default function OrdersRoom() {
  const api = useApi();
  const [list] = useState(() => new OrderListStore(api));
  return (
    <OrderListContext value={list}>
      <Outlet />
    </OrderListContext>
  );
}
