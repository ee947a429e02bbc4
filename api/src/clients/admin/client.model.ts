import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/graphql/pagination.model.js';

@ObjectType({ description: 'A client of the API with a publishable key: a website, app or server.' })
export class OperatorClient {
  @Field(() => ID, { description: 'Id of the client, for saveClient, rotateClientKey and endPreviousClientKey.' })
  id: string;

  @Field({ description: 'Name in reports and orders; 1 to 60 characters, unique.' })
  name: string;

  @Field({ description: 'Publishable key, `meet_pk_…`, sent in the header `x-meet-client`. It is not secret.' })
  key: string;

  @Field(() => String, {
    nullable: true,
    description: 'Key before the last rotation, if it is still valid; otherwise null.',
  })
  previousKey: string | null;

  @Field(() => [String], {
    description: 'Origins and origin patterns of the client’s pages, as in API_ORIGINS; empty for apps and servers.',
  })
  origins: string[];

  @Field(() => [String], { description: 'Prefixes of URLs to which a payment page may return.' })
  returnAddresses: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'URL of an order’s page, with `{id}` for its public id; e-mails and SMS link to it. Null: the storefront’s page.',
  })
  orderUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of a product’s page, with `{slug}` and `{size}` for their slugs; product feeds for this client link to it. Null: none.',
  })
  productUrl: string | null;

  @Field(() => Int, {
    description: 'Percentage of QUERY_POINTS_PER_MINUTE available to one IP address through this client.',
  })
  limitPercent: number;

  @Field({ description: 'Whether the client may run only its registered documents.' })
  documentsOnly: boolean;

  @Field(() => Int, { description: 'Number of documents registered for the client.' })
  documentCount: number;

  @Field({ description: 'Whether the client’s keys are valid and the client’s origins are allowed.' })
  active: boolean;

  @Field({ description: 'When the client was created.' })
  createdAt: Date;
}

@ObjectType({ description: 'A GraphQL document that a client may send by its hash (persisted operation).' })
export class ClientDocument {
  @Field({
    description: 'SHA-256 of the text as 64 hexadecimal digits: `extensions.persistedQuery.sha256Hash` of a request.',
  })
  hash: string;

  @Field({ description: 'Name of the document’s operation.' })
  name: string;

  @Field({ description: 'Text of the document as it was registered.' })
  text: string;

  @Field({ description: 'When the document was first registered.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of a client’s documents.' })
export class ClientDocumentPage {
  @Field(() => [ClientDocument], { description: 'Documents of this page, newest first, then by name.' })
  items: ClientDocument[];

  @Field(() => Pagination, { description: 'Position of this page and total number of documents.' })
  pagination: Pagination;
}
