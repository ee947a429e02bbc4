import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { DateOrTime } from '../platform/graphql/date-time.scalar.js';
import { OperatorChannel } from '../generated/prisma/enums.js';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

import { SNAPSHOTS, type Entity } from './snapshots.js';
import { enumOf } from '../platform/graphql/enum-of.js';

export const OperatorEntity = enumOf(Object.keys(SNAPSHOTS) as Entity[]);
registerEnumType(OperatorEntity, {
  name: 'OperatorEntity',
  description: 'Kinds of objects that operators change.',
  valuesMap: {
    ANNOUNCEMENT: { description: 'An announcement at the top of the pages.' },
    BADGE: { description: 'A badge attached to products.' },
    BANNER: { description: 'A banner: a picture with text and a link.' },
    BRAND: { description: 'A brand in the catalogue.' },
    CATEGORY: { description: 'A category in the catalogue.' },
    CUSTOM_FIELD: { description: 'A definition of a custom field.' },
    BULK_JOB: { description: 'A bulk change of prices or stock.' },
    EXPORT: { description: 'An export of a list to a file.' },
    MESSAGE_TEMPLATE: { description: 'The merchant’s own texts of an e-mail or SMS.' },
    FEED_RUN: { description: 'A run that reads a supplier’s feed.' },
    FEED_SOURCE: { description: 'A supplier’s feed, with its URL and settings.' },
    CLIENT: { description: 'A client with a publishable key.' },
    COLLECTION: { description: 'A collection of products.' },
    COLOUR: { description: 'A colour of the palette.' },
    COMPANION_RULE: { description: 'A companion rule of a category or a product.' },
    CONTENT: { description: 'A blog article or information page.' },
    COOPERATIVE_REQUEST: { description: 'A partnership request.' },
    DIRECTORY: { description: 'An entry of the shop’s menu.' },
    JUDGED_QUERY: {
      description: 'A judged query: its expected products are used to test search rules.',
    },
    LOYALTY_LEVELS: { description: 'All levels of the loyalty programme.' },
    MEET_PRICE_REQUEST: { description: 'A shopper’s price-match request.' },
    ORDER: { description: 'An order or its units.' },
    OUTBOX: { description: 'Failed messages that were queued again.' },
    PROGRAM: { description: 'A program with an access token.' },
    PRODUCT: { description: 'A product: its texts, pictures or badges.' },
    PRODUCT_ITEM: { description: 'A product item: its prices or stock.' },
    PROMOCODE: { description: 'A promo code.' },
    QUESTION: { description: 'A shopper’s question about a product or the shop’s answer to it.' },
    REDIRECT: { description: 'A redirect of a moved page.' },
    RETURN_REQUEST: { description: 'A return request of a shopper.' },
    REVIEW: { description: 'A review or the shop’s answer to it.' },
    ROLE: { description: 'A role: its permissions.' },
    SEARCH_RULE: { description: 'A rule that changes search results, such as a synonym, a redirect or a pin.' },
    SHOP_SETTINGS: { description: 'All settings that operators have set in place of the environment’s values.' },
    SHOPPER: { description: 'An account: its points or role.' },
    URL_METADATA: { description: 'Search-engine texts of pages.' },
    WEBHOOK: { description: 'A webhook or its queued events.' },
  },
});
registerEnumType(OperatorChannel, {
  name: 'OperatorChannel',
  description: 'How an operator’s call was made.',
  valuesMap: {
    API: { description: 'Through this API, by a signed-in operator.' },
    COMMAND_LINE: {
      description: 'By `npm run admin` on the server. Anyone who can run this command can act as any operator.',
    },
    PROGRAM: { description: 'Through this API, by a program with an access token.' },
  },
});

@ObjectType({
  description:
    'An entry of the audit trail: an action of an operator or of an API client (a program with its own token). Entries never change.',
})
export class OperatorAction {
  @Field(() => ID, { description: 'Id of the entry in the audit trail, for list keys.' })
  id: string;

  @Field(() => ID, { description: 'Id of the operator’s account, or of the program if the channel is PROGRAM.' })
  actorId: string;

  @Field({
    description:
      'Current name, e-mail address or phone number of the operator, or current name of the API client (a program with its own token).',
  })
  actor: string;

  @Field({ description: 'Name of the call that was made.' })
  action: string;

  @Field(() => OperatorEntity, { description: 'Kind of object changed.' })
  entity: Entity;

  @Field(() => ID, {
    nullable: true,
    description: '`id` of the changed object; null if several were changed together.',
  })
  entityId: string | null;

  @Field(() => JsonScalar, { nullable: true, description: 'Values before the change; null if the object was created.' })
  before: unknown;

  @Field(() => JsonScalar, { nullable: true, description: 'Values after the change; null if the object was deleted.' })
  after: unknown;

  @Field(() => String, { nullable: true, description: 'Reason given by the operator.' })
  reason: string | null;

  @Field(() => OperatorChannel, {
    nullable: true,
    description: 'How the call was made; null for entries older than this field.',
  })
  channel: OperatorChannel | null;

  @Field({ description: 'When the action happened.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of the audit trail.' })
export class OperatorActionPage {
  @Field(() => [OperatorAction], { description: 'Actions of this page, newest first.' })
  items: OperatorAction[];

  @Field(() => Pagination, { description: 'Position of this page and total number of actions.' })
  pagination: Pagination;
}

@InputType({ description: 'Filters the audit trail; with no field set, returns all.' })
export class OperatorActionsInput {
  @Field(() => OperatorEntity, { nullable: true, description: 'Returns only changes of this kind of object.' })
  @IsOptional()
  @IsIn(Object.keys(SNAPSHOTS))
  entity?: Entity | null;

  @Field(() => ID, { nullable: true, description: 'Returns only changes of this object.' })
  @IsOptional()
  @IsUUID('all')
  entityId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Returns only actions of this operator or program: the `id` of an account, or of a program from `programs`.',
  })
  @IsOptional()
  @IsUUID('all')
  actorId?: string | null;

  @Field(() => String, { nullable: true, description: 'Returns only actions of this call, such as `moveItems`.' })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  action?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Returns only entries older than the entry with this `id`. Send the last `id` of one page to get the next page; new entries do not shift the pages.',
  })
  @IsOptional()
  @Matches(/^[1-9]\d{0,17}$/)
  before?: string | null;

  @DateOrTime('START', { nullable: true, description: 'Earliest time, inclusive.' })
  @IsOptional()
  from?: Date | null;

  @DateOrTime('NEXT', { nullable: true, description: 'Latest time, exclusive.' })
  @IsOptional()
  to?: Date | null;
}
