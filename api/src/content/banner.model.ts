import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Matches, MaxLength } from 'class-validator';
import { AnnouncementTone } from '../generated/prisma/enums.js';

export { AnnouncementTone };

registerEnumType(AnnouncementTone, { name: 'AnnouncementTone' });

@InputType()
export class BannerListInput {
  @Field({ description: 'Where the banners stand, such as `home`.' })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  @MaxLength(100)
  place: string;
}

@ObjectType({ description: 'A picture with words that leads somewhere.' })
export class Banner {
  @Field(() => ID)
  id: string;

  @Field()
  title: string;

  @Field()
  description: string;

  @Field({ description: 'A path below the image proxy.' })
  posterUrl: string;

  @Field(() => String, { nullable: true, description: 'Another picture for narrow screens.' })
  mobilePosterUrl: string | null;

  @Field(() => String, { nullable: true, description: 'A path of the shop or an https address.' })
  href: string | null;
}

const CHANGES_AT =
  'When the answer changes by itself: the next time at which one begins or ends. Keep the answer no longer; null where none is planned.';

@ObjectType()
export class BannerList {
  @Field(() => [Banner], { description: 'By position.' })
  items: Banner[];

  @Field(() => Date, { nullable: true, description: CHANGES_AT })
  changesAt: Date | null;
}

@ObjectType({ description: 'One sentence to everybody.' })
export class Announcement {
  @Field(() => ID)
  id: string;

  @Field()
  text: string;

  @Field(() => String, { nullable: true, description: 'A path of the shop or an https address.' })
  href: string | null;

  @Field(() => AnnouncementTone)
  tone: AnnouncementTone;
}

@ObjectType({ description: 'The bar above every page.' })
export class AnnouncementBar {
  @Field(() => Announcement, { nullable: true, description: 'Null where nothing is announced.' })
  announcement: Announcement | null;

  @Field(() => Date, { nullable: true, description: CHANGES_AT })
  changesAt: Date | null;
}
