import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ForPrograms, OperatorOnly } from '../platform/auth/access.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { BulkJob, BulkJobPage, BulkJobRowPage } from './bulk-job.model.js';
import {
  BulkJobIdInput,
  BulkJobRowsInput,
  BulkJobsInput,
  SetPricesInBulkInput,
  SetStockInBulkInput,
} from './bulk.input.js';
import { checkPrices, checkStock } from './check-rows.js';
import { ReadBulkJobs } from './read-bulk-jobs.js';
import { TakeBulkJob, type BulkCall } from './take-bulk-job.js';

@OperatorOnly()
@Resolver()
export class BulkResolver {
  constructor(
    private readonly jobs: TakeBulkJob,
    private readonly found: ReadBulkJobs,
  ) {}

  @OperatorOnly('ADMIN')
  @ForPrograms('PRICES')
  @Mutation(() => BulkJob, {
    description:
      'Accepts prices of up to 10,000 offers and applies them afterwards; each row succeeds or is refused by itself. They are the operator’s from then on, as after `setPrices`. BAD_USER_INPUT, IDEMPOTENCY_CONFLICT, TOO_MANY_REQUESTS.',
  })
  setPricesInBulk(
    @Args('dto', { description: 'The offers and their prices.' }) dto: SetPricesInBulkInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkJob> {
    checkPrices(dto.rows);
    return this.take({ kind: 'PRICES', by, ...dto });
  }

  @ForPrograms('STOCK')
  @Mutation(() => BulkJob, {
    description:
      'Accepts stock of up to 10,000 offers and applies it afterwards; each row succeeds or is refused by itself. BAD_USER_INPUT, IDEMPOTENCY_CONFLICT, TOO_MANY_REQUESTS.',
  })
  setStockInBulk(
    @Args('dto', { description: 'The offers and their stock.' }) dto: SetStockInBulkInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkJob> {
    checkStock(dto.rows);
    return this.take({ kind: 'STOCK', by, ...dto });
  }

  @ForPrograms('READ_CATALOGUE')
  @Query(() => BulkJob, { description: 'A bulk job as it is now; kept for BULK_KEPT_DAYS once it is done. NOT_FOUND.' })
  bulkJob(@Args('dto', { description: 'Which one.' }) { id }: BulkJobIdInput): Promise<BulkJob> {
    return this.found.byId(id);
  }

  @ForPrograms('READ_CATALOGUE')
  @Query(() => BulkJobPage, { description: 'Bulk jobs, the newest first.' })
  bulkJobs(
    @Args('dto', { nullable: true, description: 'Which of them; left out, all.' }) dto?: BulkJobsInput,
    @Args('pagination', { nullable: true, description: 'Which page; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<BulkJobPage> {
    return this.found.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @ForPrograms('READ_CATALOGUE')
  @Query(() => BulkJobRowPage, { description: 'What became of each row of a bulk job. NOT_FOUND.' })
  bulkJobRows(
    @Args('dto', { description: 'Of which job, and which rows.' }) dto: BulkJobRowsInput,
    @Args('pagination', { nullable: true, description: 'Which page; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<BulkJobRowPage> {
    return this.found.rows(dto, pagination ?? new PaginationInput());
  }

  private async take(call: BulkCall): Promise<BulkJob> {
    return this.found.byId(await this.jobs.take(call));
  }
}
