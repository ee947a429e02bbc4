import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { ApiError } from '../shared/api-error.js';
import { AnnouncementBar, BannerList, BannerListInput } from './banner.model.js';
import { PreviewLinks } from './preview-links.js';
import { ReadBanners } from './read-banners.js';
import { ShowcasePreviewInput } from './showcase-preview.input.js';

@Public()
@Resolver()
export class BannerResolver {
  constructor(
    private readonly banners: ReadBanners,
    private readonly previews: PreviewLinks,
  ) {}

  @CachedFor(60)
  @Query(() => BannerList, { description: 'Returns the banners shown now at one place.' })
  bannerList(@Args('dto') { place }: BannerListInput): Promise<BannerList> {
    return this.banners.at(place);
  }

  @Query(() => BannerList, {
    nullable: true,
    description:
      'Returns the banners that will be shown together with the banner of an operator’s preview link; null with PREVIEW_OVER if the link has expired.',
  })
  async bannerPreview(@Args('dto') { token }: ShowcasePreviewInput): Promise<BannerList> {
    const id = this.previews.banners.read(token);
    const found = id && (await this.banners.around(id));
    if (!found) throw new ApiError('PREVIEW_OVER');
    return found;
  }

  @CachedFor(60)
  @Query(() => AnnouncementBar, {
    description:
      'Returns the current announcement; if there are several, the one published last. A signed-in shopper gets none about a promo code that they have used or cannot use.',
  })
  announcementBar(@CurrentViewer() viewer: Viewer | null): Promise<AnnouncementBar> {
    return this.banners.announcement(viewer?.userId ?? null);
  }
}
