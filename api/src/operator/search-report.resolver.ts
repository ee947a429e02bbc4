import { Args, Query, Resolver } from '@nestjs/graphql';
import { ForPrograms, OperatorOnly } from '../platform/auth/access.js';
import { ReadSearchReport } from './read-search-report.js';
import { SearchReport, SearchReportInput } from './search-report.model.js';

@OperatorOnly()
@ForPrograms('READ_CATALOGUE')
@Resolver()
export class SearchReportResolver {
  constructor(private readonly report: ReadSearchReport) {}

  @Query(() => SearchReport, { description: 'What shoppers search for, and what of it the shop has not.' })
  searchReport(@Args('dto', { nullable: true }) dto?: SearchReportInput): Promise<SearchReport> {
    return this.report.read(dto ?? new SearchReportInput());
  }
}
