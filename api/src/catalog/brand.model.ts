import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Pagination } from '../platform/graphql/pagination.model.js';

@ObjectType()
export class Brand {
  @Field(() => ID)
  id: string;

  @Field()
  slug: string;

  @Field()
  name: string;

  @Field(() => Int, { description: 'Higher stands earlier.' })
  positionScore: number;

  @Field(() => String, { nullable: true, description: 'A path below the image proxy.' })
  logoUrl: string | null;

  @Field()
  description: string;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  updatedAt: Date;
}

@ObjectType()
export class BrandPage {
  @Field(() => [Brand])
  items: Brand[];

  @Field(() => Pagination)
  pagination: Pagination;
}

@InputType()
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
