import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { DirectoryFilterType } from '../catalog/index.js';
import { CustomFieldValues, type CustomFieldValueInput } from '../custom-fields/index.js';
import { Clearable, IfGiven, LaterThan, Slug, Text } from './inputs.js';
import { says } from '../shared/messages/messages.js';

const COLOUR = /^#[0-9a-f]{6}$/i;
const colour = says('colour');

@InputType({ description: 'What to remove.' })
export class RemoveInput {
  @Field(() => ID, { description: '`id` that saving answered, or the list of its kind.' })
  @IsUUID('all')
  id: string;
}

/**
 * Common fields of collections, badges and menu entries, which are saved as a whole. Without an id, saving creates a
 * new one.
 */
@InputType({ isAbstract: true })
abstract class SaveInput {
  @Field(() => ID, { nullable: true, description: 'Without one a new one is made.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field({ description: 'Lower-case Latin letters and digits, joined by hyphens; 100 at most.' })
  @Slug()
  slug: string;

  @Clearable(500, '`url` of an upload, or an https address that is fetched once; null: words only.')
  logoUrl?: string | null;
}

@InputType({ description: 'A badge, all of it.' })
export class SaveBadgeInput extends SaveInput {
  @Field({ description: 'Words on the badge, 1 to 40 characters.' })
  @Text(40)
  title: string;

  @Field({ description: 'Colour of the words, `#rrggbb`.' })
  @Matches(COLOUR, colour)
  textColour: string;

  @Field({ description: 'Colour behind the words, `#rrggbb`.' })
  @Matches(COLOUR, colour)
  backgroundColour: string;
}

@InputType({ description: 'One condition of a menu entry.' })
export class DirectoryFilterInput {
  @Field({ description: 'Words for a chip, 1 to 100 characters.' })
  @Text(100)
  name: string;

  @Field(() => DirectoryFilterType, { description: 'What is tested; it says what `value` has to be.' })
  @IsIn(Object.values(DirectoryFilterType))
  filterType: DirectoryFilterType;

  @Clearable(100, 'Slug or enum value, where the type needs one.')
  value?: string | null;
}

@InputType({ description: 'An entry of the menu, all of it.' })
export class SaveDirectoryInput extends SaveInput {
  @Field({ description: 'Words of the menu, 1 to 60 characters.' })
  @Text(60)
  name: string;

  @Field(() => Int, { defaultValue: 0, description: 'Place in the menu; the lowest stands first.' })
  @IsInt()
  @Min(0)
  @Max(100_000)
  position = 0;

  @Field(() => [DirectoryFilterInput], { description: 'All of them, in order.' })
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => DirectoryFilterInput)
  filters: DirectoryFilterInput[];
}

@InputType({ description: 'A collection, all of it.' })
export class SaveCollectionInput {
  @Field(() => ID, { nullable: true, description: 'Without one a new one is made.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field({ description: 'Last part of its address: lower-case Latin letters and digits, joined by hyphens.' })
  @Slug()
  slug: string;

  @Field({ description: 'Heading, 1 to 120 characters.' })
  @Text(120)
  title: string;

  @Field({ defaultValue: '', description: 'Words below the heading.' })
  @IsString()
  @MaxLength(5000)
  description: string;

  @Clearable(500, 'Picture: `url` of an upload, or an https address that is fetched once; null: none.')
  posterUrl?: string | null;

  @Clearable(500, 'Another picture for dark themes; null, or left out beside `posterUrl`: the same one.')
  darkPosterUrl?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'False keeps it off the pages whatever its times say.' })
  @IsBoolean()
  active = true;

  @Field(() => Date, { nullable: true, description: 'From when it is shown; null: at once.' })
  @IsOptional()
  @IsDate()
  publishAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it is shown; null: without end.' })
  @IsOptional()
  @IsDate()
  @LaterThan('publishAt')
  finishAt?: Date | null;

  @Field(() => Int, { defaultValue: 0, description: 'Place among the collections; the lowest stands first.' })
  @IsInt()
  @Min(0)
  @Max(100_000)
  position = 0;

  @Field(() => [ID], { nullable: true, description: 'All its products, in order; left out: they stay.' })
  @IfGiven()
  @ArrayMaxSize(500)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  productIds?: string[];

  @CustomFieldValues()
  customFields?: CustomFieldValueInput[];
}
