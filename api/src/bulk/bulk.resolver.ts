import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../platform/auth/access.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import {
  BulkJob,
  BulkJobPage,
  BulkJobRowPage,
  BulkRefusalCount,
  UndoneBulkJob,
  type BulkJobKind,
} from './bulk-job.model.js';
import {
  BulkJobIdInput,
  BulkJobRowsInput,
  BulkJobsInput,
  SetPricesInBulkInput,
  SetStockInBulkInput,
} from './bulk.input.js';
import { checkPrices, checkStock } from './check-rows.js';
import { ReadBulkJobs } from './read-bulk-jobs.js';
import { TakeBulkJob, type OffersCall } from './take-bulk-job.js';
import { StopBulkJob } from './stop-bulk-job.js';
import { UndoBulkJob } from './undo-bulk-job.js';

@Resolver(() => BulkJob)
export class BulkResolver {
  constructor(
    private readonly jobs: TakeBulkJob,
    private readonly found: ReadBulkJobs,
    private readonly stopping: StopBulkJob,
    private readonly undoing: UndoBulkJob,
  ) {}

  @Needs('PRICES')
  @Mutation(() => BulkJob, {
    description:
      'Accepts prices of up to 10,000 product items and applies them in the background; each row succeeds or fails independently. As after `setPrices`, imports do not overwrite these prices. BAD_USER_INPUT, IDEMPOTENCY_CONFLICT (key used with other rows), TOO_MANY_REQUESTS.',
  })
  setPricesInBulk(
    @Args('dto', { description: 'Product items and their new prices.' }) dto: SetPricesInBulkInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkJob> {
    checkPrices(dto.rows);
    return this.take({ kind: 'PRICES', by, ...dto });
  }

  @Needs('STOCK')
  @Mutation(() => BulkJob, {
    description:
      'Accepts stock of up to 10,000 product items and applies it in the background; each row succeeds or fails independently. BAD_USER_INPUT, IDEMPOTENCY_CONFLICT (key used with other rows), TOO_MANY_REQUESTS.',
  })
  setStockInBulk(
    @Args('dto', { description: 'Product items and their new stock.' }) dto: SetStockInBulkInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkJob> {
    checkStock(dto.rows);
    return this.take({ kind: 'STOCK', by, ...dto });
  }

  @Needs('PRICES')
  @Mutation(() => BulkJob, {
    description:
      'Stops a bulk job of prices: the remaining rows are refused with STOPPED, the prices set so far stay and can be undone. A job that is done stays as it is. NOT_FOUND.',
  })
  stopBulkPrices(
    @Args('dto', { description: 'Identifies the job to stop.' }) { id }: BulkJobIdInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkJob> {
    return this.stop(by, 'PRICES', id);
  }

  @Needs('STOCK')
  @Mutation(() => BulkJob, {
    description:
      'Stops a bulk job of stock: the remaining rows are refused with STOPPED, the stock set so far stays and can be undone. A job that is done stays as it is. NOT_FOUND.',
  })
  stopBulkStock(
    @Args('dto', { description: 'Identifies the job to stop.' }) { id }: BulkJobIdInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkJob> {
    return this.stop(by, 'STOCK', id);
  }

  @Needs('PRICES')
  @Mutation(() => UndoneBulkJob, {
    description:
      'Undoes a bulk job of prices: the prices are as before, and so is who had set them, so that imports change their own prices again. Prices that were changed since stay. NOT_FOUND, also for a job whose `isUndoable` is false.',
  })
  undoBulkPrices(
    @Args('dto', { description: 'Identifies the job to undo.' }) { id }: BulkJobIdInput,
    @CurrentActor() by: Actor,
  ): Promise<UndoneBulkJob> {
    return this.undo(by, 'PRICES', id);
  }

  @Needs('STOCK')
  @Mutation(() => UndoneBulkJob, {
    description:
      'Undoes a bulk job of stock: stock rises or falls by the difference that the job made, so units sold since stay sold. NOT_FOUND, also for a job whose `isUndoable` is false.',
  })
  undoBulkStock(
    @Args('dto', { description: 'Identifies the job to undo.' }) { id }: BulkJobIdInput,
    @CurrentActor() by: Actor,
  ): Promise<UndoneBulkJob> {
    return this.undo(by, 'STOCK', id);
  }

  @Needs('PRICES')
  @Mutation(() => BulkJob, {
    description:
      'Has the prices of a job of `preparePricesInBulk` set in the background; only its sender may. A price that was changed since is left, and its row refused with PRICE_CHANGED. A repeated call changes nothing. NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  applyBulkPrices(
    @Args('dto', { description: 'Identifies the prepared job.' }) { id }: BulkJobIdInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkJob> {
    return this.apply(by, 'PRICES', id);
  }

  @Needs('STOCK')
  @Mutation(() => BulkJob, {
    description:
      'Has the stock of a job of `prepareStockInBulk` set in the background; only its sender may. A repeated call changes nothing. NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  applyBulkStock(
    @Args('dto', { description: 'Identifies the prepared job.' }) { id }: BulkJobIdInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkJob> {
    return this.apply(by, 'STOCK', id);
  }

  @Needs('READ_CATALOGUE')
  @Query(() => BulkJob, {
    description: 'Returns a bulk job; available for BULK_KEPT_DAYS after it is done. NOT_FOUND.',
  })
  bulkJob(@Args('dto', { description: 'Identifies the job.' }) { id }: BulkJobIdInput): Promise<BulkJob> {
    return this.found.byId(id);
  }

  @Needs('READ_CATALOGUE')
  @Query(() => BulkJobPage, { description: 'Returns bulk jobs, newest first.' })
  bulkJobs(
    @Args('dto', { nullable: true, description: 'Filters the jobs; by default returns all.' }) dto?: BulkJobsInput,
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<BulkJobPage> {
    return this.found.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Needs('READ_CATALOGUE')
  @Query(() => BulkJobRowPage, { description: 'Returns the rows of a bulk job with their results. NOT_FOUND.' })
  bulkJobRows(
    @Args('dto', { description: 'The job, and a filter for its rows.' }) dto: BulkJobRowsInput,
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<BulkJobRowPage> {
    return this.found.rows(dto, pagination ?? new PaginationInput());
  }

  @ResolveField(() => [BulkRefusalCount], { description: 'Number of refused rows, by reason.' })
  refusals(@Parent() { id, refused }: BulkJob): BulkRefusalCount[] | Promise<BulkRefusalCount[]> {
    return refused > 0 ? this.found.refusals(id) : [];
  }

  private async apply(by: Actor, kind: BulkJobKind, id: string): Promise<BulkJob> {
    await this.jobs.apply(by, kind, id);
    return this.found.byId(id);
  }

  private async stop(by: Actor, kind: BulkJobKind, id: string): Promise<BulkJob> {
    await this.stopping.stop(by, kind, id);
    return this.found.byId(id);
  }

  private async undo(by: Actor, kind: BulkJobKind, id: string): Promise<UndoneBulkJob> {
    const stayed = await this.undoing.undo(by, kind, id);
    return { job: await this.found.byId(id), stayed };
  }

  private async take(call: OffersCall): Promise<BulkJob> {
    return this.found.byId(await this.jobs.offers(call));
  }
}
