import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { ShowcasePreview } from '../index.js';
import { BannerInput, SaveAnnouncementInput, SaveBannerInput } from './banner.input.js';
import { OperatorAnnouncement, OperatorBanner } from './banner.model.js';
import { EditBanners } from './edit-banners.js';
import { RemoveInput } from '../../operator/index.js';

@Needs('CONTENT')
@Resolver()
export class OperatorBannerResolver {
  constructor(private readonly edits: EditBanners) {}

  @Query(() => [OperatorBanner], { description: 'Returns all banners, sorted by place and position.' })
  banners(): Promise<OperatorBanner[]> {
    return this.edits.banners();
  }

  @Query(() => [OperatorAnnouncement], { description: 'Returns all announcements, newest first.' })
  announcements(): Promise<OperatorAnnouncement[]> {
    return this.edits.announcements();
  }

  @Query(() => ShowcasePreview, {
    description:
      'Creates a preview link, valid for an hour, to the page with a banner, shown yet or not. NOT_FOUND if there is none.',
  })
  previewBanner(@Args('dto') { id }: BannerInput): Promise<ShowcasePreview> {
    return this.edits.preview(id);
  }

  @Mutation(() => String, {
    description:
      'Creates or replaces a banner; returns its id. NOT_FOUND, PICTURE_NOT_USABLE (URL has no usable picture), BAD_USER_INPUT.',
  })
  saveBanner(@Args('dto') dto: SaveBannerInput, @CurrentActor() by: Actor): Promise<string> {
    return this.edits.saveBanner(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes a banner. NOT_FOUND if there is none.' })
  async removeBanner(@Args('dto') { id }: RemoveInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.edits.removeBanner(by, id);
    return true;
  }

  @Mutation(() => String, {
    description: 'Creates or replaces an announcement; returns its id. NOT_FOUND, BAD_USER_INPUT.',
  })
  saveAnnouncement(@Args('dto') dto: SaveAnnouncementInput, @CurrentActor() by: Actor): Promise<string> {
    return this.edits.saveAnnouncement(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes an announcement. NOT_FOUND if there is none.' })
  async removeAnnouncement(@Args('dto') { id }: RemoveInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.edits.removeAnnouncement(by, id);
    return true;
  }
}
