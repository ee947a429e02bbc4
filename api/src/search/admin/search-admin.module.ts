import { Module } from '@nestjs/common';
import { ReadSearchReport } from './read-search-report.js';
import { SearchReportResolver } from './search-report.resolver.js';

@Module({
  providers: [ReadSearchReport, SearchReportResolver],
})
export class SearchAdminModule {}
