import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A category of the tree, with products on sale or without.' })
export class OperatorCategory {
  @Field(() => ID, { description: 'Id of the category; `saveCategory` and `removeCategory` take it.' })
  id: string;

  @Field({ description: 'Segment of the category’s path below /catalog; `saveProduct` and menu entries take it.' })
  slug: string;

  @Field({ description: 'Name as shoppers see it.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Slug of the parent category; null on the first level.' })
  parent: string | null;

  @Field(() => Int, { description: 'Level in the tree, from 1 (top) to 3.' })
  level: number;

  @Field(() => Int, { description: 'Position in lists among the categories with the same parent, lowest first.' })
  position: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Shipping weight of one unit in grams; null: inherited from the parent category or, if it has none, from the settings.',
  })
  weightGrams: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number in Google’s product taxonomy; null: inherited from the parent category, if it has one.',
  })
  googleProductCategory: number | null;
}
