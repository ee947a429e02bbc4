import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/graphql/pagination.model.js';

@ObjectType({ description: 'A brand, with products on sale or without.' })
export class OperatorBrand {
  @Field(() => ID, { description: 'Id of the brand; `saveBrand`, `setBrandLogo` and `removeBrand` take it.' })
  id: string;

  @Field({ description: 'Last segment of the brand’s path; `saveProduct` and menu entries take it.' })
  slug: string;

  @Field({ description: 'Name as shoppers see it.' })
  name: string;

  @Field(() => Int, { description: 'Sort weight: brands with a higher weight come first in lists.' })
  positionScore: number;

  @Field(() => String, { nullable: true, description: 'Logo: a path for the image proxy; null if there is none.' })
  logoUrl: string | null;

  @Field({ description: 'Text for the brand’s page as sanitised HTML; empty if there is none.' })
  description: string;

  @Field({ description: 'When the brand was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of `brands`.' })
export class OperatorBrandPage {
  @Field(() => [OperatorBrand], { description: 'Brands of this page, highest sort weight first.' })
  items: OperatorBrand[];

  @Field(() => Pagination, { description: 'Position of this page and total number of brands.' })
  pagination: Pagination;
}
