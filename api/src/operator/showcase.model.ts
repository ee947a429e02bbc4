import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Directory } from '../catalog/index.js';
import { CollectionView } from '../search/index.js';

@ObjectType({ description: 'A collection with its products, on show or not.' })
export class OperatorCollection extends CollectionView {
  @Field(() => String, { nullable: true })
  posterUrl: string | null;

  @Field(() => Int)
  position: number;

  @Field(() => [ID], { description: 'In the order they are shown.' })
  productIds: string[];
}

@ObjectType()
export class OperatorBadge {
  @Field(() => ID)
  id: string;

  @Field()
  slug: string;

  @Field()
  title: string;

  @Field({ description: '`#rrggbb`' })
  textColour: string;

  @Field({ description: '`#rrggbb`' })
  backgroundColour: string;

  @Field(() => String, { nullable: true })
  logoUrl: string | null;
}

@ObjectType({ description: 'All there is to choose from on the showcase.' })
export class Showcase {
  @Field(() => [OperatorCollection])
  collections: OperatorCollection[];

  @Field(() => [OperatorBadge])
  badges: OperatorBadge[];

  @Field(() => [Directory])
  directories: Directory[];
}
