import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OperatorOnly } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { SaveAnnouncementInput, SaveBannerInput } from './banner.input.js';
import { OperatorAnnouncement, OperatorBanner } from './banner.model.js';
import { EditBanners } from './edit-banners.js';
import { RemoveInput } from './showcase.input.js';

@OperatorOnly()
@Resolver()
export class OperatorBannerResolver {
  constructor(private readonly edits: EditBanners) {}

  @Query(() => [OperatorBanner], { description: 'All of them, by place and position.' })
  banners(): Promise<OperatorBanner[]> {
    return this.edits.banners();
  }

  @Query(() => [OperatorAnnouncement], { description: 'All of them, the newest first.' })
  announcements(): Promise<OperatorAnnouncement[]> {
    return this.edits.announcements();
  }

  @Mutation(() => String, {
    description: 'The whole banner anew; answers its id. NOT_FOUND, PICTURE_NOT_USABLE, BAD_USER_INPUT.',
  })
  saveBanner(@Args('dto') dto: SaveBannerInput, @CurrentViewer() { userId }: Viewer): Promise<string> {
    return this.edits.saveBanner(userId, dto);
  }

  @Mutation(() => Boolean, { description: 'NOT_FOUND.' })
  async removeBanner(@Args('dto') { id }: RemoveInput, @CurrentViewer() { userId }: Viewer): Promise<boolean> {
    await this.edits.removeBanner(userId, id);
    return true;
  }

  @Mutation(() => String, { description: 'The whole announcement anew; answers its id. NOT_FOUND, BAD_USER_INPUT.' })
  saveAnnouncement(@Args('dto') dto: SaveAnnouncementInput, @CurrentViewer() { userId }: Viewer): Promise<string> {
    return this.edits.saveAnnouncement(userId, dto);
  }

  @Mutation(() => Boolean, { description: 'NOT_FOUND.' })
  async removeAnnouncement(@Args('dto') { id }: RemoveInput, @CurrentViewer() { userId }: Viewer): Promise<boolean> {
    await this.edits.removeAnnouncement(userId, id);
    return true;
  }
}
