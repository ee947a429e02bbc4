import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { BulkPreview } from '../bulk-job.model.js';
import { ReadBulkJobs } from '../read-bulk-jobs.js';
import { TakeBulkJob } from '../take-bulk-job.js';
import { PreparePricesInBulkInput, PrepareStockInBulkInput } from './prepare-offers.input.js';
import { ProductsChanges } from './products-change.js';
import { SetProductsInBulkInput } from './set-products.input.js';

const AFTERWARDS =
  'Nothing changes before it is applied. A new one replaces the sender’s earlier one of this kind that was not applied. BAD_USER_INPUT, IDEMPOTENCY_CONFLICT (key used with another change).';

/** Prepares bulk jobs, and shows what they would do. */
@Resolver()
export class PrepareBulkResolver {
  constructor(
    private readonly changes: ProductsChanges,
    private readonly jobs: TakeBulkJob,
    private readonly found: ReadBulkJobs,
  ) {}

  @Needs('PRICES')
  @Mutation(() => BulkPreview, {
    description: `Prepares a change of the prices of many product items by a percentage, by ids or by filters, for \`applyBulkPrices\`. The price for signed-in shoppers changes with the price; the struck-out price stays. ${AFTERWARDS}`,
  })
  async preparePricesInBulk(
    @Args('dto', { description: 'Product items and the percentage.' }) dto: PreparePricesInBulkInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkPreview> {
    const { idempotencyKey, ...asked } = dto;
    const ids = await this.changes.offersOf(dto);
    const { percent, rounding } = dto.change;
    return this.found.preview(
      await this.jobs.preparePercent({ by, idempotencyKey, asked, ids, change: { percent, rounding } }),
    );
  }

  @Needs('STOCK')
  @Mutation(() => BulkPreview, {
    description: `Prepares a change of the stock of many product items to one figure or by a difference, by ids or by filters, for \`applyBulkStock\`. ${AFTERWARDS}`,
  })
  async prepareStockInBulk(
    @Args('dto', { description: 'Product items and their stock.' }) dto: PrepareStockInBulkInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkPreview> {
    const { idempotencyKey, ...asked } = dto;
    const { stock = null, difference = null } = dto.change;
    if ((stock === null) === (difference === null)) throw badUserInput([fieldFault('dto.change', 'stockOrDifference')]);
    const ids = await this.changes.offersOf(dto);
    return this.found.preview(await this.jobs.prepareStock({ by, idempotencyKey, asked, ids, stock, difference }));
  }

  @Needs('WRITE_CATALOGUE')
  @Mutation(() => BulkPreview, {
    description: `Prepares what \`setProductsInBulk\` does at once, for \`applyBulkProducts\`. ${AFTERWARDS}`,
  })
  async prepareProductsInBulk(
    @Args('dto', { description: 'Products and what they get.' }) dto: SetProductsInBulkInput,
    @CurrentActor() by: Actor,
  ): Promise<BulkPreview> {
    const { idempotencyKey, ...asked } = dto;
    const change = await this.changes.read(dto);
    const ids = await this.changes.idsOf(dto);
    return this.found.preview(await this.jobs.prepareProducts({ by, idempotencyKey, asked, change, ids }));
  }
}
