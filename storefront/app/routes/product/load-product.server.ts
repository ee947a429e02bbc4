import { askApi } from '../../graphql/api-client.server';
import { ProductPageDocument } from '../../graphql/generated/graphql';
import { publicUrlOf } from '../../seo/public-url.server';
import { imageProxyLoader } from '../../shell/image-loader';
import { noSignal, notFound } from '../../shell/page-errors';
import { breadcrumbLd, productLd } from './product-ld';
import { productTrail } from './product-view';

export async function loadProduct(url: URL, slug: string, signal: AbortSignal) {
  const { data, codes } = await askApi({
    document: ProductPageDocument,
    variables: { slug },
    signal,
    expected: ['PRODUCT_NOT_FOUND'],
  });
  if (codes.length > 0) throw notFound(url);
  if (!data) throw noSignal();
  const { product } = data;
  if (!product) throw notFound(url);

  const canonical = publicUrlOf(url, `/product/${product.slug}`);
  const absolute = (path: string) => publicUrlOf(url, path);
  const pictures = product.images
    .flatMap((image) => image.url ?? [])
    .map((src) => absolute(imageProxyLoader({ src, width: 1024 })));
  return {
    product,
    canonical,
    ld: [productLd(product, canonical, pictures), breadcrumbLd(productTrail(product), absolute)],
  };
}
