import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Length } from 'class-validator';
import { OptionalLine } from '../platform/graphql/optional-line.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

const MOST_NAME = 60;

@ObjectType({ description: 'The link under which everybody sees the shopper’s favourites.' })
export class FavouritesLink {
  @Field(() => ID, { description: 'Unguessable last segment of the list’s path; `sharedFavourites` takes it.' })
  token: string;

  @Field(() => String, { nullable: true, description: 'Name that the shopper gave the list; null without a name.' })
  name: string | null;

  @Field({ description: 'Since when the list is shared under this link.' })
  createdAt: Date;
}

@ObjectType({
  description: 'Favourites that a shopper shares, most recently added first. The shopper’s identity is not shown.',
})
export class SharedFavourites {
  @Field(() => String, { nullable: true, description: 'Name that the shopper gave the list; null without a name.' })
  name: string | null;

  @Field(() => Int, { description: 'Number of products that are in the list, but no longer sold; they are omitted.' })
  missing: number;

  @Field(() => Pagination, { description: 'Position of this page and total number of products that are still sold.' })
  pagination: Pagination;
}

@InputType({ description: 'Name under which the favourites are shared.' })
export class ShareFavouritesInput {
  @OptionalLine(
    MOST_NAME,
    `Name of the list, shown to everybody who has the link; ${MOST_NAME} characters at most. Absent: stays as it is; null: none.`,
  )
  name?: string | null;
}

@InputType({ description: 'Selects shared favourites.' })
export class SharedFavouritesInput {
  @Field(() => ID, { description: '`token` of a FavouritesLink.' })
  @Length(1, 64)
  token: string;
}
