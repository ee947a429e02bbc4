import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../platform/graphql/pagination.model.js';

@ObjectType({ description: 'A brand, with goods on sale or without.' })
export class OperatorBrand {
  @Field(() => ID, { description: 'Of the brand; `saveBrand`, `setBrandLogo` and `removeBrand` take it.' })
  id: string;

  @Field({ description: 'Last part of its address; `saveProduct` and the menu name it so.' })
  slug: string;

  @Field({ description: 'As shoppers read it.' })
  name: string;

  @Field(() => Int, { description: 'Higher stands earlier in lists.' })
  positionScore: number;

  @Field(() => String, { nullable: true, description: 'A path below the image proxy; null without a logo.' })
  logoUrl: string | null;

  @Field({ description: 'Sanitised HTML for its page; empty where nobody wrote one.' })
  description: string;

  @Field({ description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A part of `brands`.' })
export class OperatorBrandPage {
  @Field(() => [OperatorBrand], { description: 'Brands of this page, the best placed first.' })
  items: OperatorBrand[];

  @Field(() => Pagination, { description: 'Which page it is, and how many brands there are.' })
  pagination: Pagination;
}
