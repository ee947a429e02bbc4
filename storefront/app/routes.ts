import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home/route.tsx'),
  route('catalog/*', 'routes/catalog/route.tsx'),
  route('product/:slug', 'routes/product/route.tsx'),
  route('search/*', 'routes/search/route.tsx'),
  route('*', 'routes/not-found/route.tsx'),
] satisfies RouteConfig;
