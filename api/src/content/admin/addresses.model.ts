import { Field, ID, ObjectType } from '@nestjs/graphql';
import { RedirectKind } from '../../generated/prisma/enums.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';

@ObjectType({ description: 'Search-engine texts of one page, or of all pages that match a pattern.' })
export class OperatorUrlMetadata {
  @Field(() => ID, { description: 'Id of the texts; `saveUrlMetadata` and `removeUrlMetadata` take it.' })
  id: string;

  @Field({ description: 'A path, a path pattern, or `*` for all other pages.' })
  url: string;

  @Field({ description: 'Heading of the page, with placeholders.' })
  name: string;

  @Field({ description: 'Content of the HTML element title, with placeholders.' })
  title: string;

  @Field({ description: 'Content of the meta tag description, with placeholders.' })
  description: string;

  @Field({ description: 'Content of the meta tag keywords, with placeholders.' })
  keywords: string;

  @Field(() => Date, { description: 'When the texts were last saved.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of search-engine texts.' })
export class OperatorUrlMetadataPage {
  @Field(() => [OperatorUrlMetadata], { description: 'Texts of this page, sorted by path.' })
  items: OperatorUrlMetadata[];

  @Field(() => Pagination, { description: 'Position of this page and total number of entries.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A redirect of a moved page, as operators see it.' })
export class OperatorRedirect {
  @Field(() => ID, { description: 'Id of the redirect; `saveRedirect` and `removeRedirect` take it.' })
  id: string;

  @Field(() => RedirectKind, { description: 'Whether it covers one path or all paths below it.' })
  kind: RedirectKind;

  @Field({ description: 'Path to redirect from; with PREFIX, also every path below it.' })
  source: string;

  @Field({ description: 'Path within the shop or an https URL to redirect to.' })
  target: string;

  @Field(() => Boolean, { description: 'HTTP status: true for 301, false for 302.' })
  permanent: boolean;

  @Field(() => Date, { description: 'When the redirect was last saved.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of redirects, sorted by source.' })
export class OperatorRedirectPage {
  @Field(() => [OperatorRedirect], { description: 'Redirects of this page, sorted by source.' })
  items: OperatorRedirect[];

  @Field(() => Pagination, { description: 'Position of this page and total number of redirects.' })
  pagination: Pagination;
}
