import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Matches, MaxLength } from 'class-validator';
import { AnnouncementTone } from '../generated/prisma/enums.js';

export { AnnouncementTone };

registerEnumType(AnnouncementTone, {
  name: 'AnnouncementTone',
  description: 'Kind of announcement; decides the colour of the bar.',
  valuesMap: {
    INFO: { description: 'Neutral news.' },
    SALE: { description: 'News of a sale.' },
    WARNING: { description: 'Warns of a problem, such as late deliveries.' },
  },
});

@InputType({ description: 'Selects the place whose banners are returned.' })
export class BannerListInput {
  @Field({ description: 'Code of the place, such as `home`.' })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  @MaxLength(100)
  place: string;
}

@ObjectType({ description: 'A picture with text and a link.' })
export class Banner {
  @Field(() => ID, { description: 'Id of the banner, for list keys and analytics.' })
  id: string;

  @Field({ description: 'Large text on the picture.' })
  title: string;

  @Field({ description: 'Small text below the title; may be empty.' })
  description: string;

  @Field({ description: 'Image: a path for the image proxy, /_ipx/{modifiers}/{url}.' })
  posterUrl: string;

  @Field(() => String, {
    nullable: true,
    description: 'Image for dark themes: a path for the image proxy; null if `posterUrl` is used for both.',
  })
  darkPosterUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Image for narrow screens: a path for the image proxy.' })
  mobilePosterUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Link: a path within the shop or an https URL.' })
  href: string | null;
}

const CHANGES_AT =
  'When the next scheduled item starts or ends. Do not cache the result beyond this time; null if nothing is scheduled.';

@ObjectType({ description: 'Banners shown at one place.' })
export class BannerList {
  @Field(() => [Banner], { description: 'Banners in the order to show them.' })
  items: Banner[];

  @Field(() => Date, { nullable: true, description: CHANGES_AT })
  changesAt: Date | null;
}

@ObjectType({ description: 'A one-sentence message to all visitors.' })
export class Announcement {
  @Field(() => ID, {
    description: 'Id of the announcement. A client stores it to remember that the shopper closed the bar.',
  })
  id: string;

  @Field({ description: 'The message in Russian, without markup.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'Link: a path within the shop or an https URL.' })
  href: string | null;

  @Field(() => AnnouncementTone, { description: 'Kind of announcement; decides the colour of the announcement bar.' })
  tone: AnnouncementTone;
}

@ObjectType({ description: 'The announcement bar at the top of every page.' })
export class AnnouncementBar {
  @Field(() => Announcement, { nullable: true, description: 'The current announcement; null if there is none.' })
  announcement: Announcement | null;

  @Field(() => Date, { nullable: true, description: CHANGES_AT })
  changesAt: Date | null;
}
