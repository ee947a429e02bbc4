import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { LoyaltyLevel, ReadLoyalty } from '../loyalty/index.js';
import { OperatorOnly } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { CreatePromocodeInput, EditPromocodeInput, PromocodesInput, SaveLoyaltyLevelsInput } from './commerce.input.js';
import { OperatorPromocode, OperatorPromocodePage } from './commerce.model.js';
import { EditPromocodes } from './edit-promocodes.js';
import { SaveLoyaltyLevels } from './save-loyalty-levels.js';

@OperatorOnly('ADMIN')
@Resolver()
export class CommerceResolver {
  constructor(
    private readonly codes: EditPromocodes,
    private readonly levels: SaveLoyaltyLevels,
    private readonly loyalty: ReadLoyalty,
  ) {}

  @Query(() => OperatorPromocodePage, { description: 'The newest first.' })
  promocodes(
    @Args('dto', { nullable: true }) dto?: PromocodesInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorPromocodePage> {
    return this.codes.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Mutation(() => OperatorPromocode, { description: 'NAME_TAKEN.' })
  createPromocode(
    @Args('dto') dto: CreatePromocodeInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<OperatorPromocode> {
    return this.codes.create(userId, dto);
  }

  @Mutation(() => OperatorPromocode, {
    description: '`active: false` switches it off. NOT_FOUND, PROMOCODE_BELOW_USED.',
  })
  editPromocode(@Args('dto') dto: EditPromocodeInput, @CurrentViewer() { userId }: Viewer): Promise<OperatorPromocode> {
    return this.codes.edit(userId, dto);
  }

  @Mutation(() => [LoyaltyLevel], {
    description: 'Takes the place of all levels there were; `loyaltyLevels` of the shop’s schema reads them.',
  })
  async saveLoyaltyLevels(
    @Args('dto') { levels }: SaveLoyaltyLevelsInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<LoyaltyLevel[]> {
    await this.levels.save(userId, levels);
    return this.loyalty.levels();
  }
}
