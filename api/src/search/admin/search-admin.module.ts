import { Module } from '@nestjs/common';
import { ReadSearchReport } from './read-search-report.js';
import { SalesReportSearchesResolver } from './sales-report-searches.resolver.js';
import { SearchReportResolver } from './search-report.resolver.js';

@Module({
  providers: [ReadSearchReport, SalesReportSearchesResolver, SearchReportResolver],
})
export class SearchAdminModule {}
