import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { DateOrTime } from '../../platform/graphql/date-time.scalar.js';
import { AnnouncementTone } from '../index.js';
import {
  Clearable,
  ClearableText,
  IfGiven,
  LaterThan,
  LinkHref,
  Slug,
  Text,
  SeenVersion,
} from '../../operator/index.js';

/** Common fields of banners and announcements, which are shown for a time. Without an id, saving creates a new one. */
@InputType({ isAbstract: true })
abstract class TimedInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the object to change; absent: creates a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @LinkHref('Link: a path within the shop or an https URL; null: no link.')
  href?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the object is enabled. If false, the object is hidden even within its publication period. Default for a new object: true.',
  })
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @DateOrTime('START', { nullable: true, description: 'Start of the publication period; null: immediately.' })
  @IsOptional()
  publishAt?: Date | null;

  @DateOrTime('LAST', { nullable: true, description: 'End of the publication period, exclusive; after `publishAt`.' })
  @IsOptional()
  @LaterThan('publishAt')
  finishAt?: Date | null;
}

@InputType({ description: 'Selects a banner.' })
export class BannerInput {
  @Field(() => ID, { description: '`id` of a banner from `banners`, shown yet or not.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'A banner. Absent fields stay unchanged; null clears.' })
export class SaveBannerInput extends TimedInput {
  @Field({ description: 'Code of the place that shows the banner, such as `home`.' })
  @Slug()
  place: string;

  @Field({ description: 'Large text on the picture, 1 to 120 characters.' })
  @Text(120)
  title: string;

  @ClearableText(500, 'Small text below the banner’s title; null: none.')
  description?: string;

  @Field({ description: 'The `url` of an upload, or an https URL to download once.' })
  @Text(500)
  posterUrl: string;

  @Clearable(500, 'Image for dark themes; null: `posterUrl` is used.')
  darkPosterUrl?: string | null;

  @Clearable(500, 'Image for narrow screens; null: `posterUrl` is used.')
  mobilePosterUrl?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Position among the banners of `place`, lowest first. Default for a new banner: 0.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100_000)
  position?: number;
}

@InputType({ description: 'An announcement. Absent fields stay unchanged; null clears.' })
export class SaveAnnouncementInput extends TimedInput {
  @Field({ description: 'Message of 1 to 200 characters, without markup.' })
  @Text(200)
  text: string;

  @Field(() => AnnouncementTone, {
    nullable: true,
    description:
      'Kind of announcement; decides the colour of the bar above the pages. Default for a new announcement: INFO.',
  })
  @IfGiven()
  @IsEnum(AnnouncementTone)
  tone?: AnnouncementTone;
}
