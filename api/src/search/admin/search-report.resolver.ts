import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { ProposeWords } from './propose-words.js';
import { ReadSearchCoverage } from './read-search-coverage.js';
import { ReadSearchReport } from './read-search-report.js';
import { SearchCoverage } from './search-coverage.model.js';
import { SearchProposal, SearchReport, SearchReportInput } from './search-report.model.js';

/** Query cost of proposals: twenty lines, each with a few searches. */
const PROPOSALS_POINTS = 60;
/** Query cost of the coverage: the first reading of a shop counts every document. */
const COVERAGE_POINTS = 60;

@Needs('READ_CATALOGUE')
@Resolver(() => SearchReport)
export class SearchReportResolver {
  constructor(
    private readonly report: ReadSearchReport,
    private readonly words: ProposeWords,
    private readonly coverage: ReadSearchCoverage,
  ) {}

  @Query(() => SearchReport, { description: 'Returns what shoppers search for, and which searches find nothing.' })
  searchReport(@Args('dto', { nullable: true }) dto?: SearchReportInput): Promise<SearchReport> {
    return this.report.read(dto ?? new SearchReportInput());
  }

  @Query(() => SearchCoverage, {
    complexity: COVERAGE_POINTS,
    description:
      'Returns for how many products the search recognises the kind of goods, and which words of product names it does not know. Counted every hour (`SEARCH_COVERAGE_SECONDS`) if products have changed.',
  })
  searchCoverage(): Promise<SearchCoverage> {
    return this.coverage.read();
  }

  @ResolveField(() => [SearchProposal], {
    complexity: PROPOSALS_POINTS,
    description:
      'For the first 20 queries of `withoutResult`, other words that find products; queries without a proposal are omitted. CATALOGUE_LOADING (the API has just started).',
  })
  proposals(@Parent() { withoutResult }: SearchReport): Promise<SearchProposal[]> {
    return this.words.propose(withoutResult);
  }
}
