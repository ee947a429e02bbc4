import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import type { PageRequest, Pagination as PaginationShape } from '../../shared/page.js';

@InputType()
export class PaginationInput implements PageRequest {
  @Field(() => Int, { defaultValue: 1, description: 'From 1.' })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  page = 1;

  @Field(() => Int, { defaultValue: 24, description: 'From 1 to 100.' })
  @IsInt()
  @Min(1)
  @Max(100)
  limit = 24;
}

@ObjectType()
export class Pagination implements PaginationShape {
  @Field(() => Int)
  page: number;

  @Field(() => Int)
  limit: number;

  @Field(() => Int)
  totalPages: number;

  @Field(() => Int)
  totalItems: number;
}
