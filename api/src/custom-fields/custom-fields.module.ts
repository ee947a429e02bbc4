import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import {
  CardCustomFieldsResolver,
  CollectionCustomFieldsResolver,
  OfferCustomFieldsResolver,
  OrderCustomFieldsResolver,
  ProductCustomFieldsResolver,
  ShopperCustomFieldsResolver,
} from './custom-fields.resolvers.js';
import { PersonalCustomFields } from './personal-custom-fields.js';
import { ReadCustomFields } from './read-custom-fields.js';

@Module({
  imports: [IdentityModule],
  providers: [
    CardCustomFieldsResolver,
    CollectionCustomFieldsResolver,
    OfferCustomFieldsResolver,
    OrderCustomFieldsResolver,
    PersonalCustomFields,
    ProductCustomFieldsResolver,
    ReadCustomFields,
    ShopperCustomFieldsResolver,
  ],
  exports: [ReadCustomFields],
})
export class CustomFieldsModule {}
