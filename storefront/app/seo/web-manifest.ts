import { palettes } from '@meet/ui-kit';
import { shopName } from '../browser/shop-name';

/** The manifest that defines how the shop appears on a phone's home screen (https://www.w3.org/TR/appmanifest/). */
export const webManifest = () => ({
  id: '/',
  name: `${shopName()} — кроссовки и одежда`,
  short_name: shopName(),
  description: 'Кроссовки и одежда известных марок со склада в России и из Турции.',
  lang: 'ru',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: palettes.light.paper,
  theme_color: palettes.light.paper,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Каталог', url: '/catalog' },
    { name: 'Избранное', url: '/favorites' },
    { name: 'Корзина', url: '/cart' },
  ],
});
