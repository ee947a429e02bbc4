import { Field, ID, ObjectType } from '@nestjs/graphql';
import { RedirectKind } from '../generated/prisma/enums.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

@ObjectType({ description: 'Texts of one page, or of all pages that fit a pattern.' })
export class OperatorUrlMetadata {
  @Field(() => ID, { description: 'Of the texts; `saveUrlMetadata` and `removeUrlMetadata` take it.' })
  id: string;

  @Field({ description: 'A path, a pattern, or `*`.' })
  url: string;

  @Field({ description: 'Heading of the page, with its placeholders.' })
  name: string;

  @Field({ description: 'For the tag title, with its placeholders.' })
  title: string;

  @Field({ description: 'For the meta tag description, with its placeholders.' })
  description: string;

  @Field({ description: 'For the meta tag keywords, with its placeholders.' })
  keywords: string;

  @Field(() => Date, { description: 'When the texts were last saved.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of texts for search engines.' })
export class OperatorUrlMetadataPage {
  @Field(() => [OperatorUrlMetadata], { description: 'Texts of this page, by address.' })
  items: OperatorUrlMetadata[];

  @Field(() => Pagination, { description: 'Which page it is, and how many there are.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A rule that sends visitors of a moved address on.' })
export class OperatorRedirect {
  @Field(() => ID, { description: 'Of the rule; `saveRedirect` and `removeRedirect` take it.' })
  id: string;

  @Field(() => RedirectKind, { description: 'Whether the rule is for one address or for all below it.' })
  kind: RedirectKind;

  @Field({ description: 'A path of the shop; with PREFIX all below it, too.' })
  source: string;

  @Field({ description: 'A path of the shop, or an https address.' })
  target: string;

  @Field(() => Boolean, { description: 'True for 301, false for 302.' })
  permanent: boolean;

  @Field(() => Date, { description: 'When the rule was last saved.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of redirect rules.' })
export class OperatorRedirectPage {
  @Field(() => [OperatorRedirect], { description: 'Rules of this page, by source.' })
  items: OperatorRedirect[];

  @Field(() => Pagination, { description: 'Which page it is, and how many rules there are.' })
  pagination: Pagination;
}
