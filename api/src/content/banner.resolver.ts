import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { AnnouncementBar, BannerList, BannerListInput } from './banner.model.js';
import { ReadBanners } from './read-banners.js';

@Public()
@CachedFor(60)
@Resolver()
export class BannerResolver {
  constructor(private readonly banners: ReadBanners) {}

  @Query(() => BannerList, { description: 'Returns the banners shown now at one place.' })
  bannerList(@Args('dto') { place }: BannerListInput): Promise<BannerList> {
    return this.banners.at(place);
  }

  @Query(() => AnnouncementBar, {
    description:
      'Returns the current announcement; if there are several, the one published last. A signed-in shopper gets none about a promo code that they have used or cannot use.',
  })
  announcementBar(@CurrentViewer() viewer: Viewer | null): Promise<AnnouncementBar> {
    return this.banners.announcement(viewer?.userId ?? null);
  }
}
