import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { Pagination } from '../platform/graphql/pagination.model.js';

/** Most favourites of one shopper. */
export const MOST_FAVOURITES = 500;

@ObjectType({
  description: 'What a shopper keeps, the last added first. Products that are not sold any more are passed over.',
})
export class Favourites {
  @Field(() => ID)
  userId: string;

  @Field(() => [ID], { description: 'All of them, whatever the page; 500 at most.' })
  productIds: string[];

  @Field(() => Pagination)
  pagination: Pagination;
}

@ObjectType()
export class ToggledFavourite {
  @Field(() => ID)
  productId: string;

  @Field(() => Boolean, { description: 'Whether the product is a favourite now.' })
  isFavourite: boolean;

  @Field(() => Int, { description: 'Favourites of the shopper.' })
  count: number;
}

@InputType()
export class ToggleFavouriteInput {
  @Field(() => ID)
  @IsUUID('all')
  productId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'What it is to be; sent again, it changes nothing. Left out, it is the opposite of what it was.',
  })
  @IsOptional()
  @IsBoolean()
  isFavourite?: boolean | null;
}

@InputType()
export class MergeFavouritesInput {
  @Field(() => [ID], {
    description: 'What a guest kept, the last added first; 500 at most. Unknown ones are passed over.',
  })
  @IsArray()
  @ArrayMaxSize(MOST_FAVOURITES)
  @IsUUID('all', { each: true })
  productIds: string[];
}
