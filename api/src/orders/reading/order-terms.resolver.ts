import { Query, Resolver } from '@nestjs/graphql';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../../platform/auth/viewer.js';
import { OrderTerms } from './order-terms.model.js';
import { ReadOrderTerms } from './read-order-terms.js';

@SignedIn()
@Resolver()
export class OrderTermsResolver {
  constructor(private readonly terms: ReadOrderTerms) {}

  @Query(() => OrderTerms, {
    nullable: true,
    description:
      'Returns the recipient, delivery and payment of the caller’s last order; skips orders to a pickup point that has closed. Null if there is no such order.',
  })
  lastOrderTerms(@CurrentViewer() { userId }: Viewer): Promise<OrderTerms | null> {
    return this.terms.last(userId);
  }
}
