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
      'Returns the recipient, place and way to pay of the caller’s last order; one whose pickup point has closed does not count. Null without one.',
  })
  lastOrderTerms(@CurrentViewer() { userId }: Viewer): Promise<OrderTerms | null> {
    return this.terms.last(userId);
  }
}
