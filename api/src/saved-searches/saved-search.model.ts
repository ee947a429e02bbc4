import { Field, Float, ID, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

@ObjectType({ description: 'A value chosen in a filter of a saved search.' })
export class SavedValue {
  @Field({ description: 'Name of the filter in FilteredProductsInput, such as `brand`.' })
  kind: string;

  @Field({ description: 'Chosen value, a slug or an enum value.' })
  value: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the value for shoppers; null if no product has the value any more.',
  })
  name: string | null;
}

@ObjectType({ description: 'Values chosen in one custom field filter of a saved search.' })
export class SavedFieldChoice {
  @Field({ description: 'Code of the custom field, as in `filterList.customFields`.' })
  code: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the custom field; null if no product has the field any more.',
  })
  name: string | null;

  @Field(() => [SavedValue], {
    description: 'Chosen values; empty for a range. `kind` of each value is the code of the field.',
  })
  options: SavedValue[];

  @Field(() => Float, { nullable: true, description: 'Least value of the chosen range; null without one.' })
  min: number | null;

  @Field(() => Float, { nullable: true, description: 'Greatest value of the chosen range; null without one.' })
  max: number | null;
}

@ObjectType({ description: 'A search that a shopper has saved.' })
export class SavedSearch {
  @Field(() => ID, { description: 'Id for `editSavedSearch` and `removeSavedSearch`.' })
  id: string;

  @Field({ description: 'Name that the shopper gave the search.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Search text; null if the search has filters only.' })
  query: string | null;

  @Field(() => SavedValue, {
    nullable: true,
    description: 'Directory or category to search in; null: the whole catalogue.',
  })
  section: SavedValue | null;

  @Field(() => [SavedValue], { description: 'Values chosen in the other filters.' })
  values: SavedValue[];

  @Field(() => KopecksScalar, { nullable: true, description: 'Lowest price in kopecks; null: no limit.' })
  priceMin: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Highest price in kopecks; null: no limit.' })
  priceMax: number | null;

  @Field(() => [SavedFieldChoice], { description: 'Filters by custom fields.' })
  customFields: SavedFieldChoice[];

  @Field({ description: 'Whether only products in the shopper’s own size are searched.' })
  mySize: boolean;

  @Field(() => Boolean, { description: 'Whether the shopper receives e-mails about new matches of the saved search.' })
  notify: boolean;

  @Field({ description: 'When the search was saved.' })
  createdAt: Date;
}
