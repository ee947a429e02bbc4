import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { BulkMetrics } from './bulk-metrics.js';
import { BulkResolver } from './bulk.resolver.js';
import { ForgetBulkJobs } from './forget-bulk-jobs.js';
import { ReadBulkJobs } from './read-bulk-jobs.js';
import { StopBulkJob } from './stop-bulk-job.js';
import { TakeBulkJob } from './take-bulk-job.js';
import { UndoBulkJob } from './undo-bulk-job.js';
import { WorkBulkJobs } from './work-bulk-jobs.js';

@Module({
  imports: [OperatorModule],
  providers: [
    BulkMetrics,
    BulkResolver,
    ForgetBulkJobs,
    ReadBulkJobs,
    StopBulkJob,
    TakeBulkJob,
    UndoBulkJob,
    WorkBulkJobs,
  ],
  exports: [ReadBulkJobs, StopBulkJob, TakeBulkJob, UndoBulkJob],
})
export class BulkModule {}
