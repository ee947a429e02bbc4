import { pageIn } from '../browser/page-in';
import { OwnReviewListDocument, ReviewedProductsDocument } from '../graphql/generated/graphql';
import { noSignal, notFound } from '../graphql/page-errors';
import { brandName } from '../offers/brand-name';
import { coverOf } from '../offers/cover-of';
import { askAsShopper } from '../session/require-shopper.server';

/** Loads a page of the shopper's reviews with their products, and the products that can still be reviewed. */
export async function loadOwnReviews(url: URL, signal: AbortSignal) {
  const pagination = { page: pageIn(url), limit: 20 };
  const { data } = await askAsShopper({ document: OwnReviewListDocument, variables: { pagination }, signal });
  if (!data) throw noSignal();
  const { items, pagination: pages } = data.userReviewList;
  if (items.length === 0 && pages.page > 1) throw notFound(url);

  const ids = [...new Set([...items, ...data.reviewableProducts].map(({ productId }) => productId))];
  const products =
    ids.length > 0 ? await askAsShopper({ document: ReviewedProductsDocument, variables: { ids }, signal }) : null;
  const found = products?.data?.productList ?? [];
  const reviews = items.map((review) => {
    const product = found.find(({ id }) => id === review.productId);
    // A withdrawn product has no page to link to.
    return {
      review,
      product: product ? { slug: product.slug, name: fullName(product), cover: coverOf(product.images) } : null,
    };
  });
  const reviewable = data.reviewableProducts.map((goods) => ({
    ...goods,
    name: fullName({ ...goods, brands: found.find(({ id }) => id === goods.productId)?.brands ?? [] }),
  }));
  return { reviews, pagination: pages, reviewable };
}

/** The product's brand and name. */
const fullName = ({ brands, name }: { brands: readonly { name: string }[]; name: string }): string =>
  `${brandName(brands)} ${name}`.trim();

export type ListedReview = Awaited<ReturnType<typeof loadOwnReviews>>['reviews'][number];
