import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { ReadSearchReport } from './read-search-report.js';
import { SearchReport, SearchReportInput } from './search-report.model.js';

@Needs('READ_CATALOGUE')
@Resolver()
export class SearchReportResolver {
  constructor(private readonly report: ReadSearchReport) {}

  @Query(() => SearchReport, { description: 'Returns what shoppers search for, and which searches find nothing.' })
  searchReport(@Args('dto', { nullable: true }) dto?: SearchReportInput): Promise<SearchReport> {
    return this.report.read(dto ?? new SearchReportInput());
  }
}
