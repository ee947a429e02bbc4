import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { LoyaltyLevel, ReadLoyalty } from '../index.js';
import { SaveLoyaltyLevelsInput } from './loyalty-level.input.js';
import { SaveLoyaltyLevels } from './save-loyalty-levels.js';

@Needs('SETTINGS')
@Resolver()
export class OperatorLoyaltyLevelResolver {
  constructor(
    private readonly levels: SaveLoyaltyLevels,
    private readonly loyalty: ReadLoyalty,
  ) {}

  @Mutation(() => [LoyaltyLevel], {
    description: 'Replaces all loyalty levels; `loyaltyLevels` of the shoppers’ schema returns them.',
  })
  async saveLoyaltyLevels(
    @Args('dto') { levels }: SaveLoyaltyLevelsInput,
    @CurrentActor() by: Actor,
  ): Promise<LoyaltyLevel[]> {
    await this.levels.save(by, levels);
    return this.loyalty.levels();
  }
}
