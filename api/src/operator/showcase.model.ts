import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Directory } from '../catalog/index.js';
import { CollectionView } from '../search/index.js';

@ObjectType({ description: 'A collection with its products, on show or not.' })
export class OperatorCollection extends CollectionView {
  @Field(() => String, { nullable: true, description: 'Picture: a path below the image proxy; null without one.' })
  posterUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Another picture for dark themes; null where `posterUrl` serves both.',
  })
  darkPosterUrl: string | null;

  @Field(() => Int, { description: 'Place among the collections; the lowest stands first.' })
  position: number;

  @Field(() => [ID], { description: 'In the order they are shown.' })
  productIds: string[];
}

@ObjectType({ description: 'A mark that can be put on products.' })
export class OperatorBadge {
  @Field(() => ID, { description: 'Of the badge; `editProduct`, `saveBadge` and `removeBadge` take it.' })
  id: string;

  @Field({ description: 'Short name of the badge; shown nowhere.' })
  slug: string;

  @Field({ description: 'Words on the badge.' })
  title: string;

  @Field({ description: '`#rrggbb`' })
  textColour: string;

  @Field({ description: '`#rrggbb`' })
  backgroundColour: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its picture: a path below the image proxy; null where it has words only.',
  })
  logoUrl: string | null;
}

@ObjectType({ description: 'All there is to choose from on the showcase.' })
export class Showcase {
  @Field(() => [OperatorCollection], { description: 'All collections, on show or not, by position.' })
  collections: OperatorCollection[];

  @Field(() => [OperatorBadge], { description: 'All badges, by title.' })
  badges: OperatorBadge[];

  @Field(() => [Directory], { description: 'All entries of the menu, by position.' })
  directories: Directory[];
}
