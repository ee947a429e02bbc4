import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Matches, MaxLength } from 'class-validator';
import { AnnouncementTone } from '../generated/prisma/enums.js';

export { AnnouncementTone };

registerEnumType(AnnouncementTone, {
  name: 'AnnouncementTone',
  description: 'How the bar above the pages is coloured.',
  valuesMap: {
    INFO: { description: 'News without urgency.' },
    SALE: { description: 'Something costs less.' },
    WARNING: { description: 'Something does not work as usual, such as late deliveries.' },
  },
});

@InputType({ description: 'Which banners.' })
export class BannerListInput {
  @Field({ description: 'Where the banners stand, such as `home`.' })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  @MaxLength(100)
  place: string;
}

@ObjectType({ description: 'A picture with words that leads somewhere.' })
export class Banner {
  @Field(() => ID, { description: 'Of the banner; good as a key in lists and counters.' })
  id: string;

  @Field({ description: 'Large words on the picture.' })
  title: string;

  @Field({ description: 'Small words under the title; may be empty.' })
  description: string;

  @Field({ description: 'A path below the image proxy.' })
  posterUrl: string;

  @Field(() => String, {
    nullable: true,
    description: 'Another picture for dark themes; null where `posterUrl` serves both.',
  })
  darkPosterUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Another picture for narrow screens.' })
  mobilePosterUrl: string | null;

  @Field(() => String, { nullable: true, description: 'A path of the shop or an https address.' })
  href: string | null;
}

const CHANGES_AT =
  'When the answer changes by itself: the next time at which one begins or ends. Keep the answer no longer; null where none is planned.';

@ObjectType({ description: 'Banners of one place.' })
export class BannerList {
  @Field(() => [Banner], { description: 'By position.' })
  items: Banner[];

  @Field(() => Date, { nullable: true, description: CHANGES_AT })
  changesAt: Date | null;
}

@ObjectType({ description: 'One sentence to everybody.' })
export class Announcement {
  @Field(() => ID, { description: 'Of the announcement; a front remembers it when the shopper closes the bar.' })
  id: string;

  @Field({ description: 'The sentence, in Russian, without markup.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'A path of the shop or an https address.' })
  href: string | null;

  @Field(() => AnnouncementTone, { description: 'How to colour the bar.' })
  tone: AnnouncementTone;
}

@ObjectType({ description: 'The bar above every page.' })
export class AnnouncementBar {
  @Field(() => Announcement, { nullable: true, description: 'Null where nothing is announced.' })
  announcement: Announcement | null;

  @Field(() => Date, { nullable: true, description: CHANGES_AT })
  changesAt: Date | null;
}
