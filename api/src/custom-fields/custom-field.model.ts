import { Field, Float, ID, InterfaceType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CustomFieldOwner, CustomFieldType, CustomFieldVisibility } from '../generated/prisma/enums.js';

export { CustomFieldOwner, CustomFieldType, CustomFieldVisibility };

registerEnumType(CustomFieldOwner, {
  name: 'CustomFieldOwner',
  description: 'Kinds of objects that can have custom fields.',
  valuesMap: {
    PRODUCT: { description: 'Products, each in one colourway.' },
    OFFER: { description: 'Product items: one product in one size from one supplier.' },
    COLLECTION: { description: 'Hand-picked selections of products.' },
    ORDER: { description: 'Orders and order requests.' },
    SHOPPER: { description: 'Accounts of shoppers.' },
  },
});

registerEnumType(CustomFieldType, {
  name: 'CustomFieldType',
  description: 'Type of a custom field’s values.',
  valuesMap: {
    TEXT: { description: 'A text of 1 to 5,000 characters.' },
    NUMBER: { description: 'A number; the field may define a unit and bounds.' },
    FLAG: { description: 'A Boolean.' },
    LIST: { description: 'One of the field’s options, or several if the field is `multiple`.' },
    PRODUCT_REFERENCE: { description: 'Refers to a product by id or slug.' },
    BRAND_REFERENCE: { description: 'Refers to a brand by id or slug.' },
    CATEGORY_REFERENCE: { description: 'Refers to a category of any level by id or slug.' },
    COLLECTION_REFERENCE: {
      description: 'Refers to a collection by id or slug. Shoppers see the value while the collection is shown.',
    },
    ARTICLE_REFERENCE: {
      description: 'Refers to a blog article by id or slug. Shoppers see the value once the article is published.',
    },
  },
});

registerEnumType(CustomFieldVisibility, {
  name: 'CustomFieldVisibility',
  description: 'Who can read the values of a custom field in addition to operators and programs.',
  valuesMap: {
    PUBLIC: { description: 'Everybody; only for fields of products, product items and collections.' },
    OWNER: { description: 'The shopper who owns the order or account; only for fields of orders and shoppers.' },
    OPERATORS: { description: 'Only operators and programs.' },
  },
});

@InterfaceType({
  description:
    'Value of a custom field defined by operators. Each type of field has its own GraphQL type; fields without a value are omitted.',
  resolveType: ({ type }: CustomFieldValue) => TYPES[type],
})
export abstract class CustomFieldValue {
  @Field(() => CustomFieldType, {
    description: 'Type of the field; for a reference, also the kind of the referenced object.',
  })
  type: CustomFieldType;

  @Field({ description: 'Code of the field: lower-case Latin letters, digits and hyphens. It never changes.' })
  code: string;

  @Field({ description: 'Name of the field in Russian.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Name of the field in English; null if it has none.' })
  nameEn: string | null;
}

@ObjectType({ implements: () => [CustomFieldValue], description: 'Value of a custom field of type TEXT.' })
export class CustomText extends CustomFieldValue {
  @Field({ description: 'Plain text, possibly with several lines.' })
  text: string;
}

@ObjectType({ implements: () => [CustomFieldValue], description: 'Value of a custom field of type NUMBER.' })
export class CustomNumber extends CustomFieldValue {
  @Field(() => Float, { description: 'Value, measured in `unit`.' })
  number: number;

  @Field(() => String, { nullable: true, description: 'Unit of the field, such as «мм»; null if it has none.' })
  unit: string | null;
}

@ObjectType({ implements: () => [CustomFieldValue], description: 'Value of a custom field of type FLAG.' })
export class CustomFlag extends CustomFieldValue {
  @Field({ description: 'Value of the field.' })
  flag: boolean;
}

@ObjectType({ description: 'An option of a custom field of type LIST.' })
export class CustomFieldOption {
  @Field({ description: 'Slug: lower-case Latin letters, digits and hyphens; unique within the field.' })
  slug: string;

  @Field({ description: 'Name in Russian.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Name in English; null if there is none.' })
  nameEn: string | null;
}

@ObjectType({ implements: () => [CustomFieldValue], description: 'Value of a custom field of type LIST.' })
export class CustomList extends CustomFieldValue {
  @Field(() => [CustomFieldOption], { description: 'Chosen options, in the order in which the field defines them.' })
  options: CustomFieldOption[];
}

@ObjectType({ description: 'The object that a custom field refers to.' })
export class CustomFieldTarget {
  @Field(() => ID, { description: 'Id of the product, brand, category, collection or article.' })
  id: string;

  @Field({ description: 'Slug: the last segment of the object’s path.' })
  slug: string;

  @Field({ description: 'Name or title in Russian.' })
  name: string;
}

@ObjectType({
  implements: () => [CustomFieldValue],
  description:
    'Value of a custom field that refers to another object. It is omitted while shoppers cannot see that object.',
})
export class CustomReference extends CustomFieldValue {
  @Field(() => CustomFieldTarget, { description: 'The referenced object; `type` says what kind it is.' })
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
