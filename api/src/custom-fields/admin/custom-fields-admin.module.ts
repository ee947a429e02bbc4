import { Module } from '@nestjs/common';
import { CustomFieldsModule } from '../index.js';
import { IdentityAdminModule } from '../../identity/admin/index.js';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { OrdersAdminModule } from '../../orders/admin/index.js';
import { CustomField } from './custom-field.model.js';
import { CustomFieldResolver } from './custom-field.resolver.js';
import { EditCustomFields } from './edit-custom-fields.js';
import {
  CollectionCustomFieldsResolver,
  OfferCustomFieldsResolver,
  OrderCustomFieldsResolver,
  ProductCustomFieldsResolver,
  ShopperCustomFieldsResolver,
} from './operator-custom-fields.resolvers.js';
import { SetCustomFields } from './set-custom-fields.js';

@Module({
  imports: [CustomFieldsModule, IdentityAdminModule, OperatorModule, OrdersAdminModule],
  providers: [
    CollectionCustomFieldsResolver,
    CustomFieldResolver,
    EditCustomFields,
    OfferCustomFieldsResolver,
    OrderCustomFieldsResolver,
    ProductCustomFieldsResolver,
    SetCustomFields,
    ShopperCustomFieldsResolver,
    versionResolverOf(CustomField, 'CUSTOM_FIELD', ({ id }) => id),
  ],
})
export class CustomFieldsAdminModule {}
