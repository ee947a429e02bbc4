import { Field, ID, InputType } from '@nestjs/graphql';
import { plainToInstance, Type } from 'class-transformer';
import { IsBoolean, IsOptional, IsUUID, Length, MaxLength, ValidateNested, validateSync } from 'class-validator';
import { IfGiven } from '../platform/graphql/if-given.js';
import { OptionalLine } from '../platform/graphql/optional-line.js';
import { Cleaned, PersonLine } from '../platform/graphql/person-line.js';
import { PlainText } from '../platform/graphql/plain-text.js';
import { FilteredProductsInput } from '../search/index.js';

const MOST_NAME = 80;

@InputType({ description: 'A search to keep: words, filters or both.' })
export class SaveSearchInput {
  @PersonLine(MOST_NAME, `What the shopper calls the search, 1 to ${MOST_NAME} characters.`)
  name: string;

  @OptionalLine(200, 'Search text; absent or null: filters alone.')
  query?: string | null;

  @Field(() => FilteredProductsInput, {
    nullable: true,
    description: 'Filters as of a listing; `sort` is not kept. Absent or null: words alone.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => FilteredProductsInput)
  filter?: FilteredProductsInput | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the shopper gets a letter when products that match appear or come back.',
  })
  @IsBoolean()
  notify = false;
}

@InputType({ description: 'A saved search, and what shall change. Fields that are left out stay.' })
export class EditSavedSearchInput {
  @Field(() => ID, { description: '`id` of one’s own saved search from `savedSearchList`.' })
  @IsUUID('all')
  id: string;

  @Field(() => String, { nullable: true, description: `Its name, 1 to ${MOST_NAME} characters.` })
  @Cleaned()
  @IfGiven()
  @Length(1, MOST_NAME)
  @PlainText()
  name?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether the shopper gets letters about it.' })
  @IfGiven()
  @IsBoolean()
  notify?: boolean;
}

@InputType({ description: 'Identifies the saved search to delete.' })
export class RemoveSavedSearchInput {
  @Field(() => ID, { description: '`id` of one’s own saved search from `savedSearchList`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Whose letters about saved searches shall end.' })
export class StopSearchNoticesInput {
  @Field({ description: 'Token from the link in a letter.' })
  @MaxLength(200)
  token: string;
}

/** Returns stored filters checked by the rules of today; null if they are not valid any more. */
export function readFilter(stored: unknown): FilteredProductsInput | null {
  const filter = plainToInstance(FilteredProductsInput, stored);
  return validateSync(filter, { whitelist: true, forbidNonWhitelisted: true }).length ? null : filter;
}
