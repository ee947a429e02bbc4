import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { Pagination } from '../platform/graphql/pagination.model.js';

/** Most favourites of one shopper. */
export const MOST_FAVOURITES = 500;

@ObjectType({
  description: 'What a shopper keeps, the last added first. Products that are not sold any more are passed over.',
})
export class Favourites {
  @Field(() => ID, { description: 'Account that the favourites belong to.' })
  userId: string;

  @Field(() => [ID], { description: 'All of them, whatever the page; 500 at most.' })
  productIds: string[];

  @Field(() => Pagination, { description: 'Which page it is, and how many favourites are still sold.' })
  pagination: Pagination;
}

@ObjectType({ description: 'What the press of the heart has done.' })
export class ToggledFavourite {
  @Field(() => ID, { description: 'Product that was asked about.' })
  productId: string;

  @Field(() => Boolean, { description: 'Whether the product is a favourite now.' })
  isFavourite: boolean;

  @Field(() => Int, { description: 'Favourites of the shopper.' })
  count: number;
}

@InputType({ description: 'Which product, and whether it is to be a favourite.' })
export class ToggleFavouriteInput {
  @Field(() => ID, { description: '`id` of the product.' })
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

@InputType({ description: 'Favourites that a guest kept in the browser.' })
export class MergeFavouritesInput {
  @Field(() => [ID], {
    description: 'What a guest kept, the last added first; 500 at most. Unknown ones are passed over.',
  })
  @IsArray()
  @ArrayMaxSize(MOST_FAVOURITES)
  @IsUUID('all', { each: true })
  productIds: string[];
}
