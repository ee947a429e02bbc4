import { bothPosters } from './composition/both-posters.js';
import type { Composition } from './composition/composition.js';
import type { ComposedOrder } from './composition/picture.js';
import type { CatalogueEntry } from './generate-catalogue.js';
import type { Poster } from './data/poster.js';
import { BANNERS, bannerKey } from './data/showcase.js';

/** The posters of the demo's articles. */
export const ARTICLE_POSTERS: readonly Poster[] = [
  {
    slug: 'kak-vybrat-razmer',
    idea: 'figure',
    figure: '42',
    ground: '#c9c2b6',
    products: ['kolvadi-dvor-white-black'],
  },
  {
    slug: 'ukhod-za-zamshey-i-nubukom',
    idea: 'close-up',
    ground: '#7f8f88',
    products: ['ulmaren-osina-sand-beige'],
  },
  {
    slug: 'kak-zakaz-edet-cherez-tamozhnyu',
    idea: 'profiles',
    ground: '#9fb0bb',
    products: [
      'veltrok-azimut-navy-blue-orange',
      'dalnogor-izyubr-sand-milk-brown',
      'vikhorka-sigma-2-white-navy',
      'ulmaren-klen-cognac',
    ],
  },
  {
    slug: 'materialy-zimney-obuvi',
    idea: 'textures',
    ground: '#8fa0a6',
    products: [
      'snegolom-lavina-2-brown',
      'dromeva-meteor-light-grey-grey-red',
      'snegolom-barguzin-chocolate-beige-milk',
    ],
  },
  {
    slug: 'ukhod-za-pukhovikom-i-trikotazhem',
    idea: 'flat-lay',
    ground: '#c8cdd2',
    products: ['ledostav-peresvet-red-white', 'ivolta-klever-navy'],
  },
  {
    slug: 'kak-rabotayut-bonusy-i-keshbek',
    idea: 'figure',
    figure: '+345',
    // The colour of bonuses is the same in both themes.
    ground: '#cdfb3c',
    dark: '#cdfb3c',
    products: ['oblakit-zarya-2-white-red'],
  },
];

const ARTICLES_FOLDER = 'demo/articles/';

/** Key of an article's poster in the storage. */
export const articleKey = ({ slug }: Pick<Poster, 'slug'>): string => `${ARTICLES_FOLDER}${slug}.webp`;

/** Returns the posters of articles and banners. Products that the catalogue does not have are left out. */
export function posters(entries: Iterable<CatalogueEntry>): Composition[] {
  const orders = new Map<string, ComposedOrder>();
  for (const { sold } of entries) if (sold?.product.slug) orders.set(sold.product.slug, sold.order);
  const postersOf = (key: string, { products, dark, slug: _, ...look }: Poster): Composition[] => {
    const goods = products.flatMap((product) => orders.get(product) ?? []);
    return bothPosters(key, { ...look, besideText: false, goods }, dark);
  };
  return [
    ...ARTICLE_POSTERS.flatMap((poster) => postersOf(articleKey(poster), poster)),
    ...BANNERS.flatMap((banner) => postersOf(bannerKey(banner), banner)),
  ];
}
