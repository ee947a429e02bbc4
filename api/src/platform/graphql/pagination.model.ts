import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import type { PageRequest, Pagination as PaginationShape } from '../../shared/page.js';

@InputType({ description: 'Page to return; by default the first 24 entries.' })
export class PaginationInput implements PageRequest {
  @Field(() => Int, { defaultValue: 1, description: 'Page number, from 1.' })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  page = 1;

  @Field(() => Int, { defaultValue: 24, description: 'Page size, from 1 to 100.' })
  @IsInt()
  @Min(1)
  @Max(100)
  limit = 24;
}

@ObjectType({ description: 'Position of a page within a list.' })
export class Pagination implements PaginationShape {
  @Field(() => Int, { description: 'Page number, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Page size requested.' })
  limit: number;

  @Field(() => Int, { description: 'Total number of pages; 0 for an empty list.' })
  totalPages: number;

  @Field(() => Int, { description: 'Total number of entries in the list.' })
  totalItems: number;
}
