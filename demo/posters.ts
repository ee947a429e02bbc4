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
    ground: '#c9c2b6',
    products: ['kolvadi-dvor-white-black', 'zvenarra-strizh-white-black', 'dromeva-ritm-black-graphite-lime'],
  },
  {
    slug: 'ukhod-za-zamshey-i-nubukom',
    ground: '#a58f78',
    products: [
      'snegolom-barguzin-chocolate-beige-milk',
      'zvenarra-chayka-2-milk-beige-cognac',
      'ostrelva-bulvar-burgundy',
    ],
  },
  {
    slug: 'kak-zakaz-edet-cherez-tamozhnyu',
    ground: '#9fb0bb',
    products: ['veltrok-azimut-navy-blue-orange', 'dalnogor-izyubr-sand-milk-brown', 'vikhorka-sigma-2-white-navy'],
  },
  {
    slug: 'materialy-zimney-obuvi',
    ground: '#8fa0a6',
    products: ['snegolom-lavina-2-brown', 'snegolom-lavina-beige-milk-olive', 'gravosk-bazalt-orange-milk'],
  },
  {
    slug: 'ukhod-za-pukhovikom-i-trikotazhem',
    ground: '#c8cdd2',
    products: ['ledostav-peresvet-red-white', 'ivolta-klever-navy'],
  },
  {
    slug: 'kak-rabotayut-bonusy-i-keshbek',
    ground: '#b8b29f',
    products: ['oblakit-zarya-2-white-red', 'solntsepad-bars-black-white', 'tikhorechye-ryab-2-green-milk'],
  },
];

const ARTICLES_FOLDER = 'demo/articles/';

/** Key of an article's poster in the storage. */
export const articleKey = ({ slug }: Pick<Poster, 'slug'>): string => `${ARTICLES_FOLDER}${slug}.webp`;

/** Returns the posters of articles and banners. Products that the catalogue does not have are left out. */
export function posters(entries: Iterable<CatalogueEntry>): Composition[] {
  const orders = new Map<string, ComposedOrder>();
  for (const { sold } of entries) if (sold?.product.slug) orders.set(sold.product.slug, sold.order);
  const postersOf = (key: string, { ground, products }: Poster): Composition[] =>
    bothPosters(
      key,
      ground,
      products.flatMap((product) => orders.get(product) ?? []),
    );
  return [
    ...ARTICLE_POSTERS.flatMap((poster) => postersOf(articleKey(poster), poster)),
    ...BANNERS.flatMap((banner) => postersOf(bannerKey(banner), banner)),
  ];
}
