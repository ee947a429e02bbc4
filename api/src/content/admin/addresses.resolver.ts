import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { ImportRedirectsInput, SaveRedirectInput, SaveUrlMetadataInput } from './addresses.input.js';
import { OperatorRedirectPage, OperatorUrlMetadataPage, RedirectImport } from './addresses.model.js';
import { EditAddresses } from './edit-addresses.js';
import { ImportRedirects } from './import-redirects.js';
import { RemoveInput } from '../../operator/index.js';

@Needs('CONTENT')
@Resolver()
export class AddressesResolver {
  constructor(
    private readonly addresses: EditAddresses,
    private readonly imports: ImportRedirects,
  ) {}

  @Query(() => OperatorUrlMetadataPage, { description: 'Returns search-engine texts of pages, sorted by path.' })
  urlMetadataList(
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorUrlMetadataPage> {
    return this.addresses.metadata(pagination ?? new PaginationInput());
  }

  @Mutation(() => String, {
    description:
      'Creates or replaces search-engine texts; returns their id. NOT_FOUND, NAME_TAKEN (path already has texts).',
  })
  saveUrlMetadata(@Args('dto') dto: SaveUrlMetadataInput, @CurrentActor() by: Actor): Promise<string> {
    return this.addresses.saveMetadata(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes search-engine texts. NOT_FOUND if there are none.' })
  async removeUrlMetadata(@Args('dto') { id }: RemoveInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.addresses.removeMetadata(by, id);
    return true;
  }

  @Needs('REDIRECTS')
  @Query(() => OperatorRedirectPage, { description: 'Returns redirects, sorted by source.' })
  redirectList(@Args('pagination', { nullable: true }) pagination?: PaginationInput): Promise<OperatorRedirectPage> {
    return this.addresses.redirects(pagination ?? new PaginationInput());
  }

  @Needs('REDIRECTS')
  @Mutation(() => String, {
    description:
      'Creates or replaces a redirect; returns its id. NOT_FOUND, NAME_TAKEN (source already has a redirect), REDIRECT_CHAINED (rules would form a chain).',
  })
  saveRedirect(@Args('dto') dto: SaveRedirectInput, @CurrentActor() by: Actor): Promise<string> {
    return this.addresses.saveRedirect(by, dto);
  }

  @Needs('REDIRECTS')
  @Mutation(() => RedirectImport, {
    description: 'Imports redirects from CSV; refused rows are returned by line, the others are saved. BAD_USER_INPUT.',
  })
  importRedirects(@Args('dto') { csv }: ImportRedirectsInput, @CurrentActor() by: Actor): Promise<RedirectImport> {
    return this.imports.import(by, csv);
  }

  @Needs('REDIRECTS')
  @Mutation(() => Boolean, { description: 'Deletes a redirect. NOT_FOUND if there is none.' })
  async removeRedirect(@Args('dto') { id }: RemoveInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.addresses.removeRedirect(by, id);
    return true;
  }
}
