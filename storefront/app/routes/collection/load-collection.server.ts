import { askApi } from '../../graphql/api-client.server';
import { CollectionDocument } from '../../graphql/generated/graphql';
import { isSlug } from '../../listing/listing-values';
import { publicUrlOf } from '../../seo/public-url.server';
import { breadcrumbLd, goodsListLd } from '../../seo/structured-data';
import { imageProxyLoader } from '../../shell/image-loader';
import { noSignal, notFound } from '../../shell/page-errors';

export async function loadCollection(url: URL, slug: string, signal: AbortSignal) {
  if (!isSlug(slug)) throw notFound(url);
  const { data } = await askApi({ document: CollectionDocument, variables: { slug }, signal });
  if (!data) throw noSignal();
  const [collection] = data.collectionBundle;
  if (!collection) throw notFound(url);

  const absolute = (path: string) => publicUrlOf(url, path);
  const canonical = absolute(`/collections/${encodeURIComponent(collection.slug)}`);
  const trail = [
    { name: 'Главная', href: '/' },
    { name: 'Подборки', href: '/collections' },
    { name: collection.title },
  ];
  const goods = {
    name: collection.title,
    url: canonical,
    goods: collection.products,
    total: collection.products.length,
  };
  const { posterUrl } = collection;
  const seo = {
    canonical,
    image: posterUrl && absolute(imageProxyLoader({ src: posterUrl, width: 1280 })),
    ld: [breadcrumbLd(trail, absolute), goodsListLd(goods, absolute)],
  };
  return { collection, trail, seo };
}
