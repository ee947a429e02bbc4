import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { ReadSiteMap } from './read-site-map.js';
import { SiteMap, SiteMapEntry, SiteMapInput } from './site-map.model.js';

/** Query cost in points: a part of products takes about a tenth of a second to read and to write as JSON. */
const SITE_MAP_POINTS = 60;

interface AskedSiteMap extends Omit<SiteMap, 'entries'> {
  asked: SiteMapInput;
}

@Public()
@CachedFor(300)
@Resolver(() => SiteMap)
export class SiteMapResolver {
  constructor(private readonly site: ReadSiteMap) {}

  @Query(() => SiteMap, {
    description: 'Returns one part of all URLs of one kind, for sitemaps.',
    complexity: SITE_MAP_POINTS,
  })
  async siteMap(@Args('dto') dto: SiteMapInput): Promise<AskedSiteMap> {
    return { ...(await this.site.of(dto.kind)), asked: dto };
  }

  /** Read only if requested: an index of a site map needs only the number of parts. */
  @ResolveField(() => [SiteMapEntry])
  entries(@Parent() { asked: { kind, part } }: AskedSiteMap): Promise<SiteMapEntry[]> {
    return this.site.entries(kind, part ?? 1);
  }
}
