import { Field, ID, InputType, Int } from '@nestjs/graphql';
import {
  IsBoolean,
  IsDate,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { AnnouncementTone } from '../content/index.js';
import { OptionalLine } from '../platform/graphql/optional-line.js';
import { Clearable, LaterThan, Slug, Text } from './inputs.js';
import { says } from '../shared/messages/messages.js';

/** A path of the shop, with query and hash, or an https address. Browsers read `//host` and `/\host` as another host. */
const HREF = /^(?:\/(?![/\\])|https:\/\/[^/\s])[^\s\\<>"]*$/u;

/** Common fields of what is shown for a time. Without an id, saving creates a new one. */
@InputType({ isAbstract: true })
abstract class TimedInput {
  @Field(() => ID, { nullable: true, description: 'Without one a new one is made.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Matches(HREF, says('pathOrHttps'))
  @OptionalLine(1000, 'Where a press leads: a path of the shop or an https address; null: nowhere.')
  href?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'False keeps it off the pages whatever its times say.' })
  @IsBoolean()
  active = true;

  @Field(() => Date, { nullable: true, description: 'Shown from then on; null: at once.' })
  @IsOptional()
  @IsDate()
  publishAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Not shown from then on; after `publishAt`.' })
  @IsOptional()
  @IsDate()
  @LaterThan('publishAt')
  finishAt?: Date | null;
}

@InputType({ description: 'A banner, all of it.' })
export class SaveBannerInput extends TimedInput {
  @Field({ description: 'Where it stands, such as `home`.' })
  @Slug()
  place: string;

  @Field({ description: 'Large words on the picture, 1 to 120 characters.' })
  @Text(120)
  title: string;

  @Field({ defaultValue: '', description: 'Small words under the title.' })
  @IsString()
  @MaxLength(500)
  description: string;

  @Field({ description: 'The `url` of an upload, or an https address that is fetched once.' })
  @Text(500)
  posterUrl: string;

  @Clearable(500, 'Another picture for dark themes; null: the same one.')
  darkPosterUrl?: string | null;

  @Clearable(500, 'Another picture for narrow screens; null: the same one.')
  mobilePosterUrl?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'Place among the banners of `place`; the lowest stands first.' })
  @IsInt()
  @Min(0)
  @Max(100_000)
  position = 0;
}

@InputType({ description: 'An announcement, all of it.' })
export class SaveAnnouncementInput extends TimedInput {
  @Field({ description: 'The sentence, 1 to 200 characters without markup.' })
  @Text(200)
  text: string;

  @Field(() => AnnouncementTone, { defaultValue: AnnouncementTone.INFO, description: 'How the bar is coloured.' })
  @IsEnum(AnnouncementTone)
  tone: AnnouncementTone = AnnouncementTone.INFO;
}
