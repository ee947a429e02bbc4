import { Field, ID, ObjectType } from '@nestjs/graphql';
import { RedirectKind } from '../generated/prisma/enums.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

@ObjectType()
export class OperatorUrlMetadata {
  @Field(() => ID)
  id: string;

  @Field({ description: 'A path, a pattern, or `*`.' })
  url: string;

  @Field()
  name: string;

  @Field()
  title: string;

  @Field()
  description: string;

  @Field()
  keywords: string;

  @Field(() => Date)
  updatedAt: Date;
}

@ObjectType()
export class OperatorUrlMetadataPage {
  @Field(() => [OperatorUrlMetadata])
  items: OperatorUrlMetadata[];

  @Field(() => Pagination)
  pagination: Pagination;
}

@ObjectType()
export class OperatorRedirect {
  @Field(() => ID)
  id: string;

  @Field(() => RedirectKind)
  kind: RedirectKind;

  @Field()
  source: string;

  @Field()
  target: string;

  @Field(() => Boolean)
  permanent: boolean;

  @Field(() => Date)
  updatedAt: Date;
}

@ObjectType()
export class OperatorRedirectPage {
  @Field(() => [OperatorRedirect])
  items: OperatorRedirect[];

  @Field(() => Pagination)
  pagination: Pagination;
}
