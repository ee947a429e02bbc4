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

  @Query(() => BannerList, { description: 'What is on a place of the pages now.' })
  bannerList(@Args('dto') { place }: BannerListInput): Promise<BannerList> {
    return this.banners.at(place);
  }

  @Query(() => AnnouncementBar, { description: 'What is announced now: of several, what was published last.' })
  announcementBar(): Promise<AnnouncementBar> {
    return this.banners.announcement();
  }
}
