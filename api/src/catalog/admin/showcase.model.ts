import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Directory } from '../index.js';
import { CollectionView } from '../../search/index.js';

@ObjectType({ description: 'A collection with its products, currently shown or not.' })
export class OperatorCollection extends CollectionView {
  @Field(() => String, {
    nullable: true,
    description: 'Picture of the collection: a path for the image proxy; null if there is none.',
  })
  posterUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Image for dark themes: a path for the image proxy; null if `posterUrl` is used for both.',
  })
  darkPosterUrl: string | null;

  @Field(() => Int, { description: 'Position among the collections, lowest first.' })
  position: number;

  @Field(() => [ID], { description: 'Ids of the collection’s products, in display order.' })
  productIds: string[];
}

@ObjectType({ description: 'A badge that can be attached to products.' })
export class OperatorBadge {
  @Field(() => ID, { description: 'Id of the badge; `editProduct`, `saveBadge` and `removeBadge` take it.' })
  id: string;

  @Field({ description: 'Slug of the badge; not shown to shoppers.' })
  slug: string;

  @Field({ description: 'Text of the badge.' })
  title: string;

  @Field({ description: 'Colour as `#rrggbb`.' })
  textColour: string;

  @Field({ description: 'Colour as `#rrggbb`.' })
  backgroundColour: string;

  @Field(() => String, {
    nullable: true,
    description: 'Image of the badge: a path for the image proxy; null if the badge has text only.',
  })
  logoUrl: string | null;
}

@ObjectType({ description: 'An entry of the top-level menu, as operators change it.' })
export class OperatorDirectory extends Directory {}

@ObjectType({ description: 'All collections, badges and menu entries.' })
export class Showcase {
  @Field(() => [OperatorCollection], { description: 'All collections, currently shown or not, sorted by position.' })
  collections: OperatorCollection[];

  @Field(() => [OperatorBadge], { description: 'All badges, sorted by title.' })
  badges: OperatorBadge[];

  @Field(() => [OperatorDirectory], { description: 'All menu entries, sorted by position.' })
  directories: OperatorDirectory[];
}
