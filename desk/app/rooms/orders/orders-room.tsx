import { useState } from 'react';
import { Outlet } from 'react-router';
import { useApi } from '../../graphql/api';
import { OrderListContext, OrderListStore } from './order-list-store';

/** The list stays as it was while one looks at an order of it. */
export default function OrdersRoom() {
  const api = useApi();
  const [list] = useState(() => new OrderListStore(api));
  return (
    <OrderListContext value={list}>
      <Outlet />
    </OrderListContext>
  );
}
