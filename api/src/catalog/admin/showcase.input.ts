import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { DateOrTime } from '../../platform/graphql/date-time.scalar.js';
import { DirectoryFilterType } from '../index.js';
import { CustomFieldValues, type CustomFieldValueInput } from '../../custom-fields/index.js';
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
import { says } from '../../shared/messages/messages.js';
import { HEX_COLOUR } from './operator-colour.input.js';

const colour = says('colour');

/**
 * Common fields of badges and menu entries. Without an id, saving creates a new
 * one.
 */
@InputType({ isAbstract: true })
abstract class SaveInput {
  @Field(() => ID, { nullable: true, description: 'Id of the object to change; absent: creates a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field({ description: 'Slug: lower-case Latin letters and digits, joined by hyphens; 100 characters at most.' })
  @Slug()
  slug: string;

  @Clearable(500, '`url` of an upload, or an https URL to download once; null: text only.')
  logoUrl?: string | null;
}

@InputType({ description: 'A badge. Absent fields stay unchanged; null clears.' })
export class SaveBadgeInput extends SaveInput {
  @SeenVersion()
  version?: string | null;

  @Field({ description: 'Text on the badge, 1 to 40 characters.' })
  @Text(40)
  title: string;

  @Field({ description: 'Text colour, `#rrggbb`.' })
  @Matches(HEX_COLOUR, colour)
  textColour: string;

  @Field({ description: 'Background colour, `#rrggbb`.' })
  @Matches(HEX_COLOUR, colour)
  backgroundColour: string;
}

@InputType({ description: 'One condition on the products of a menu entry.' })
export class DirectoryFilterInput {
  @Field({ description: 'Text of the filter chip, 1 to 100 characters.' })
  @Text(100)
  name: string;

  @Field(() => DirectoryFilterType, { description: 'Property that is tested; it decides the format of `value`.' })
  @IsIn(Object.values(DirectoryFilterType))
  filterType: DirectoryFilterType;

  @Clearable(100, 'Slug or enum value to compare with; null if the type needs none.')
  value?: string | null;
}

@InputType({ description: 'A menu entry. Absent fields stay unchanged; null clears.' })
export class SaveDirectoryInput extends SaveInput {
  @SeenVersion()
  version?: string | null;

  @Field({ description: 'Text of the menu entry, 1 to 60 characters.' })
  @Text(60)
  name: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Position in the menu, lowest first. Default for a new menu entry: 0.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100_000)
  position?: number;

  @LinkHref(
    'Link of an entry that is no section: a path within the shop or an https URL; null: a section of the catalogue.',
  )
  href?: string | null;

  @Field(() => [DirectoryFilterInput], {
    description: 'All conditions of the menu entry, in order; an entry with `href` needs none.',
  })
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => DirectoryFilterInput)
  filters: DirectoryFilterInput[];
}

@InputType({ description: 'Selects a collection.' })
export class CollectionInput {
  @Field(() => ID, { description: '`id` of a collection from `showcase`, shown yet or not.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'A collection. Absent fields stay unchanged; null clears.' })
export class SaveCollectionInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the object to change; absent: creates a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field({
    description: 'Last segment of the collection’s path: lower-case Latin letters and digits, joined by hyphens.',
  })
  @Slug()
  slug: string;

  @Field({ description: 'Heading of the collection, 1 to 120 characters.' })
  @Text(120)
  title: string;

  @ClearableText(5000, 'Text below the heading; null: none.')
  description?: string;

  @Clearable(500, 'Picture: `url` of an upload, or an https URL to download once; null: none.')
  posterUrl?: string | null;

  @Clearable(500, 'Image for dark themes; null: `posterUrl` is used.')
  darkPosterUrl?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the object is enabled. If false, the object is hidden even within its publication period. Default for a new object: true.',
  })
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @DateOrTime('START', { nullable: true, description: 'Start of the display period; null: immediately.' })
  @IsOptional()
  publishAt?: Date | null;

  @DateOrTime('LAST', { nullable: true, description: 'End of the display period; null: no end.' })
  @IsOptional()
  @LaterThan('publishAt')
  finishAt?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Position among the collections, lowest first. Default for a new collection: 0.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100_000)
  position?: number;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of all products of the collection, in display order; absent: unchanged.',
  })
  @IfGiven()
  @ArrayMaxSize(500)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  productIds?: string[];

  @CustomFieldValues()
  customFields?: CustomFieldValueInput[];
}
