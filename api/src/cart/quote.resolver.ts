import { Args, Query, Resolver } from '@nestjs/graphql';
import type { DeliveryChoice } from '../delivery/index.js';
import { Public } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { badUserInput, fieldFault } from '../shared/api-error.js';
import { QuoteInput, type DeliveryChoiceInput } from './quote.input.js';
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
      delivery: dto.delivery ? chosen(dto.delivery) : null,
    });
  }
}

/**
 * Returns the chosen delivery. Throws BAD_USER_INPUT unless either a pickup point or a city is given, but not both
 * (specification, section 4).
 */
function chosen({ pickupPointCode, cityId }: DeliveryChoiceInput): DeliveryChoice {
  if (pickupPointCode && !cityId) return { pickupPointCode };
  if (cityId && !pickupPointCode) return { cityId };
  throw badUserInput([fieldFault('dto.delivery', 'exactlyOneOf', { names: ['pickupPointCode', 'cityId'] })]);
}
