import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, IsUUID } from 'class-validator';
import { Pagination } from '../platform/graphql/pagination.model.js';

/** Maximum number of favourites of one shopper. */
export const MOST_FAVOURITES = 500;

@ObjectType({
  description: 'A shopper’s favourite products, most recently added first. Products no longer sold are omitted.',
})
export class Favourites {
  @Field(() => ID, { description: 'Id of the account that the favourites belong to.' })
  userId: string;

  @Field(() => [ID], { description: 'Ids of all favourites, regardless of the page; 500 at most.' })
  productIds: string[];

  @Field(() => Pagination, { description: 'Position of this page and total number of favourites that are still sold.' })
  pagination: Pagination;
}

@ObjectType({ description: 'Result of `toggleFavourite`.' })
export class ToggledFavourite {
  @Field(() => ID, { description: 'Id of the product that was added or removed.' })
  productId: string;

  @Field(() => Boolean, { description: 'Whether the product is a favourite now.' })
  isFavourite: boolean;

  @Field(() => Int, { description: 'Number of the shopper’s favourites.' })
  count: number;
}

@InputType({ description: 'The product, and whether it should be a favourite.' })
export class ToggleFavouriteInput {
  @Field(() => ID, { description: '`id` of the product.' })
  @IsUUID('all')
  productId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Desired state; repeating the call changes nothing. Absent or null: inverts the current state.',
  })
  @IsOptional()
  @IsBoolean()
  isFavourite?: boolean | null;
}

@InputType({ description: 'Favourites that a guest saved in the browser.' })
export class MergeFavouritesInput {
  @Field(() => [ID], {
    description: 'Ids of products, most recently added first; 500 at most. Unknown ids are ignored.',
  })
  @IsArray()
  @ArrayMaxSize(MOST_FAVOURITES)
  @IsString({ each: true })
  productIds: string[];
}
