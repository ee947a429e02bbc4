import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { ReadMetadata } from './read-metadata.js';
import { ReadRedirects } from './read-redirects.js';
import { RedirectRules, RedirectRulesInput } from './redirect.model.js';
import { UrlMetadata, UrlMetadataInput } from './url-metadata.model.js';

@Public()
@CachedFor(300)
@Resolver()
export class AddressResolver {
  constructor(
    private readonly metadata: ReadMetadata,
    private readonly redirects: ReadRedirects,
  ) {}

  @Query(() => UrlMetadata, {
    description: 'Title, description and keywords of a page; of an unknown one the shop’s own.',
  })
  urlMetadata(@Args('dto') { url }: UrlMetadataInput): Promise<UrlMetadata> {
    return this.metadata.of(url);
  }

  @Query(() => RedirectRules, { description: 'Where visitors of moved pages are sent; for the storefront’s server.' })
  redirectRules(@Args('dto', { nullable: true }) dto?: RedirectRulesInput): Promise<RedirectRules> {
    return this.redirects.since(dto?.version ?? null);
  }
}
