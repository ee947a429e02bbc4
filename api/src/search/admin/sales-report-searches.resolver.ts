import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { SalesReport } from '../../reports/index.js';
import { ReadSearchReport } from './read-search-report.js';
import { SearchReport, SearchReportInput } from './search-report.model.js';

@Needs('READ_ORDERS')
@Resolver(() => SalesReport)
export class SalesReportSearchesResolver {
  constructor(private readonly report: ReadSearchReport) {}

  @ResolveField(() => SearchReport, {
    description: 'Searches in the period, as `searchReport` returns them: by days in UTC, of the last 90 days.',
  })
  searches(@Parent() { from, to }: SalesReport): Promise<SearchReport> {
    return this.report.read(Object.assign(new SearchReportInput(), { from, to }));
  }
}
