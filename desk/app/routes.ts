import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('sign-in', 'session/sign-in-route.tsx'),
  route('first', 'session/first-route.tsx'),
  layout('shell/frame-route.tsx', [
    index('rooms/today/today-route.tsx'),
    route('orders', 'rooms/orders/orders-room.tsx', [
      index('rooms/orders/order-list.tsx'),
      route('new', 'rooms/orders/new-order/new-order-page.tsx'),
      route('print/:sheet', 'rooms/orders/print/print-page.tsx'),
      route(':number', 'rooms/orders/order-page.tsx'),
    ]),
    route('goods', 'rooms/goods/goods-room.tsx', [
      index('rooms/goods/goods-list.tsx'),
      route('new', 'rooms/goods/new-product-page.tsx'),
      route('dictionaries', 'rooms/goods/dictionaries/dictionaries-page.tsx'),
      route('changes', 'rooms/goods/changes/changes-page.tsx'),
      route(':id', 'rooms/goods/product-page.tsx'),
    ]),
    route('showcase', 'rooms/showcase/showcase-room.tsx', [
      index('rooms/showcase/home/home-page.tsx'),
      route('menu', 'rooms/showcase/menu/menu-page.tsx'),
      route('pages', 'rooms/showcase/pages/pages-list.tsx'),
      route('pages/:id', 'rooms/showcase/pages/page-editor.tsx'),
      route('redirects', 'rooms/showcase/redirects/redirects-page.tsx'),
      route('redirects/metadata', 'rooms/showcase/metadata/metadata-page.tsx'),
      route('search', 'rooms/showcase/search/rules-list.tsx'),
      route('search/words', 'rooms/showcase/search/words/words-page.tsx'),
      route('search/queries', 'rooms/showcase/search/queries/queries-page.tsx'),
      route('search/:id', 'rooms/showcase/search/rule-page.tsx'),
    ]),
    route('settings', 'rooms/settings/settings-frame.tsx', [
      index('rooms/settings/settings-room.tsx'),
      route('statuses', 'rooms/settings/statuses/statuses-page.tsx'),
      route('messages', 'rooms/settings/messages/messages-list.tsx'),
      route('messages/:key', 'rooms/settings/messages/message-page.tsx'),
    ]),
    route('queue/:id?', 'rooms/queue/queue-room.tsx'),
    route('import', 'rooms/import/import-room.tsx'),
    route('import/:id', 'rooms/import/run-page.tsx'),
    route('account', 'rooms/account/account-page.tsx'),
    route('figures', 'rooms/figures/figures-room.tsx'),
    route('people', 'rooms/people/people-room.tsx', [
      layout('rooms/people/people-frame.tsx', [
        index('rooms/people/shoppers/shopper-list.tsx'),
        route('codes', 'rooms/people/codes/code-list.tsx'),
        route('roles', 'rooms/people/roles/role-list.tsx'),
        route('trail', 'rooms/people/trail/trail-list.tsx'),
      ]),
      route('codes/:code', 'rooms/people/codes/code-page.tsx'),
      route('roles/:role', 'rooms/people/roles/role-page.tsx'),
      route('new-role', 'rooms/people/roles/role-page.tsx', { id: 'new-role' }),
      route('new-code', 'rooms/people/codes/code-page.tsx', { id: 'new-code' }),
      route(':id', 'rooms/people/shoppers/shopper-page.tsx'),
    ]),
    route('*', 'shell/not-found.tsx'),
  ]),
] satisfies RouteConfig;
