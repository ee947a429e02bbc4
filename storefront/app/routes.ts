import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home/route.tsx'),
  route('catalog/*', 'routes/catalog/route.tsx'),
  route('brands', 'routes/brands/route.tsx'),
  route('brands/:slug', 'routes/brand/route.tsx'),
  route('collections', 'routes/collections/route.tsx'),
  route('collections/:slug', 'routes/collection/route.tsx'),
  route('product/:slug', 'routes/product/route.tsx'),
  route('recently-viewed', 'routes/recently-viewed/route.ts'),
  route('search/*', 'routes/search/route.tsx'),
  route('*', 'routes/not-found/route.tsx'),
] satisfies RouteConfig;
