import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A category of the tree, with goods on sale or without.' })
export class OperatorCategory {
  @Field(() => ID, { description: 'Of the category; `saveCategory` and `removeCategory` take it.' })
  id: string;

  @Field({ description: 'Part of its address below /catalog; `saveProduct` and the menu name it so.' })
  slug: string;

  @Field({ description: 'As shoppers read it.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Slug of the category above; null on the first level.' })
  parent: string | null;

  @Field(() => Int, { description: '1 to 3, the first one outermost.' })
  level: number;

  @Field(() => Int, { description: 'Place among its neighbours; the lowest stands first.' })
  position: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Shipping weight of one unit in grams; null: that of the category above, or the shop’s own.',
  })
  weightGrams: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its number in Google’s taxonomy of goods; null: that of the category above, or none.',
  })
  googleProductCategory: number | null;
}
