import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { CustomFieldOwner } from '../index.js';
import { FindOrders, OperatorOrder } from '../../orders/admin/index.js';
import { ManageShoppers, Shopper } from '../../identity/admin/index.js';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor, type Caller } from '../../platform/auth/actor.js';
import { requirePermission } from '../../platform/auth/permissions.js';
import {
  CustomFieldsInput,
  OrderCustomFieldsInput,
  RemoveCustomFieldInput,
  SaveCustomFieldInput,
  ShopperCustomFieldsInput,
} from './custom-field.input.js';
import { CustomField } from './custom-field.model.js';
import { EditCustomFields } from './edit-custom-fields.js';
import { SetCustomFields } from './set-custom-fields.js';

@Needs('WRITE_CATALOGUE')
@Resolver()
export class CustomFieldResolver {
  constructor(
    private readonly edits: EditCustomFields,
    private readonly values: SetCustomFields,
    private readonly orders: FindOrders,
    private readonly people: ManageShoppers,
  ) {}

  @Needs('READ_CATALOGUE')
  @Query(() => [CustomField], {
    description: 'Returns definitions of custom fields, sorted by owner, position and code.',
  })
  customFields(
    @Args('dto', { nullable: true, description: 'Filters the list; by default returns all.' }) dto?: CustomFieldsInput,
  ): Promise<CustomField[]> {
    return this.edits.list(dto?.owner ?? null);
  }

  @Mutation(() => CustomField, {
    description:
      'Creates or changes a custom field (docs/custom-fields.md). Fields of orders also need the permission WRITE_ORDERS, those of shoppers WRITE_SHOPPERS. STILL_USED if the change would delete values.',
  })
  saveCustomField(
    @Args('dto', { description: 'A custom field and its changes.' }) dto: SaveCustomFieldInput,
    @CurrentActor() by: Caller,
  ): Promise<CustomField> {
    requireOwner(dto.owner, by);
    return this.edits.save(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes a custom field. NOT_FOUND, STILL_USED while it has values.' })
  async removeCustomField(
    @Args('dto', { description: 'Id of the object to delete.' }) dto: RemoveCustomFieldInput,
    @CurrentActor() by: Caller,
  ): Promise<boolean> {
    requireOwner(dto.owner, by);
    await this.edits.remove(by, dto);
    return true;
  }

  @Needs('WRITE_ORDERS')
  @Mutation(() => OperatorOrder, {
    description: 'Sets values of custom fields of an order (docs/custom-fields.md). ORDER_NOT_FOUND.',
  })
  async setOrderCustomFields(
    @Args('dto', { description: 'An order and the values to set.' }) { uuid, customFields }: OrderCustomFieldsInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorOrder> {
    await this.values.ofOrder(by, uuid, customFields);
    return this.orders.byUuid(uuid);
  }

  @Needs('WRITE_SHOPPERS')
  @Mutation(() => Shopper, {
    description: 'Sets values of custom fields of an account (docs/custom-fields.md). SHOPPER_NOT_FOUND.',
  })
  async setShopperCustomFields(
    @Args('dto', { description: 'An account and the values to set.' })
    { userId, customFields }: ShopperCustomFieldsInput,
    @CurrentActor() by: Actor,
  ): Promise<Shopper> {
    await this.values.ofShopper(by, userId, customFields);
    return this.people.byId(userId);
  }
}

/** Removing a field with its values changes its owners, so it needs the permission to change them. */
function requireOwner(owner: CustomFieldOwner, { permissions }: Caller): void {
  if (owner === 'ORDER') requirePermission('WRITE_ORDERS', permissions);
  if (owner === 'SHOPPER') requirePermission('WRITE_SHOPPERS', permissions);
}
