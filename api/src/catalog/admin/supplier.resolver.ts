import { Args, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { askedCounts } from '../../operator/index.js';
import { Needs } from '../../platform/auth/access.js';
import { ConnectionArgs } from '../../platform/graphql/connection.model.js';
import { FindSuppliers } from './find-suppliers.js';
import { SupplierIdInput, SuppliersInput, SupplierSort } from './supplier.input.js';
import { OperatorSupplier, OperatorSupplierConnection } from './supplier.model.js';

@Needs('READ_CATALOGUE')
@Resolver()
export class SupplierResolver {
  constructor(private readonly found: FindSuppliers) {}

  @Query(() => OperatorSupplierConnection, {
    description: 'Returns suppliers with cursors. CURSOR_INVALID for a cursor of other filters or another sort order.',
  })
  suppliers(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true, description: 'Filters; without filters, all suppliers.' }) dto?: SuppliersInput,
    @Args('sort', { type: () => SupplierSort, defaultValue: 'BY_NAME', description: 'Sort order of the suppliers.' })
    sort: SupplierSort = 'BY_NAME',
  ): Promise<OperatorSupplierConnection> {
    return this.found.connection(dto ?? {}, sort, request, askedCounts(info).total);
  }

  @Query(() => OperatorSupplier, { description: 'Returns a supplier. NOT_FOUND.' })
  supplier(
    @Args('dto', { description: 'Identifies the supplier.' }) { id }: SupplierIdInput,
  ): Promise<OperatorSupplier> {
    return this.found.byId(id);
  }
}
