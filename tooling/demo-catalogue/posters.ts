import type { CatalogueEntry, PictureFile } from './generate-catalogue.js';
import type { PictureOrder } from './draw-picture.js';
import type { Poster } from './data/poster.js';
import { BANNERS, bannerKey } from './data/showcase.js';
import { posterSvg } from './draw-poster.js';

/** The posters of the demo's articles. */
export const ARTICLE_POSTERS: readonly Poster[] = [
  {
    slug: 'kak-vybrat-razmer',
    ground: '#c9c2b6',
    products: ['kolvadi-dvor-white-black', 'kedrovey-tropa-2-navy-sand'],
  },
  {
    slug: 'ukhod-za-zamshey-i-nubukom',
    ground: '#a58f78',
    products: ['rudveka-kurgan-2-sand-beige', 'ostrelva-bulvar-2-navy'],
  },
  {
    slug: 'kak-zakaz-edet-cherez-tamozhnyu',
    ground: '#9fb0bb',
    products: ['veltrok-azimut-navy-blue-orange', 'dalnogor-rosomakha-chocolate-brown-milk'],
  },
  {
    slug: 'materialy-zimney-obuvi',
    ground: '#8fa0a6',
    products: ['snegolom-lavina-2-brown', 'snegolom-lavina-beige-milk-olive', 'gravosk-bazalt-orange-milk'],
  },
  {
    slug: 'ukhod-za-pukhovikom-i-trikotazhem',
    ground: '#c8cdd2',
    products: ['ledostav-peresvet-red-white', 'ledostav-buran-2-graphite-black-lime'],
  },
  {
    slug: 'kak-rabotayut-bonusy-i-keshbek',
    ground: '#b8b29f',
    products: ['oblakit-zarya-2-white-red', 'snegolom-krechet-black-white'],
  },
];

/** Draws the posters of articles and banners. Products that the catalogue does not have are left out. */
export function* posters(entries: Iterable<CatalogueEntry>): Generator<PictureFile> {
  const orders = new Map<string, PictureOrder>();
  for (const { sold } of entries) if (sold?.product.slug) orders.set(sold.product.slug, sold.order);
  const draw = (key: string, { ground, products }: Omit<Poster, 'slug'>) => ({
    key,
    svg: posterSvg(
      ground,
      products.flatMap((product) => orders.get(product) ?? []),
    ),
  });
  for (const poster of ARTICLE_POSTERS) yield draw(`demo/articles/${poster.slug}.svg`, poster);
  for (const banner of BANNERS) yield draw(bannerKey(banner), banner);
}
