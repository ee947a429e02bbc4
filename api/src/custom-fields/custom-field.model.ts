import { Field, Float, ID, InterfaceType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CustomFieldOwner, CustomFieldType, CustomFieldVisibility } from '../generated/prisma/enums.js';

export { CustomFieldOwner, CustomFieldType, CustomFieldVisibility };

registerEnumType(CustomFieldOwner, {
  name: 'CustomFieldOwner',
  description: 'What a custom field describes.',
  valuesMap: {
    PRODUCT: { description: 'Goods, each colourway by itself.' },
    OFFER: { description: 'Offers: product × size × supplier.' },
    COLLECTION: { description: 'Hand-picked selections of goods.' },
    ORDER: { description: 'What shoppers have bought or asked for.' },
    SHOPPER: { description: 'Accounts of shoppers.' },
  },
});

registerEnumType(CustomFieldType, {
  name: 'CustomFieldType',
  description: 'What the values of a custom field are.',
  valuesMap: {
    TEXT: { description: 'A text of 1 to 5,000 characters.' },
    NUMBER: { description: 'A number, with a unit and bounds where the field has them.' },
    FLAG: { description: 'Yes or no.' },
    LIST: { description: 'One of the declared options, or several where the field is `multiple`.' },
    PRODUCT_REFERENCE: { description: 'Names a product by its id or slug.' },
    BRAND_REFERENCE: { description: 'Names a brand by its id or slug.' },
    CATEGORY_REFERENCE: { description: 'Names a category of any level by its id or slug.' },
    COLLECTION_REFERENCE: {
      description: 'Names a collection by its id or slug; shoppers see it while the collection is on show.',
    },
    ARTICLE_REFERENCE: {
      description: 'Names an article of the blog by its id or slug; shoppers see it once the article is out.',
    },
  },
});

registerEnumType(CustomFieldVisibility, {
  name: 'CustomFieldVisibility',
  description: 'Who may read the values of a custom field, besides operators and programs.',
  valuesMap: {
    PUBLIC: { description: 'Everybody; only fields of products, offers and collections.' },
    OWNER: { description: 'The shopper whose order or account it is; only fields of orders and shoppers.' },
    OPERATORS: { description: 'Nobody else.' },
  },
});

@InterfaceType({
  description:
    'The value of a custom field that operators have declared; the type says which. Fields without a value are left out.',
  resolveType: ({ type }: CustomFieldValue) => TYPES[type],
})
export abstract class CustomFieldValue {
  @Field(() => CustomFieldType, { description: 'Says which of the types the value is, and of a reference, to what.' })
  type: CustomFieldType;

  @Field({ description: 'Code of the field: lower-case Latin letters, digits and hyphens. It never changes.' })
  code: string;

  @Field({ description: 'Name of the field in Russian.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Name of the field in English; null where it has none.' })
  nameEn: string | null;
}

@ObjectType({ implements: () => [CustomFieldValue], description: 'The value of a field of the type TEXT.' })
export class CustomText extends CustomFieldValue {
  @Field({ description: 'Plain text, possibly of several lines.' })
  text: string;
}

@ObjectType({ implements: () => [CustomFieldValue], description: 'The value of a field of the type NUMBER.' })
export class CustomNumber extends CustomFieldValue {
  @Field(() => Float, { description: 'In `unit`.' })
  number: number;

  @Field(() => String, { nullable: true, description: 'Unit of the field, such as «мм»; null where it has none.' })
  unit: string | null;
}

@ObjectType({ implements: () => [CustomFieldValue], description: 'The value of a field of the type FLAG.' })
export class CustomFlag extends CustomFieldValue {
  @Field({ description: 'Yes or no.' })
  flag: boolean;
}

@ObjectType({ description: 'What can be chosen as the value of a LIST.' })
export class CustomFieldOption {
  @Field({ description: 'Lower-case Latin letters, digits and hyphens; unique within the field.' })
  slug: string;

  @Field({ description: 'Name in Russian.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Name in English; null where it has none.' })
  nameEn: string | null;
}

@ObjectType({ implements: () => [CustomFieldValue], description: 'The value of a field of the type LIST.' })
export class CustomList extends CustomFieldValue {
  @Field(() => [CustomFieldOption], { description: 'The chosen options, in the order of the declaration.' })
  options: CustomFieldOption[];
}

@ObjectType({ description: 'What a custom field refers to.' })
export class CustomFieldTarget {
  @Field(() => ID, { description: 'Of the product, brand, category, collection or article.' })
  id: string;

  @Field({ description: 'Last part of its address.' })
  slug: string;

  @Field({ description: 'Its name or title, in Russian.' })
  name: string;
}

@ObjectType({
  implements: () => [CustomFieldValue],
  description:
    'The value of a field that refers to something. It is left out while shoppers cannot see what it refers to.',
})
export class CustomReference extends CustomFieldValue {
  @Field(() => CustomFieldTarget, { description: 'What it refers to; `type` says of which kind.' })
  reference: CustomFieldTarget;
}

const TYPES: Record<CustomFieldType, string> = {
  TEXT: CustomText.name,
  NUMBER: CustomNumber.name,
  FLAG: CustomFlag.name,
  LIST: CustomList.name,
  PRODUCT_REFERENCE: CustomReference.name,
  BRAND_REFERENCE: CustomReference.name,
  CATEGORY_REFERENCE: CustomReference.name,
  COLLECTION_REFERENCE: CustomReference.name,
  ARTICLE_REFERENCE: CustomReference.name,
};
