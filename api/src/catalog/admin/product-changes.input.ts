import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { EventCursor } from '../../platform/live/events.input.js';

/** Maximum number of products that one call returns. */
export const MOST_CHANGES = 500;

@InputType({ description: 'Cursor and page size for reading changes of products.' })
export class ProductChangesInput {
  @Field(() => String, {
    nullable: true,
    description: '`cursor` of the previous result. Absent or null: all products from the beginning.',
  })
  @IsOptional()
  @EventCursor()
  after?: string | null;

  @Field(() => Int, {
    defaultValue: 100,
    description: `Maximum number of products to return, from 1 to ${MOST_CHANGES}.`,
  })
  @IsInt()
  @Min(1)
  @Max(MOST_CHANGES)
  limit = 100;
}
