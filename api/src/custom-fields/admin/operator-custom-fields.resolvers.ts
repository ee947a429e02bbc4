import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CustomFieldValue, ReadCustomFields } from '../index.js';
import { OperatorOrder } from '../../orders/admin/index.js';
import { OperatorCollection, OperatorOffer, OperatorProduct } from '../../catalog/admin/index.js';
import { Shopper } from '../../identity/admin/index.js';

/** The custom fields as operators read them: one resolver for each kind of owner. */

const description = 'Values of the object’s custom fields with any visibility (docs/custom-fields.md).';

@Resolver(() => OperatorProduct)
export class ProductCustomFieldsResolver {
  constructor(private readonly values: ReadCustomFields) {}

  @ResolveField(() => [CustomFieldValue], { description })
  customFields(@Parent() { id }: OperatorProduct): Promise<CustomFieldValue[]> {
    return this.values.of('PRODUCT', id, 'OPERATOR');
  }
}

@Resolver(() => OperatorOffer)
export class OfferCustomFieldsResolver {
  constructor(private readonly values: ReadCustomFields) {}

  @ResolveField(() => [CustomFieldValue], { description })
  customFields(@Parent() { id }: OperatorOffer): Promise<CustomFieldValue[]> {
    return this.values.of('OFFER', id, 'OPERATOR');
  }
}

@Resolver(() => OperatorCollection)
export class CollectionCustomFieldsResolver {
  constructor(private readonly values: ReadCustomFields) {}

  @ResolveField(() => [CustomFieldValue], { description })
  customFields(@Parent() { id }: OperatorCollection): Promise<CustomFieldValue[]> {
    return this.values.of('COLLECTION', id, 'OPERATOR');
  }
}

@Resolver(() => OperatorOrder)
export class OrderCustomFieldsResolver {
  constructor(private readonly values: ReadCustomFields) {}

  @ResolveField(() => [CustomFieldValue], { description })
  customFields(@Parent() { uuid }: OperatorOrder): Promise<CustomFieldValue[]> {
    return this.values.of('ORDER', uuid, 'OPERATOR');
  }
}

@Resolver(() => Shopper)
export class ShopperCustomFieldsResolver {
  constructor(private readonly values: ReadCustomFields) {}

  @ResolveField(() => [CustomFieldValue], { description })
  customFields(@Parent() { id }: Shopper): Promise<CustomFieldValue[]> {
    return this.values.of('SHOPPER', id, 'OPERATOR');
  }
}
