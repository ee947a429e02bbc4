import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('pages/goods.tsx'),
  route('product/:slug', 'pages/product.tsx'),
  route('cart', 'pages/cart.tsx'),
  route('checkout', 'pages/checkout.tsx'),
  route('order/:id', 'pages/order.tsx'),
] satisfies RouteConfig;
