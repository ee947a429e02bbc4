import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { CreatePromocodeInput, EditPromocodeInput, PromocodeKeyInput, PromocodesInput } from './promocode.input.js';
import { OperatorPromocode, OperatorPromocodePage } from './promocode.model.js';
import { EditPromocodes } from './edit-promocodes.js';

@Needs('PROMOCODES')
@Resolver()
export class OperatorPromocodeResolver {
  constructor(private readonly codes: EditPromocodes) {}

  @Query(() => OperatorPromocodePage, { description: 'Returns promo codes, newest first.' })
  promocodes(
    @Args('dto', { nullable: true }) dto?: PromocodesInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorPromocodePage> {
    return this.codes.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Query(() => OperatorPromocode, { description: 'Returns a promo code by its id or by the whole code. NOT_FOUND.' })
  promocode(
    @Args('dto', { description: 'Identifies the promo code.' }) dto: PromocodeKeyInput,
  ): Promise<OperatorPromocode> {
    return this.codes.one(dto);
  }

  @Mutation(() => OperatorPromocode, { description: 'Creates a promo code. NAME_TAKEN if the code exists already.' })
  createPromocode(@Args('dto') dto: CreatePromocodeInput, @CurrentActor() by: Actor): Promise<OperatorPromocode> {
    return this.codes.create(by, dto);
  }

  @Mutation(() => OperatorPromocode, {
    description:
      'Changes a promo code; `active: false` disables it. NOT_FOUND, PROMOCODE_BELOW_USED (limit is below current uses).',
  })
  editPromocode(@Args('dto') dto: EditPromocodeInput, @CurrentActor() by: Actor): Promise<OperatorPromocode> {
    return this.codes.edit(by, dto);
  }
}
