import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Product, ProductItem } from '../catalog/index.js';
import { User } from '../identity/index.js';
import { Order } from '../orders/index.js';
import { Public, SignedIn } from '../platform/auth/access.js';
import { Collection, ProductCard } from '../search/index.js';
import { CodesArgs } from './codes.input.js';
import { CustomFieldValue } from './custom-field.model.js';
import { ReadCustomFields } from './read-custom-fields.js';

/** The custom fields as shoppers read them: one resolver for each kind of owner. */

const PUBLIC = 'Public custom fields (docs/custom-fields.md).';

@Public()
@Resolver(() => Product)
export class ProductCustomFieldsResolver {
  constructor(private readonly values: ReadCustomFields) {}

  @ResolveField(() => [CustomFieldValue], { description: PUBLIC })
  customFields(@Parent() { id }: Product, @Args() { codes }: CodesArgs): Promise<CustomFieldValue[]> {
    return this.values.of('PRODUCT', id, 'EVERYBODY', codes);
  }
}

@Public()
@Resolver(() => ProductCard)
export class CardCustomFieldsResolver {
  constructor(private readonly values: ReadCustomFields) {}

  @ResolveField(() => [CustomFieldValue], {
    description:
      'Public custom fields of the product (docs/custom-fields.md). Request only the `codes` that the card shows.',
  })
  customFields(@Parent() { id }: ProductCard, @Args() { codes }: CodesArgs): Promise<CustomFieldValue[]> {
    return this.values.of('PRODUCT', id, 'EVERYBODY', codes);
  }
}

@Public()
@Resolver(() => ProductItem)
export class OfferCustomFieldsResolver {
  constructor(private readonly values: ReadCustomFields) {}

  @ResolveField(() => [CustomFieldValue], { description: PUBLIC })
  customFields(@Parent() { id }: ProductItem, @Args() { codes }: CodesArgs): Promise<CustomFieldValue[]> {
    return this.values.of('OFFER', id, 'EVERYBODY', codes);
  }
}

@Public()
@Resolver(() => Collection)
export class CollectionCustomFieldsResolver {
  constructor(private readonly values: ReadCustomFields) {}

  @ResolveField(() => [CustomFieldValue], { description: PUBLIC })
  customFields(@Parent() { id }: Collection, @Args() { codes }: CodesArgs): Promise<CustomFieldValue[]> {
    return this.values.of('COLLECTION', id, 'EVERYBODY', codes);
  }
}

@Public()
@Resolver(() => Order)
export class OrderCustomFieldsResolver {
  constructor(private readonly values: ReadCustomFields) {}

  @ResolveField(() => [CustomFieldValue], {
    description: 'Custom fields of the order that the shopper may read (docs/custom-fields.md).',
  })
  customFields(@Parent() { uuid }: Order, @Args() { codes }: CodesArgs): Promise<CustomFieldValue[]> {
    return this.values.of('ORDER', uuid, 'SHOPPER', codes);
  }
}

@SignedIn()
@Resolver(() => User)
export class ShopperCustomFieldsResolver {
  constructor(private readonly values: ReadCustomFields) {}

  @ResolveField(() => [CustomFieldValue], {
    description: 'Custom fields of the account that the shopper may read (docs/custom-fields.md).',
  })
  customFields(@Parent() { id }: User, @Args() { codes }: CodesArgs): Promise<CustomFieldValue[]> {
    return this.values.of('SHOPPER', id, 'SHOPPER', codes);
  }
}
