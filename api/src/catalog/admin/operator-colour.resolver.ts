import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { RemoveInput } from '../../operator/index.js';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { EditColours } from './edit-colours.js';
import { SaveColourInput } from './operator-colour.input.js';
import { OperatorColour } from './operator-colour.model.js';

@Needs('WRITE_CATALOGUE')
@Resolver()
export class OperatorColourResolver {
  constructor(private readonly edits: EditColours) {}

  @Needs('READ_CATALOGUE')
  @Query(() => [OperatorColour], {
    description: 'Returns the colours by which shoppers filter products, sorted by name.',
  })
  colours(): Promise<OperatorColour[]> {
    return this.edits.all();
  }

  @Mutation(() => OperatorColour, {
    description: 'Creates or changes a colour. NOT_FOUND, NAME_TAKEN (slug or name already used).',
  })
  saveColour(
    @Args('dto', { description: 'A colour and its changes.' }) dto: SaveColourInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorColour> {
    return this.edits.save(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes a colour that no product has. NOT_FOUND, STILL_USED.' })
  async removeColour(
    @Args('dto', { description: 'Id of the object to delete.' }) { id }: RemoveInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    await this.edits.remove(by, id);
    return true;
  }
}
