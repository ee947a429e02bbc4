import { Field, Float, ID, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

@ObjectType({ description: 'A value chosen in a filter of a saved search.' })
export class SavedValue {
  @Field({ description: 'Name of the filter in FilteredProductsInput, such as `brand`.' })
  kind: string;

  @Field({ description: 'Chosen value, a slug or an enum value.' })
  value: string;

  @Field(() => String, { nullable: true, description: 'Its name; null if no product has the value any more.' })
  name: string | null;
}

@ObjectType({ description: 'A choice in a filter by a custom field of a saved search.' })
export class SavedFieldChoice {
  @Field({ description: 'Code of the custom field, as in `filterList.customFields`.' })
  code: string;

  @Field(() => String, { nullable: true, description: 'Its name; null if no product has the field any more.' })
  name: string | null;

  @Field(() => [SavedValue], { description: 'Chosen values; empty for a range. Their `kind` is the code.' })
  options: SavedValue[];

  @Field(() => Float, { nullable: true, description: 'Least value of a range.' })
  min: number | null;

  @Field(() => Float, { nullable: true, description: 'Greatest value of a range.' })
  max: number | null;
}

@ObjectType({ description: 'A search that a shopper keeps.' })
export class SavedSearch {
  @Field(() => ID, { description: 'Id for `editSavedSearch` and `removeSavedSearch`.' })
  id: string;

  @Field({ description: 'What the shopper calls it.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Search text; null for filters alone.' })
  query: string | null;

  @Field(() => SavedValue, {
    nullable: true,
    description: 'Directory or category that is searched; null: the whole catalogue.',
  })
  section: SavedValue | null;

  @Field(() => [SavedValue], { description: 'Values chosen in filters.' })
  values: SavedValue[];

  @Field(() => KopecksScalar, { nullable: true, description: 'Lowest price in kopecks.' })
  priceMin: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Highest price in kopecks.' })
  priceMax: number | null;

  @Field(() => [SavedFieldChoice], { description: 'Choices in filters by custom fields.' })
  customFields: SavedFieldChoice[];

  @Field({ description: 'Whether only goods in the shopper’s own size are looked for.' })
  mySize: boolean;

  @Field(() => Boolean, { description: 'Whether the shopper gets letters about it.' })
  notify: boolean;

  @Field({ description: 'When it was saved.' })
  createdAt: Date;
}
