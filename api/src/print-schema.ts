import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { CartResolver } from './cart/cart.resolver.js';
import { QuoteResolver } from './cart/quote.resolver.js';
import { CatalogResolver } from './catalog/catalog.resolver.js';
import { AddressSuggestionResolver } from './delivery/address-suggestion.resolver.js';
import { DeliveryCostResolver } from './delivery/delivery-cost.resolver.js';
import { GazetteerResolver } from './delivery/gazetteer.resolver.js';
import { PickupPointResolver } from './delivery/pickup-point.resolver.js';
import { AccountResolver } from './identity/account.resolver.js';
import { AddressResolver } from './identity/address.resolver.js';
import { AuthResolver } from './identity/auth.resolver.js';
import { LoyaltyResolver } from './loyalty/loyalty.resolver.js';
import { OrderResolver } from './orders/order.resolver.js';
import { StatisticsResolver } from './orders/statistics.resolver.js';
import { CollectionResolver } from './search/collection.resolver.js';
import { FilterListResolver } from './search/filter-list.resolver.js';
import { CommerceResolver } from './operator/commerce.resolver.js';
import { OperatorActionResolver } from './operator/operator-action.resolver.js';
import { OperatorOrderResolver } from './operator/operator-order.resolver.js';
import { OperatorProductResolver } from './operator/operator-product.resolver.js';
import { SearchReportResolver } from './operator/search-report.resolver.js';
import { ShopperResolver } from './operator/shopper.resolver.js';
import { ShowcaseResolver } from './operator/showcase.resolver.js';
import { withOwnCalls, type Audience } from './platform/graphql/own-calls.js';
import { SearchResolver } from './search/search.resolver.js';
import { SelectionResolver } from './search/selection.resolver.js';

const NOTE = '# Printed from the code by `npm run schema`; a test says when it is out of date.\n\n';

const RESOLVERS: Type[] = [
  AccountResolver,
  AddressResolver,
  AddressSuggestionResolver,
  AuthResolver,
  CartResolver,
  CatalogResolver,
  CollectionResolver,
  DeliveryCostResolver,
  FilterListResolver,
  GazetteerResolver,
  LoyaltyResolver,
  OrderResolver,
  PickupPointResolver,
  QuoteResolver,
  SearchResolver,
  SelectionResolver,
  StatisticsResolver,
  OperatorActionResolver,
  OperatorOrderResolver,
  OperatorProductResolver,
  CommerceResolver,
  SearchReportResolver,
  ShopperResolver,
  ShowcaseResolver,
];

/** The SDL of the storefront schema, made without a server or a database. */
export const printApiSchema = (): Promise<string> => print('SHOPPERS');

/** That of the operators. */
export const printAdminSchema = (): Promise<string> => print('OPERATORS');

async function print(audience: Audience): Promise<string> {
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    const schema = await builder.get(GraphQLSchemaFactory).create(RESOLVERS);
    return `${NOTE}${printSchema(lexicographicSortSchema(withOwnCalls(schema, audience)))}\n`;
  } finally {
    await builder.close();
  }
}
