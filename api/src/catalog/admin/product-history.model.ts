import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';

export const ProductHistoryKind = { PRODUCT: 'PRODUCT', SIZE: 'SIZE', BRAND: 'BRAND', RUN: 'RUN' } as const;
export type ProductHistoryKind = keyof typeof ProductHistoryKind;

registerEnumType(ProductHistoryKind, {
  name: 'ProductHistoryKind',
  description: 'What an entry of a product’s history is about.',
  valuesMap: {
    PRODUCT: { description: 'The product itself was changed by an operator or program.' },
    SIZE: { description: 'A product item was changed by an operator or program.' },
    BRAND: { description: 'Another brand was merged into the product’s brand.' },
    RUN: { description: 'An import or a bulk job has written the product, its prices or its stock.' },
  },
});

@InputType({ description: 'Selects the product whose history is returned.' })
export class ProductHistoryInput {
  @Field(() => ID, { description: '`id` from `products` of a product on sale or not.' })
  @IsUUID('all')
  id: string;
}

@ObjectType({ description: 'An entry of a product’s history.' })
export class ProductHistoryEntry {
  @Field(() => ID, { description: 'Id of the entry, for list keys.' })
  id: string;

  @Field(() => ProductHistoryKind, { description: 'What the entry is about.' })
  kind: ProductHistoryKind;

  @Field({ description: 'Name of the call that was made; `import` for an import.' })
  action: string;

  @Field(() => String, {
    nullable: true,
    description: 'Current name of the operator or program; null for an import.',
  })
  actor: string | null;

  @Field(() => Date, { description: 'When it happened.' })
  createdAt: Date;

  @Field(() => String, { nullable: true, description: 'Size of the product item; null unless `kind` is SIZE.' })
  size: string | null;

  @Field(() => JsonScalar, {
    nullable: true,
    description:
      'Values before the change, null if the object was created. For RUN, `prices` and `stock` by size, as far as they changed.',
  })
  before: unknown;

  @Field(() => JsonScalar, {
    nullable: true,
    description:
      'Values after the change, null if the object was deleted. For RUN, `prices` and `stock` by size; for BRAND, `brand` and the name `merged` into it.',
  })
  after: unknown;

  @Field(() => String, { nullable: true, description: 'Reason given by the operator.' })
  reason: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the import’s source; null unless `kind` is RUN.' })
  source: string | null;

  @Field({ description: 'Whether the run was undone; false for other kinds.' })
  undone: boolean;
}
