import { Field, ID, InputType } from '@nestjs/graphql';
import { plainToInstance, Type } from 'class-transformer';
import { IsBoolean, IsOptional, IsUUID, Length, MaxLength, ValidateNested, validateSync } from 'class-validator';
import { IfGiven } from '../platform/graphql/if-given.js';
import { OptionalLine } from '../platform/graphql/optional-line.js';
import { Cleaned, PersonLine } from '../platform/graphql/person-line.js';
import { PlainText } from '../platform/graphql/plain-text.js';
import { FilteredProductsInput } from '../search/index.js';

const MOST_NAME = 80;

@InputType({ description: 'A search to save: search text, filters or both.' })
export class SaveSearchInput {
  @PersonLine(MOST_NAME, `What the shopper calls the search, 1 to ${MOST_NAME} characters.`)
  name: string;

  @OptionalLine(200, 'Search text; absent or null: filters only.')
  query?: string | null;

  @Field(() => FilteredProductsInput, {
    nullable: true,
    description: 'Filters as in `filteredProducts`; `sort` is not saved. Absent or null: search text only.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => FilteredProductsInput)
  filter?: FilteredProductsInput | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the shopper receives an e-mail when matching products appear or are back in stock.',
  })
  @IsBoolean()
  notify = false;
}

@InputType({ description: 'Changes to a saved search. Absent fields stay unchanged.' })
export class EditSavedSearchInput {
  @Field(() => ID, { description: '`id` of the caller’s own saved search from `savedSearchList`.' })
  @IsUUID('all')
  id: string;

  @Field(() => String, { nullable: true, description: `Its name, 1 to ${MOST_NAME} characters.` })
  @Cleaned()
  @IfGiven()
  @Length(1, MOST_NAME)
  @PlainText()
  name?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the shopper receives e-mails about new matches of the saved search.',
  })
  @IfGiven()
  @IsBoolean()
  notify?: boolean;
}

@InputType({ description: 'Identifies the saved search to delete.' })
export class RemoveSavedSearchInput {
  @Field(() => ID, { description: '`id` of the caller’s own saved search from `savedSearchList`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Token that says for which shopper e-mails about saved searches stop.' })
export class StopSearchNoticesInput {
  @Field({ description: 'Token from the link in an e-mail about saved searches.' })
  @MaxLength(200)
  token: string;
}

/** Returns stored filters after checking them by the current rules; null if they are no longer valid. */
export function readFilter(stored: unknown): FilteredProductsInput | null {
  const filter = plainToInstance(FilteredProductsInput, stored);
  return validateSync(filter, { whitelist: true, forbidNonWhitelisted: true }).length ? null : filter;
}
