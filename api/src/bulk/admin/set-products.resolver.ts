import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { BulkJob, UndoneBulkJob } from '../bulk-job.model.js';
import { BulkJobIdInput } from '../bulk.input.js';
import { ReadBulkJobs } from '../read-bulk-jobs.js';
import { StopBulkJob } from '../stop-bulk-job.js';
import { TakeBulkJob } from '../take-bulk-job.js';
import { UndoBulkJob } from '../undo-bulk-job.js';
import { ProductsChanges } from './products-change.js';
import { SetProductsInBulkInput } from './set-products.input.js';

@Needs('WRITE_CATALOGUE')
@Resolver()
export class SetProductsResolver {
  constructor(
    private readonly changes: ProductsChanges,
    private readonly jobs: TakeBulkJob,
    private readonly found: ReadBulkJobs,
    private readonly stopping: StopBulkJob,
    private readonly undoing: UndoBulkJob,
  ) {}

  @Mutation(() => BulkJob, {
    description:
      'Accepts a change of sale, category and badges of many products, by ids or by filters, and applies it in the background. BAD_USER_INPUT (also for an unknown category or badge), IDEMPOTENCY_CONFLICT (key used with another change), TOO_MANY_REQUESTS.',
  })
  async setProductsInBulk(
    @Args('dto', { description: 'Products and what they get.' }) dto: SetProductsInBulkInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkJob> {
    const change = await this.changes.read(dto);
    const ids = await this.changes.idsOf(dto);
    const { idempotencyKey, ...asked } = dto;
    return this.found.byId(await this.jobs.products({ by, idempotencyKey, asked, change, ids }));
  }

  @Mutation(() => BulkJob, {
    description:
      'Has a job of `prepareProductsInBulk` applied in the background; only its sender may. A repeated call changes nothing. NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  async applyBulkProducts(
    @Args('dto', { description: 'Identifies the prepared job.' }) { id }: BulkJobIdInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkJob> {
    await this.jobs.apply(by, 'PRODUCTS', id);
    return this.found.byId(id);
  }

  @Mutation(() => BulkJob, {
    description:
      'Stops a bulk job of products: the remaining rows are refused with STOPPED, the products changed so far stay so and can be undone. A job that is done stays as it is. NOT_FOUND.',
  })
  async stopBulkProducts(
    @Args('dto', { description: 'Identifies the job to stop.' }) { id }: BulkJobIdInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkJob> {
    await this.stopping.stop(by, 'PRODUCTS', id);
    return this.found.byId(id);
  }

  @Mutation(() => UndoneBulkJob, {
    description:
      'Undoes a bulk job of products: sale, category and badges are as before it, unless they were changed since. NOT_FOUND, also for a job whose `isUndoable` is false.',
  })
  async undoBulkProducts(
    @Args('dto', { description: 'Identifies the job to undo.' }) { id }: BulkJobIdInput,
    @CurrentActor() by: Actor,
  ): Promise<UndoneBulkJob> {
    const stayed = await this.undoing.undo(by, 'PRODUCTS', id);
    return { job: await this.found.byId(id), stayed };
  }
}
