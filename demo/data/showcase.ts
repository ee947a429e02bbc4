import type { Poster } from './poster.js';

interface Banner extends Poster {
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

/** The banners of the demo's home page, in order. */
export const BANNERS: readonly Banner[] = [
  {
    slug: 'first-order',
    title: 'Минус 1\u00A0000\u00A0₽ на первый заказ',
    description: 'Промокод WELCOME, если в корзине вещей от 5\u00A0000\u00A0₽.',
    href: '/catalog',
    idea: 'worn',
    ground: '#b4bfae',
    products: ['lesodar-mozhzhevelnik-navy', 'kedrum-kedr-light-blue-white-navy'],
  },
  {
    slug: 'half-price',
    title: 'Дешевле вдвое и больше',
    description: 'Последние размеры прошлых сезонов.',
    href: '/catalog/any/sale?sale=MORE_THAN_50',
    idea: 'figure',
    figure: '−50%',
    ground: '#cbb3a0',
    products: ['solntsepad-bars-milk-beige-cognac'],
  },
];

/** Key of a banner's picture in the storage. */
export const bannerKey = ({ slug }: Pick<Poster, 'slug'>): string => `demo/banners/${slug}.webp`;

/** Announcement above every page of the demo. Its promo code is in `tooling/stack/demo-desk.ts`. */
export const ANNOUNCEMENT = {
  text: 'MEET10: скидка 10\u00A0% с\u00A0аккаунтом',
  href: '/catalog',
} as const;
