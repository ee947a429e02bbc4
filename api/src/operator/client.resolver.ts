import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ForPrograms, OnlyPeople, OperatorOnly } from '../platform/auth/access.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { AddClientDocumentsInput, ClientInput, RemoveClientDocumentsInput, SaveClientInput } from './client.input.js';
import { ClientDocumentPage, OperatorClient } from './client.model.js';
import { EditClientDocuments } from './edit-client-documents.js';
import { EditClients } from './edit-clients.js';

@OperatorOnly('ADMIN')
@OnlyPeople('They decide who is told of events, and who may call')
@Resolver()
export class OperatorClientResolver {
  constructor(
    private readonly edit: EditClients,
    private readonly documents: EditClientDocuments,
  ) {}

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

  @ForPrograms('DOCUMENTS')
  @Query(() => ClientDocumentPage, { description: 'Documents that a front end may ask for by their hash. NOT_FOUND.' })
  clientDocuments(
    @Args('dto', { description: 'Whose documents.' }) { id }: ClientInput,
    @Args('pagination', { nullable: true, description: 'Which page; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<ClientDocumentPage> {
    return this.documents.page(id, pagination ?? new PaginationInput());
  }

  @ForPrograms('DOCUMENTS')
  @Mutation(() => OperatorClient, {
    description:
      'Registers documents, all or none: a release of a front end calls it before the front end goes out. Known ones stay as they are. NOT_FOUND, and BAD_USER_INPUT with the fault of each.',
  })
  addClientDocuments(
    @Args('dto', { description: 'The texts.' }) { id, documents }: AddClientDocumentsInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorClient> {
    return this.documents.add(by, id, documents);
  }

  @ForPrograms('DOCUMENTS')
  @Mutation(() => OperatorClient, { description: 'Removes documents; unknown hashes are passed over. NOT_FOUND.' })
  removeClientDocuments(
    @Args('dto', { description: 'Which ones.' }) { id, hashes }: RemoveClientDocumentsInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorClient> {
    return this.documents.remove(by, id, hashes);
  }
}
