import { askApi } from '../graphql/api-client.server';
import { ProductReviewsDocument, type ProductReviewsQuery } from '../graphql/generated/graphql';
import { readReviewQuery, reviewListVariables } from './review-query';

export type ProductReviews = ProductReviewsQuery['reviewList'];

/**
 * Loads the reviews that the address asks for. Null if the API fails, so that the product is shown without them. They
 * are the same for everybody: data that only one shopper may see is loaded by the browser.
 */
export async function loadReviews(url: URL, productId: string, signal: AbortSignal): Promise<ProductReviews | null> {
  try {
    const variables = reviewListVariables(productId, readReviewQuery(url.searchParams));
    const { data } = await askApi({ document: ProductReviewsDocument, variables, signal });
    return data?.reviewList ?? null;
  } catch {
    return null;
  }
}
