import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { NamedBrand } from './card.model.js';

@ObjectType({ implements: () => [NamedBrand], description: 'A brand with its page in the catalogue.' })
export class Brand extends NamedBrand {
  @Field(() => ID, { description: 'Of the brand; operators’ calls take it, listings filter by `slug`.' })
  id: string;

  @Field({ description: 'Last part of the brand’s address; value of the filter `brand`.' })
  declare slug: string;

  @Field({ description: 'Name as the brand writes it, such as «New Balance».' })
  declare name: string;

  @Field(() => Int, { description: 'Higher stands earlier.' })
  positionScore: number;

  @Field(() => String, { nullable: true, description: 'A path below the image proxy.' })
  logoUrl: string | null;

  @Field({ description: 'Text about the brand for its page; empty where nobody wrote one.' })
  description: string;

  @Field(() => Date, { description: 'When the brand came into the catalogue.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When the brand was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A part of `brandList`.' })
export class BrandPage {
  @Field(() => [Brand], { description: 'Brands of this page, the best placed first.' })
  items: Brand[];

  @Field(() => Pagination, { description: 'Which page it is, and how many brands there are.' })
  pagination: Pagination;
}

@InputType({ description: 'Which brands are listed; none of the fields: all.' })
export class BrandListInput {
  @Field(() => String, { nullable: true, description: 'Part of the name.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  query?: string | null;

  @Field(() => String, { nullable: true, description: 'This one alone.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  slug?: string | null;
}
