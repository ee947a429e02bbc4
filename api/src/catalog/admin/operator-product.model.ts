import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ImageState } from '../../generated/prisma/enums.js';
import { BonusCalcState, Material, Season, Sex } from '../index.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';
import { OperatorOffer } from './operator-offer.model.js';

registerEnumType(ImageState, {
  name: 'ImageState',
  description: 'Download status of a picture.',
  valuesMap: {
    PENDING: { description: 'The URL is known; the picture is not downloaded yet.' },
    STORED: { description: 'The picture is stored and shown to shoppers.' },
    FAILED: { description: 'The download failed; `catalog:images` tries again.' },
  },
});

@ObjectType({ description: 'A picture of a product, downloaded or not.' })
export class OperatorProductImage {
  @Field(() => ID, { description: 'Id of the picture; stable while the product has it.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Path for the image proxy; `setProductMedia` accepts the same path. Null until the picture is downloaded.',
  })
  url: string | null;

  @Field({ description: 'Alternative text: what the picture shows; may be empty.' })
  alt: string;

  @Field(() => Int, { description: 'Position among the product’s pictures, from 0; position 0 is the cover.' })
  position: number;

  @Field(() => ImageState, { description: 'Whether the picture is stored, or why not.' })
  state: ImageState;

  @Field({ description: 'Origin of the picture: a URL from a feed, or `storage:` with a key for an upload.' })
  sourceUrl: string;
}

@ObjectType({ description: 'Id of a product in another system.' })
export class OperatorProductSource {
  @Field({ description: 'Name of the feed or system.' })
  source: string;

  @Field({ description: 'Id of the product in the system `source`; `saveProduct` takes both.' })
  externalId: string;
}

@ObjectType({ description: 'A product as operators see it, on sale or not.' })
export class OperatorProduct {
  @Field(() => ID, { description: 'Id of the product, for all calls about it.' })
  id: string;

  @Field({ description: 'Last segment of the product’s path /product/{slug}.' })
  slug: string;

  @Field({ description: 'Name for shoppers, in Russian.' })
  name: string;

  @Field({ description: 'Description as sanitised HTML.' })
  description: string;

  @Field({ description: 'Whether the product is on sale.' })
  active: boolean;

  @Field({ description: 'Whether the product is for children.' })
  children: boolean;

  @Field({ description: 'Whether an operator has marked the product as new.' })
  newArrival: boolean;

  @Field({ description: 'Whether the product is marked as sold at the shop’s own best price.' })
  meetPrice: boolean;

  @Field(() => BonusCalcState, {
    description: 'Whether the product earns points, can be paid for with points, both or neither.',
  })
  bonusCalcState: BonusCalcState;

  @Field(() => Sex, { description: 'Sex of the people the product is for.' })
  sex: Sex;

  @Field(() => [Season], { description: 'Seasons used by filters.' })
  seasons: Season[];

  @Field(() => [Material], { description: 'Materials used by filters.' })
  material: Material[];

  @Field(() => Int, { description: 'Number of units in paid orders.' })
  unitSold: number;

  @Field(() => Date, { nullable: true, description: 'When a unit was last paid for; null if never.' })
  lastSoldAt: Date | null;

  @Field(() => [OperatorProductSource], { description: 'Ids of the product in feeds and other systems.' })
  sources: OperatorProductSource[];

  @Field(() => String, { nullable: true, description: 'Name of the model that groups the product’s colourways.' })
  model: string | null;

  @Field(() => [String], { description: 'Slugs of the product’s categories, outermost first.' })
  category: string[];

  @Field(() => [String], { description: 'Names of the product’s colours, main colour first.' })
  colours: string[];

  @Field(() => [String], { description: 'Names of the product’s brands, main brand first.' })
  brands: string[];

  @Field(() => [String], {
    description: 'Slugs of the product’s brands, main brand first; `saveProduct` takes them as `brands`.',
  })
  brandSlugs: string[];

  @Field(() => [ID], { description: 'Ids of the product’s badges in display order; `showcase` lists all badges.' })
  badgeIds: string[];

  @Field(() => [String], { description: 'Slugs of the product’s badges in display order.' })
  badges: string[];

  @Field(() => String, { nullable: true, description: 'Advice on choosing a size; null if there is none.' })
  sizeGuide: string | null;

  @Field(() => [OperatorOffer], { description: 'All items of the product, including inactive ones.' })
  items: OperatorOffer[];

  @Field({ description: 'Publication date.' })
  publishedAt: Date;

  @Field({ description: 'Time of creation.' })
  createdAt: Date;

  @Field({
    description: 'When the product itself was last changed; `changedAt` also counts changes of items and pictures.',
  })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of `products`.' })
export class OperatorProductPage {
  @Field(() => [OperatorProduct], { description: 'Products of this page, most recently changed first.' })
  items: OperatorProduct[];

  @Field(() => Pagination, { description: 'Position of this page and total number of products.' })
  pagination: Pagination;
}
