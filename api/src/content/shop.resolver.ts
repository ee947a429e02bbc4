import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { Remembered } from '../platform/graphql/remembered.js';
import { CONFIG } from '../platform/config/config.module.js';
import { appsOf } from './apps-list.js';
import { Shop } from './shop.model.js';
import type { FactsConfig } from './shop-facts.js';

@Public()
@CachedFor(10)
@Remembered()
@Resolver()
export class ShopResolver {
  constructor(@Inject(CONFIG) private readonly config: FactsConfig) {}

  @Query(() => Shop, {
    description: 'Returns the shop’s name, contacts, terms, social media pages and apps from the settings.',
  })
  shop(): Shop {
    const { config } = this;
    return {
      name: config.SHOP_NAME,
      phone: config.SHOP_PHONE ?? null,
      email: config.SHOP_EMAIL ?? null,
      legalName: config.SHOP_LEGAL_NAME ?? null,
      inn: config.SHOP_INN ?? null,
      ogrn: config.SHOP_OGRN ?? null,
      legalAddress: config.SHOP_LEGAL_ADDRESS ?? null,
      returnDays: config.RETURN_WINDOW_DAYS,
      registrationBonus: config.REGISTRATION_BONUS,
      social: config.SHOP_SOCIAL ?? [],
      apps: appsOf(config),
    };
  }
}
