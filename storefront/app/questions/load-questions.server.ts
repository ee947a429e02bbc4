import { askApi } from '../graphql/api-client.server';
import { ProductQuestionsDocument, type ProductQuestionsQuery } from '../graphql/generated/graphql';

/** Number of questions that a product page shows at first. */
const SHOWN = 3;

export type ProductQuestions = ProductQuestionsQuery['productQuestions'];

/**
 * Loads the latest answered questions about a product. Null if the API fails, so that the product is shown without
 * them. They are the same for everybody.
 */
export async function loadQuestions(productId: string, signal: AbortSignal): Promise<ProductQuestions | null> {
  try {
    const variables = { productId, first: SHOWN, after: null };
    const { data } = await askApi({ document: ProductQuestionsDocument, variables, signal });
    return data?.productQuestions ?? null;
  } catch {
    return null;
  }
}
