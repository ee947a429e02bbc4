import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
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

  @Field(() => RedirectKind, { description: 'Whether the redirect covers one path or all paths below it.' })
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

@ObjectType({ description: 'A row of an import that was refused.' })
export class RefusedRedirect {
  @Field(() => Int, { description: 'Line of the file where the row begins.' })
  line: number;

  @Field(() => String, { nullable: true, description: 'Source in the row; null if the row could not be read.' })
  source: string | null;

  @Field({ description: 'Error code: BAD_USER_INPUT or REDIRECT_CHAINED (rules would form a chain).' })
  code: string;

  @Field({ description: 'What is wrong with the row, in the language of the request.' })
  message: string;
}

@ObjectType({ description: 'Result of an import of redirects.' })
export class RedirectImport {
  @Field(() => Int, { description: 'Number of redirects created or changed.' })
  saved: number;

  @Field(() => Int, { description: 'Number of rows whose redirect existed already.' })
  unchanged: number;

  @Field(() => [RefusedRedirect], { description: 'Refused rows, in the order of the file.' })
  refused: RefusedRedirect[];

  @Field(() => [String], { description: 'Names of columns that were not read.' })
  ignoredColumns: string[];
}
