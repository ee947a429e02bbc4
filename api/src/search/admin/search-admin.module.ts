import { Module } from '@nestjs/common';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { CompanionRule } from './companion-rule.model.js';
import { CompanionRuleResolver } from './companion-rule.resolver.js';
import { EditCompanionRules } from './edit-companion-rules.js';
import { EditSearchRules } from './edit-search-rules.js';
import { JudgedQueries } from './judged-queries.js';
import { JudgedQueryResolver } from './judged-query.resolver.js';
import { PreviewCompanionRule } from './preview-companion-rule.js';
import { PreviewSearchRule } from './preview-search-rule.js';
import { ProposeWords } from './propose-words.js';
import { ReadSearchCoverage } from './read-search-coverage.js';
import { ReadSearchReport } from './read-search-report.js';
import { RecountSearchCoverage } from './recount-search-coverage.js';
import { SalesReportSearchesResolver } from './sales-report-searches.resolver.js';
import { SearchReportResolver } from './search-report.resolver.js';
import { OperatorSearchRule } from './search-rule.model.js';
import { SearchRuleResolver } from './search-rule.resolver.js';

@Module({
  imports: [OperatorModule],
  providers: [
    CompanionRuleResolver,
    EditCompanionRules,
    EditSearchRules,
    JudgedQueries,
    JudgedQueryResolver,
    PreviewCompanionRule,
    PreviewSearchRule,
    ProposeWords,
    ReadSearchCoverage,
    ReadSearchReport,
    RecountSearchCoverage,
    SalesReportSearchesResolver,
    SearchReportResolver,
    SearchRuleResolver,
    versionResolverOf(CompanionRule, 'COMPANION_RULE', ({ id }) => id),
    versionResolverOf(OperatorSearchRule, 'SEARCH_RULE', ({ id }) => id),
  ],
})
export class SearchAdminModule {}
