import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
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
    description: 'Returns the current announcement; if there are several, the one published last.',
  })
  announcementBar(): Promise<AnnouncementBar> {
    return this.banners.announcement();
  }
}
