import { Toaster } from '@meet/ui-kit';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useApi } from '../../graphql/api';
import { GoodsListContext, GoodsListStore } from './goods-list-store';

/** The grid keeps its state while the operator looks at one of its products. */
export default function GoodsRoom() {
  const api = useApi();
  const [list] = useState(() => new GoodsListStore(api));
  return (
    <GoodsListContext value={list}>
      <Outlet />
      <Toaster />
    </GoodsListContext>
  );
}
