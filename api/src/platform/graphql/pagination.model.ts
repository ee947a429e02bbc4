import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import type { PageRequest, Pagination as PaginationShape } from '../../shared/page.js';

@InputType({ description: 'Which part of a list; left out, its first 24 entries.' })
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

@ObjectType({ description: 'Which part of a list an answer is.' })
export class Pagination implements PaginationShape {
  @Field(() => Int, { description: 'Number of the page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Most entries of a page, as asked for.' })
  limit: number;

  @Field(() => Int, { description: 'Pages there are; 0 of an empty list.' })
  totalPages: number;

  @Field(() => Int, { description: 'Entries of the whole list.' })
  totalItems: number;
}
