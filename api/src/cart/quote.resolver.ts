import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { chosenDelivery, QuoteInput } from './quote.input.js';
import { Quote } from './quote.model.js';
import { Quotes } from './quotes.js';

@Resolver()
export class QuoteResolver {
  constructor(private readonly quotes: Quotes) {}

  @Public()
  @Query(() => Quote, {
    description:
      'Calculates the price of product items for the caller, step by step. UNAUTHORIZED if a guest sends a promo code or points, TOO_MANY_REQUESTS after too many unknown codes.',
  })
  quote(@Args('dto') dto: QuoteInput, @CurrentViewer() viewer: Viewer | null): Promise<Quote> {
    return this.quotes.of(viewer?.userId ?? null, {
      itemIds: dto.items,
      promocode: dto.promocode?.trim() || null,
      bonuses: dto.bonuses,
      delivery: dto.delivery ? chosenDelivery(dto.delivery) : null,
    });
  }
}
