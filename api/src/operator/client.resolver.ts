import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OnlyPeople, OperatorOnly } from '../platform/auth/access.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import { ClientInput, SaveClientInput } from './client.input.js';
import { OperatorClient } from './client.model.js';
import { EditClients } from './edit-clients.js';

@OperatorOnly('ADMIN')
@OnlyPeople('They decide who is told of events, and who may call')
@Resolver()
export class OperatorClientResolver {
  constructor(private readonly edit: EditClients) {}

  @Query(() => [OperatorClient], { description: 'All front ends that have a key, by name.' })
  clients(): Promise<OperatorClient[]> {
    return this.edit.all();
  }

  @Mutation(() => OperatorClient, {
    description:
      'Makes a front end with a key of its own, or changes one; known everywhere within CLIENT_REFRESH_SECONDS. NOT_FOUND, NAME_TAKEN.',
  })
  saveClient(@Args('dto') dto: SaveClientInput, @CurrentActor() by: Actor): Promise<OperatorClient> {
    return this.edit.save(by, dto);
  }

  @Mutation(() => OperatorClient, {
    description: 'Makes a new key. The former one stays valid as `previousKey`, and the one before it ends. NOT_FOUND.',
  })
  rotateClientKey(@Args('dto') { id }: ClientInput, @CurrentActor() by: Actor): Promise<OperatorClient> {
    return this.edit.rotate(by, id);
  }

  @Mutation(() => OperatorClient, {
    description: 'Ends the former key, once no front end sends it any more. NOT_FOUND.',
  })
  endPreviousClientKey(@Args('dto') { id }: ClientInput, @CurrentActor() by: Actor): Promise<OperatorClient> {
    return this.edit.endPrevious(by, id);
  }
}
