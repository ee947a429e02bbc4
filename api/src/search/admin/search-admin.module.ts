import { Module } from '@nestjs/common';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { EditSearchRules } from './edit-search-rules.js';
import { JudgedQueries } from './judged-queries.js';
import { JudgedQueryResolver } from './judged-query.resolver.js';
import { PreviewSearchRule } from './preview-search-rule.js';
import { ProposeWords } from './propose-words.js';
import { ReadSearchCoverage } from './read-search-coverage.js';
import { ReadSearchReport } from './read-search-report.js';
import { SalesReportSearchesResolver } from './sales-report-searches.resolver.js';
import { SearchReportResolver } from './search-report.resolver.js';
import { OperatorSearchRule } from './search-rule.model.js';
import { SearchRuleResolver } from './search-rule.resolver.js';

@Module({
  imports: [OperatorModule],
  providers: [
    EditSearchRules,
    JudgedQueries,
    JudgedQueryResolver,
    PreviewSearchRule,
    ProposeWords,
    ReadSearchCoverage,
    ReadSearchReport,
    SalesReportSearchesResolver,
    SearchReportResolver,
    SearchRuleResolver,
    versionResolverOf(OperatorSearchRule, 'SEARCH_RULE', ({ id }) => id),
  ],
})
export class SearchAdminModule {}
