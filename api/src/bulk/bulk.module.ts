import { Module } from '@nestjs/common';
import { CatalogAdminModule } from '../catalog/admin/catalog-admin.module.js';
import { OperatorModule } from '../operator/index.js';
import { BulkMetrics } from './bulk-metrics.js';
import { BulkResolver } from './bulk.resolver.js';
import { ForgetBulkJobs } from './forget-bulk-jobs.js';
import { ProductsChanges } from './products-change.js';
import { ReadBulkJobs } from './read-bulk-jobs.js';
import { TakeBulkJob } from './take-bulk-job.js';
import { UndoBulkJob } from './undo-bulk-job.js';
import { WorkBulkJobs } from './work-bulk-jobs.js';

@Module({
  imports: [CatalogAdminModule, OperatorModule],
  providers: [
    BulkMetrics,
    BulkResolver,
    ForgetBulkJobs,
    ProductsChanges,
    ReadBulkJobs,
    TakeBulkJob,
    UndoBulkJob,
    WorkBulkJobs,
  ],
})
export class BulkModule {}
