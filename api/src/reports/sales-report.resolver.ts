import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../platform/auth/access.js';
import { ReadSalesReport } from './read-sales-report.js';
import { SalesReport, SalesReportInput } from './sales-report.model.js';

@Needs('READ_ORDERS')
@Resolver()
export class SalesReportResolver {
  constructor(private readonly report: ReadSalesReport) {}

  @Query(() => SalesReport, {
    description: 'Returns sales, payments and refunds of the shop, by time, goods, promo codes or cities.',
  })
  salesReport(@Args('dto', { nullable: true }) dto?: SalesReportInput): Promise<SalesReport> {
    return this.report.read(dto ?? new SalesReportInput());
  }
}
