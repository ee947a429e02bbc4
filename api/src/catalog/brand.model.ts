import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { NamedBrand } from './card.model.js';

@ObjectType({ implements: () => [NamedBrand], description: 'A brand and the content of its page.' })
export class Brand extends NamedBrand {
  @Field(() => ID, {
    description: 'Id of the brand. Operators’ calls take it; product lists filter by `slug` instead.',
  })
  id: string;

  @Field({ description: 'Last segment of the brand’s path; a value of the filter `brand`.' })
  declare slug: string;

  @Field({ description: 'Name in the brand’s own spelling, such as «New Balance».' })
  declare name: string;

  @Field(() => Int, { description: 'Sort weight: brands with a higher weight come first.' })
  positionScore: number;

  @Field(() => String, { nullable: true, description: 'Logo: a path for the image proxy.' })
  logoUrl: string | null;

  @Field({ description: 'Text for the brand’s page; empty if there is none.' })
  description: string;

  @Field(() => Date, { description: 'When the brand was added to the catalogue.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When the brand was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of `brandList`.' })
export class BrandPage {
  @Field(() => [Brand], { description: 'Brands of this page, highest sort weight first.' })
  items: Brand[];

  @Field(() => Pagination, { description: 'Position of this page and total number of brands.' })
  pagination: Pagination;
}

@InputType({ description: 'Filters brands; with no field set, returns all.' })
export class BrandListInput {
  @Field(() => String, { nullable: true, description: 'Part of the brand’s name to search for.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  query?: string | null;

  @Field(() => String, { nullable: true, description: 'Returns only the brand with this slug.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  slug?: string | null;
}
