import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { EditShopSettings } from './edit-shop-settings.js';
import { SaveShopSettingsInput } from './shop-setting.input.js';
import { ShopSettingList } from './shop-setting.model.js';

@Needs('SETTINGS')
@Resolver()
export class ShopSettingResolver {
  constructor(private readonly edit: EditShopSettings) {}

  @Query(() => ShopSettingList, {
    description: 'Returns the settings of the shop, each with the value in force and its source.',
  })
  shopSettings(): Promise<ShopSettingList> {
    return this.edit.all();
  }

  @Mutation(() => ShopSettingList, {
    description:
      'Changes settings of the shop, all or none; in effect within 10 seconds. Orders already placed keep their prices. CONFLICT (changed since `version` was read); BAD_USER_INPUT describes the error in each value.',
  })
  saveShopSettings(
    @Args('dto', { description: 'Settings to change.' }) dto: SaveShopSettingsInput,
    @CurrentActor() by: Actor,
  ): Promise<ShopSettingList> {
    return this.edit.save(by, dto);
  }
}
