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
    description: 'Returns the title, description and keywords of a page; for an unknown page, those of the shop.',
  })
  urlMetadata(@Args('dto') { url }: UrlMetadataInput): Promise<UrlMetadata> {
    return this.metadata.of(url);
  }

  @Query(() => RedirectRules, { description: 'Returns redirects of moved pages, for the storefront’s server.' })
  redirectRules(@Args('dto', { nullable: true }) dto?: RedirectRulesInput): Promise<RedirectRules> {
    return this.redirects.since(dto?.version ?? null);
  }
}
