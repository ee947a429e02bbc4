import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { AddClientDocumentsInput, ClientInput, RemoveClientDocumentsInput, SaveClientInput } from './client.input.js';
import { ClientDocumentPage, OperatorClient } from './client.model.js';
import { EditClientDocuments } from './edit-client-documents.js';
import { EditClients } from './edit-clients.js';

@Needs('CLIENTS')
@Resolver()
export class OperatorClientResolver {
  constructor(
    private readonly edit: EditClients,
    private readonly documents: EditClientDocuments,
  ) {}

  @Query(() => [OperatorClient], { description: 'Returns all clients that have a key, sorted by name.' })
  clients(): Promise<OperatorClient[]> {
    return this.edit.all();
  }

  @Mutation(() => OperatorClient, {
    description:
      'Creates a client with its own key, or changes one; takes effect everywhere within CLIENT_REFRESH_SECONDS. NOT_FOUND, NAME_TAKEN (name already used).',
  })
  saveClient(@Args('dto') dto: SaveClientInput, @CurrentActor() by: Actor): Promise<OperatorClient> {
    return this.edit.save(by, dto);
  }

  @Mutation(() => OperatorClient, {
    description:
      'Creates a new key for a client. The current one stays valid as `previousKey`; an older one is revoked. NOT_FOUND.',
  })
  rotateClientKey(@Args('dto') { id }: ClientInput, @CurrentActor() by: Actor): Promise<OperatorClient> {
    return this.edit.rotate(by, id);
  }

  @Mutation(() => OperatorClient, {
    description: 'Revokes a client’s previous key, once no release uses it any more. NOT_FOUND.',
  })
  endPreviousClientKey(@Args('dto') { id }: ClientInput, @CurrentActor() by: Actor): Promise<OperatorClient> {
    return this.edit.endPrevious(by, id);
  }

  @Needs('DOCUMENTS')
  @Query(() => ClientDocumentPage, { description: 'Returns the documents registered for a client. NOT_FOUND.' })
  clientDocuments(
    @Args('dto', { description: 'Identifies the client whose documents are returned.' }) { id }: ClientInput,
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<ClientDocumentPage> {
    return this.documents.page(id, pagination ?? new PaginationInput());
  }

  @Needs('DOCUMENTS')
  @Mutation(() => OperatorClient, {
    description:
      'Registers documents, all or none. Call it when releasing a client, before the release goes live. Documents already registered stay unchanged. NOT_FOUND (no such client); BAD_USER_INPUT describes the error in each document.',
  })
  addClientDocuments(
    @Args('dto', { description: 'The client, and 1 to 200 documents to register for it.' })
    { id, documents }: AddClientDocumentsInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorClient> {
    return this.documents.add(by, id, documents);
  }

  @Needs('DOCUMENTS')
  @Mutation(() => OperatorClient, {
    description: 'Deletes registered documents; unknown hashes are ignored. NOT_FOUND.',
  })
  removeClientDocuments(
    @Args('dto', { description: 'Client and hashes of the documents to delete.' })
    { id, hashes }: RemoveClientDocumentsInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorClient> {
    return this.documents.remove(by, id, hashes);
  }
}
