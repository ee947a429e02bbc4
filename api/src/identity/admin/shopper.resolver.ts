import type { GraphQLResolveInfo } from 'graphql';
import { ConnectionArgs } from '../../platform/graphql/connection.model.js';
import { askedCounts, ListSort } from '../../operator/index.js';
import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import { PointsEntryPage, PointsHistory } from '../../loyalty/index.js';
import { ExportJob, PROGRAMS_READ, TakeExport } from '../../exports/index.js';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { ManageShoppers, shopperConditions } from './manage-shoppers.js';
import {
  AdjustPointsInput,
  ExportShoppersInput,
  Shopper,
  ShopperInput,
  ShopperConnection,
  ShopperPage,
  ShoppersInput,
} from './shopper.model.js';

@Needs('READ_SHOPPERS')
@Resolver()
export class ShopperResolver {
  constructor(
    private readonly people: ManageShoppers,
    private readonly history: PointsHistory,
    private readonly exports: TakeExport,
  ) {}

  @Query(() => ShopperPage, { description: 'Returns accounts of shoppers, newest first.' })
  shoppers(
    @Args('dto', { nullable: true }) dto?: ShoppersInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<ShopperPage> {
    return this.people.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Query(() => ShopperConnection, {
    description:
      'Returns accounts of shoppers with cursors and counts by access level. CURSOR_INVALID for a cursor of other filters or another sort order.',
  })
  shoppersConnection(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true, description: 'Filters; without filters, all accounts.' }) dto?: ShoppersInput,
    @Args('sort', {
      type: () => ListSort,
      defaultValue: 'NEWEST_FIRST',
      description: 'Sort order: newest or oldest first.',
    })
    sort: ListSort = 'NEWEST_FIRST',
  ): Promise<ShopperConnection> {
    return this.people.connection(dto ?? {}, sort, request, askedCounts(info));
  }

  @Query(() => PointsEntryPage, { description: 'Returns a shopper’s points ledger, newest first.' })
  shopperPoints(
    @Args('dto') { userId }: ShopperInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<PointsEntryPage> {
    return this.history.page(userId, pagination ?? new PaginationInput());
  }

  @Needs('EXPORT_SHOPPERS', { onlyPeople: PROGRAMS_READ })
  @Mutation(() => ExportJob, {
    description: 'Writes accounts of shoppers to a file in the background. TOO_MANY_REQUESTS.',
  })
  exportShoppers(@Args('dto') { format, filter }: ExportShoppersInput, @CurrentActor() by: Actor): Promise<ExportJob> {
    const conditions = shopperConditions(filter ?? {});
    return this.exports.take({ kind: 'SHOPPERS', action: 'exportShoppers', format, filter: conditions, by });
  }

  @Needs('POINTS')
  @Mutation(() => Shopper, {
    description:
      'Adds points to a shopper’s balance or removes them. SHOPPER_NOT_FOUND, POINTS_UNAVAILABLE (shopper has fewer points).',
  })
  async adjustPoints(
    @Args('dto') { userId, phone, points, reason }: AdjustPointsInput,
    @CurrentActor() by: Actor,
  ): Promise<Shopper> {
    if (!userId === !phone) throw badUserInput([fieldFault('dto', 'exactlyOneOf', { names: ['userId', 'phone'] })]);
    return this.people.adjustPoints(by, userId ?? (await this.people.idOf(phone!)), points, reason);
  }
}
