import { redirect } from 'react-router';
import { askApi } from '../../graphql/api-client.server';
import {
  ProductPageDocument,
  ProductRailsDocument,
  RelatedProductsDocument,
  type ProductRailsQuery,
  type RelatedProductsQuery,
} from '../../graphql/generated/graphql';
import { coverOf } from '../../offers/cover-of';
import { isSlug } from '../../listing/listing-values';
import { linkPreview } from '../../seo/link-preview.server';
import { publicUrlOf } from '../../seo/public-url.server';
import { breadcrumbLd } from '../../seo/structured-data';
import { imageProxyLoader } from '../../shell/image-loader';
import { noSignal, notFound } from '../../graphql/page-errors';
import { loadQuestions } from '../../questions/load-questions.server';
import { loadReviews } from '../../reviews/load-reviews.server';
import { withFacts } from './product-facts.server';
import { productLd } from './structured-data/product-ld';
import { brandNames, productTrail, type Product } from './product-view';

export async function loadProduct(url: URL, slug: string, signal: AbortSignal) {
  const plain = slug.trim().toLowerCase();
  if (!isSlug(plain)) throw notFound(url);
  // Slugs are in lower case, but links in newspapers, messengers and other shops may have capital letters.
  if (plain !== slug) throw redirect(`/product/${plain}${url.search}`, 301);
  const { data, codes } = await askApi({
    document: ProductPageDocument,
    variables: { slug },
    signal,
    expected: ['PRODUCT_NOT_FOUND'],
  });
  if (codes.length > 0) throw notFound(url);
  if (!data) throw noSignal();
  if (!data.product) throw notFound(url);
  // The product was renamed meanwhile.
  if (data.product.slug !== slug) throw redirect(`/product/${data.product.slug}${url.search}`, 301);
  const { skus } = data.product;
  const product = withFacts(data.product);

  const path = `/product/${product.slug}`;
  const absolute = (to: string) => publicUrlOf(url, to);
  const canonical = absolute(path);
  const cover = coverOf(product.images.flatMap(({ url: src, position }) => (src ? { url: src, position } : [])));
  const pictures = product.images
    .flatMap((image) => image.url ?? [])
    .map((src) => absolute(imageProxyLoader({ src, width: 1024 })));
  const rails = loadRails(product.id, signal);
  const [related, reviews, questions] = await Promise.all([
    loadRelated(product.id, signal),
    loadReviews(url, product.id, signal),
    loadQuestions(product.id, signal),
  ]);
  return {
    product,
    related,
    // Not awaited, because the rails are at the end of the page.
    rails,
    reviews,
    questions,
    seo: {
      canonical,
      type: 'product' as const,
      image: absolute(linkPreview(path, [cover, product.name, brandNames(product), offersShown(product)])),
      ld: [
        productLd({ product, skus, shop: data.shop, reviews, url: canonical, pictures, absolute }),
        breadcrumbLd(productTrail(product), absolute),
      ],
    },
  };
}

/** The offers' fields that determine the price on the link preview. */
const offersShown = ({ items }: Product) =>
  items.map(({ available, priceDetails: { price, oldPrice } }) => [available > 0, price, oldPrice]);

const NOTHING_RELATED: RelatedProductsQuery = { sameModelProducts: [], sizeGrid: null };

/** Loads the other colourways and the size table. Empty if the API fails, so that the page is shown without them. */
async function loadRelated(productId: string, signal: AbortSignal): Promise<RelatedProductsQuery> {
  try {
    const { data } = await askApi({ document: RelatedProductsDocument, variables: { productId }, signal });
    return data ?? NOTHING_RELATED;
  } catch {
    return NOTHING_RELATED;
  }
}

const NO_RAILS: ProductRailsQuery = { complementaryProducts: [], similarProducts: [] };

/** Loads products that go with the product and similar products. Empty if the API fails. */
async function loadRails(productId: string, signal: AbortSignal): Promise<ProductRailsQuery> {
  try {
    const { data } = await askApi({ document: ProductRailsDocument, variables: { productId }, signal });
    return data ?? NO_RAILS;
  } catch {
    return NO_RAILS;
  }
}
