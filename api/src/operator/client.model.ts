import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../platform/graphql/pagination.model.js';

@ObjectType({ description: 'A front end that calls the API with a publishable key: a site, an app, a server.' })
export class OperatorClient {
  @Field(() => ID, { description: 'Of saveClient, rotateClientKey and endPreviousClientKey.' })
  id: string;

  @Field({ description: 'What reports and orders call it; 1 to 60 characters, unique.' })
  name: string;

  @Field({ description: 'Publishable key, `meet_pk_…`, which it sends as `x-meet-client`. No secret.' })
  key: string;

  @Field(() => String, { nullable: true, description: 'The key before the last rotation, while it is still valid.' })
  previousKey: string | null;

  @Field(() => [String], {
    description: 'Origins and patterns of its pages, as in API_ORIGINS; none for apps and servers.',
  })
  origins: string[];

  @Field(() => [String], { description: 'Beginnings of the addresses to which a payment may lead back.' })
  returnAddresses: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'Address of an order’s page, `{id}` for its public id; letters and SMS link to it. Null: the storefront’s.',
  })
  orderUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of a product’s page, `{slug}` and `{size}` for their slugs; feeds of goods for it link there. Null: it has none.',
  })
  productUrl: string | null;

  @Field(() => Int, { description: 'Percent of QUERY_POINTS_PER_MINUTE that one network address gets through it.' })
  limitPercent: number;

  @Field({ description: 'Whether it may ask for its registered documents only.' })
  documentsOnly: boolean;

  @Field(() => Int, { description: 'How many documents are registered for it.' })
  documentCount: number;

  @Field({ description: 'Whether its keys are valid and its pages may call.' })
  active: boolean;

  @Field({ description: 'When it was made.' })
  createdAt: Date;
}

@ObjectType({ description: 'A GraphQL document that a front end may ask for by its hash.' })
export class ClientDocument {
  @Field({
    description: 'SHA-256 of the text, 64 hexadecimal digits: `extensions.persistedQuery.sha256Hash` of a request.',
  })
  hash: string;

  @Field({ description: 'Name of its operation.' })
  name: string;

  @Field({ description: 'The text, as it was registered.' })
  text: string;

  @Field({ description: 'When it was registered first.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of the documents of a front end.' })
export class ClientDocumentPage {
  @Field(() => [ClientDocument], { description: 'The newest first, then by name.' })
  items: ClientDocument[];

  @Field(() => Pagination, { description: 'Which page it is, and how many documents there are.' })
  pagination: Pagination;
}
